/** What the viewer wants to know of the pieces on the board, whoever decides: asked of the server, drawn and told elsewhere. */

import type { Side } from "../../lib/types";

/** What a piece could do in a turn of its own without a card, as the server tells it. */
export interface Study {
  hex: string;
  side: Side;
  /** How far it moves; and the clause by which it does not move at all. */
  limit: number;
  still: string | null;
  moves: Record<string, { way: string[]; mark: string; stops: boolean }>;
  barred: Record<string, { by: "friend" | "enemy" | "way" | "rule"; clause: string }>;
  range: number;
  silent: string | null;
  /** The kind of unit that stands in where none of the enemy is. */
  against: string;
  hits: Record<string, { dice: number; close: boolean }>;
  /** By hex within its range, the hexes that hide it. */
  unseen: Record<string, string[]>;
  spared: Record<string, string>;
}

/** Which units of a side could hit which hex in its next turn. */
export interface Threat {
  side: Side;
  hits: Record<string, string[]>;
}

export interface StudyTable {
  ask(question: string): Promise<any>;
  isPiece(label: string): boolean;
}

export class Studying {
  /** Whether clicks ask instead of deciding. */
  isOn = $state(false);
  #study = $state.raw<Study | null>(null);
  #threat = $state.raw<Threat | null>(null);
  /** Whose threat is wanted. */
  of = $state<Side | null>(null);
  /** The hex of which it is told what it is to whoever is studied. */
  pointed = $state<string | null>(null);
  #asked = 0;

  constructor(private readonly table: StudyTable) {}

  get study(): Study | null {
    return this.#study;
  }

  get threat(): Threat | null {
    return this.#threat;
  }

  /** Whether there is anything to draw and to tell. */
  get isShown(): boolean {
    return this.#study !== null || this.#threat !== null;
  }

  /** Begin or end asking by clicks; with a piece to begin with. */
  turn(label: string | null): void {
    const isSame = label === null || label === this.#study?.hex || !this.table.isPiece(label);
    if (isSame && (this.isOn || this.#study !== null)) this.away();
    else {
      this.isOn = true;
      if (label !== null) this.pick(label);
    }
  }

  /** A hex was chosen: whoever is there is asked about, unless it was not yet told what the hex is to the one before. */
  pick(label: string): void {
    const study = this.#study;
    const isGoal = study !== null && label !== this.pointed && label !== study.hex && told(study).has(label);
    if (!isGoal && this.table.isPiece(label)) void this.#ask(label);
    this.pointed = label;
  }

  point(label: string | null): void {
    if (this.isShown) this.pointed = label;
  }

  /** Put away whoever is studied; what is threatened stays. */
  away(): void {
    this.#asked += 1;
    this.isOn = false;
    this.#study = this.pointed = null;
  }

  async threaten(side: Side | null): Promise<void> {
    this.of = side;
    if (side === null) {
      this.#threat = null;
      return;
    }
    const answer = await this.table.ask(`threat ${side}`);
    if (this.of === side) this.#threat = (answer?.study as Threat | undefined) ?? null;
  }

  /** The table has changed: all is asked anew. */
  again(): void {
    if (this.#study !== null) void this.#ask(this.#study.hex);
    if (this.of !== null) void this.threaten(this.of);
  }

  async #ask(hex: string): Promise<void> {
    this.#asked += 1;
    const number = this.#asked;
    const answer = await this.table.ask(`unit ${hex}`);
    if (number === this.#asked) this.#study = (answer?.study as Study | undefined) ?? null;
  }
}

/** The hexes of which a study has something to say. */
function told({ moves, barred, hits, unseen, spared }: Study): ReadonlySet<string> {
  return new Set([moves, barred, hits, unseen, spared].flatMap((each) => Object.keys(each)));
}
