/** A record that is looked at: whose eyes see it, which step is shown, and whether it plays by itself. */

import type { Review } from "../coach/review.svelte";
import { api, type Source } from "../lib/api";
import { Playhead } from "../lib/playhead.svelte";
import { seatsOf } from "../lib/seats";
import { SIDES, type Language, type Replay, type ReplayAs, type ReplayStep, type Side } from "../lib/types";
import type { Analysis } from "./luck";
import { openedRecord } from "./opened";
import { countedTurn, turnStarts, type Counted } from "./steps";

/** A file of this browser has no id; this stands in the address for it. */
export const FILE = "file";

/** Steps that follow each other within so many milliseconds are leafed through. */
const LEAFING = 600;

/** Names of people and armies that the server tells with a replay. */
export type Told = Replay & { title: string; sides: Record<Side, string>; names?: Record<string, string> };

export class Viewing {
  readonly id: string;
  /** Whose eyes one may look with. */
  eyes = $state.raw<readonly ReplayAs[]>([]);
  as = $state<ReplayAs>("open");
  replay = $state.raw<Told | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  problem = $state.raw<unknown>(null);
  analysisProblem = $state.raw<unknown>(null);
  /** The look at a side's decisions that was begun; it goes on while one looks at something else of the game. */
  review = $state.raw<Review | null>(null);
  /** What is said of a step to which somebody was led, besides what happened there. */
  remark = $state.raw<{ step: number; words: string } | null>(null);
  playing = $state(false);
  speed = $state(1);
  #step = $state(0);
  readonly playhead = new Playhead({
    pace: () => 1 / this.speed,
    isStepping: () => false,
    told: () => undefined,
    arrived: () => undefined,
  });
  #moved = -LEAFING;
  #known = new Map<string, Told>();

  constructor(id: string) {
    this.id = id;
  }

  // -- where one is

  get steps(): readonly ReplayStep[] {
    return this.replay?.steps ?? [];
  }

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  get step(): number {
    return Math.min(this.#step, this.last);
  }

  set step(step: number) {
    const wanted = Math.min(this.last, Math.max(0, step));
    const now = performance.now();
    // Whoever leafs quickly wants to be there, not to wait until everything has been shown.
    const isLeafing = !this.playing && now - this.#moved < LEAFING;
    this.#moved = now;
    // Only going on by one is shown as movement.
    const isNext = wanted === this.step + 1 && !isLeafing;
    this.playhead.skip();
    this.#step = wanted;
    this.#show(isNext);
  }

  get now(): ReplayStep | undefined {
    return this.steps[this.step];
  }

  /** How many events of the step have been told; all of them, unless it is being shown as movement. */
  get told(): number {
    return this.playhead.toldOfLog;
  }

  /** The last step of which all has been told. */
  get toldStep(): number {
    return this.playhead.isLive ? this.step : this.step - 1;
  }

  /** Show the step, as something that happens or as it is. */
  #show(asMovement: boolean): void {
    const { now } = this;
    if (!now) return;
    const frame = { version: now.step, view: now.view, events: now.events, logFrom: 0 };
    // Nothing here was done by whoever looks at it.
    if (asMovement) this.playhead.push(frame, "spectator");
    else this.playhead.show(frame, "spectator");
  }

  readonly turns = $derived.by(() => turnStarts(this.steps));

  get counted(): Counted {
    return countedTurn(this.now?.view, this.turns, this.step);
  }

  /** Nobody may see the whole: the game still goes on. */
  get isUnfinished(): boolean {
    return this.eyes.length > 0 && !this.eyes.includes("open");
  }

  // -- asking the server

  /** The token that shows the seat one looks with. */
  #token(as: ReplayAs): string | undefined {
    const seats = seatsOf(this.id);
    return as === "bottom" || as === "top" ? (seats[as] ?? seats.bottom ?? seats.top) : (seats.bottom ?? seats.top);
  }

  source(as: ReplayAs = this.as): Source {
    if (this.id === FILE) return { record: openedRecord()?.text ?? "" };
    const token = this.#token(as);
    return token ? { game: this.id, token } : { game: this.id };
  }

  /** Find out what may be seen, and look. */
  async open(wanted: string | null, step: number, language: Language): Promise<void> {
    this.problem = null;
    try {
      this.eyes = await this.#allowed();
      const as = this.eyes.find((each) => each === wanted) ?? this.eyes[0]!;
      await this.look(as, language);
      this.#step = Math.min(this.last, Math.max(0, step));
      this.#show(false);
    } catch (problem) {
      this.problem = problem;
    }
  }

  async #allowed(): Promise<readonly ReplayAs[]> {
    const all: ReplayAs[] = ["open", "bottom", "top"];
    if (this.id === FILE) return all;
    const { state } = await api.game(this.id, this.#token("open"));
    if (state === "over") return all;
    const seats = seatsOf(this.id);
    const mine = SIDES.filter((side) => seats[side]);
    return mine.length ? mine : ["spectator"];
  }

  /** Look with these eyes, at the same step as before. */
  async look(as: ReplayAs, language: Language): Promise<void> {
    const key = `${as} ${language}`;
    let told = this.#known.get(key);
    if (!told) {
      told = (await api.replay(this.source(as), as)) as Told;
      this.#known.set(key, told);
    }
    const step = this.#step;
    this.as = as;
    this.replay = told;
    this.#step = step;
    this.#show(false);
  }

  /** What can be asked here: about what lies on the table after this step. */
  async ask(kind: string, question = ""): Promise<unknown> {
    return kind === "study" ? await api.study(this.source(), this.as, this.step, question).catch(() => null) : null;
  }

  async analyse(): Promise<void> {
    this.analysisProblem = null;
    try {
      this.analysis = (await api.analysis(this.source())) as Analysis;
    } catch (problem) {
      this.analysisProblem = problem;
    }
  }

  async record(): Promise<string> {
    if (this.id === FILE) return openedRecord()?.text ?? "";
    const { bottom, top } = seatsOf(this.id);
    return api.record(this.id, bottom ?? top ?? null, bottom && top ? top : null);
  }
}
