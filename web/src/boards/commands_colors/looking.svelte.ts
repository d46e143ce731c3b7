/** What the viewer looks at: after a moment it is explained, with the odds of the attack he may be thinking of. */

import type { HexPath, Look } from "../hex/types";
import { readActions, type Action } from "../../lib/action";
import type { Odds } from "./odds";

export interface Looked {
  hex: string;
  how: Look;
  /** Nothing is there that a passing pointer would want explained. */
  isPlain: boolean;
}

export interface LookingTable {
  isPlain(label: string): boolean;
  /** The attack one may be thinking of while looking at a hex, and who would make it. */
  thoughtOf(label: string): { action: string; from: string } | null;
  /** One step of a way that may be taken now, from where it begins. */
  stepAt(label: string): { action: Action; from: string } | null;
  ask(question: "odds" | "preview", action: string): Promise<any>;
}

/** Milliseconds until an explanation comes; odds come sooner. */
const PATIENCE = 500;
const CURIOSITY = 120;

export class Looking {
  #looked = $state.raw<Looked | null>(null);
  #odds = $state.raw<{ action: string; odds: Odds } | null>(null);
  #ways = $state.raw<HexPath[]>([]);
  /** The target that a finger touched once: the next touch there attacks. */
  tapped = $state<string | null>(null);
  #wait: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(private readonly table: LookingTable) {}

  get looked(): Looked | null {
    return this.#looked;
  }

  get odds(): { action: string; odds: Odds } | null {
    return this.#odds;
  }

  /** Where a way that is looked at would lead. */
  get ways(): HexPath[] {
    return this.#ways;
  }

  at(label: string, how: Look): void {
    this.away();
    const thought = this.table.thoughtOf(label);
    const delay = how === "hold" ? 0 : thought !== null ? CURIOSITY : PATIENCE;
    this.#wait = setTimeout(() => {
      this.#looked = { hex: label, how, isPlain: this.table.isPlain(label) };
      if (thought !== null) void this.#showOdds(thought.action);
      void this.#showWay(label);
    }, delay);
  }

  away(): void {
    clearTimeout(this.#wait);
    this.#asked += 1;
    if (this.#ways.length > 0) this.#ways = [];
    this.#looked = null;
    this.#odds = null;
    this.tapped = null;
  }

  async #showOdds(action: string): Promise<void> {
    const number = this.#asked;
    const answer = await this.table.ask("odds", action);
    if (number === this.#asked && answer?.odds?.attacks?.[action]) this.#odds = { action, odds: answer.odds };
  }

  async #showWay(label: string): Promise<void> {
    const step = this.table.stepAt(label);
    if (step === null) return;
    const number = this.#asked;
    const answer = await this.table.ask("preview", step.action.text);
    if (number !== this.#asked) return;
    const next = readActions(answer?.decision ?? undefined, answer?.decision?.actions ?? []);
    const goals = next.filter(({ verb }) => verb === step.action.verb).flatMap(({ is }) => is["back"] ?? []);
    this.#ways = [
      { hexes: [step.from, label], kind: "retreat" },
      ...goals.map((goal): HexPath => ({ hexes: [label, goal], kind: "retreat", faint: true })),
    ];
  }
}
