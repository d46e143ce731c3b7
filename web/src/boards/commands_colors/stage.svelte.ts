/** What the board shows while events are played to the viewer; it always ends in the true view. */

import type { GameEvent, Settings, Side } from "../../lib/types";
import type { HexPath } from "../hex/types";
import type { Roll } from "./rolls";
import type { Beat, Cry } from "./scene";

/** How a game turns views and events into scenes. */
export interface Play<V, S> {
  sceneOf(view: V): S;
  beatsOf(before: S, events: readonly GameEvent[], viewer: Side | null): Beat<S>[];
}

/** A whole series of events is never longer than this, in milliseconds. */
const LONGEST = 14_000;
/** Dice need so long to come to rest. */
export const TUMBLE = 850;
const HURRIED = 0.3;
/** What is left of a play may be as short as this, and a click is still taken for a click. */
const NEARLY_OVER = 450;

export class Stage<V, S> {
  #scene = $state.raw<S | null>(null);
  #paths = $state.raw<readonly HexPath[]>([]);
  #cry = $state.raw<Cry | null>(null);
  #roll = $state.raw<Roll | null>(null);
  #isRolling = $state(false);
  #isSettled = $state(true);
  #isPlaying = $state(false);

  #queue: Beat<S>[] = [];
  #end: S | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settle: ReturnType<typeof setTimeout> | undefined;
  #told: readonly GameEvent[] | null = null;

  constructor(
    private readonly play: Play<V, S>,
    private readonly settings: () => Settings,
    private readonly viewer: () => Side | null,
  ) {}

  get scene(): S | null {
    return this.#scene;
  }

  get paths(): readonly HexPath[] {
    return this.#paths;
  }

  /** What is called out now. */
  get cry(): Cry | null {
    return this.#cry;
  }

  /** The last roll, even when it is over. */
  get roll(): Roll | null {
    return this.#roll;
  }

  get isRolling(): boolean {
    return this.#isRolling;
  }

  /** Whether the dice lie still, so that what they did may be seen. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** Whether much is still to be shown, so that a click means: enough. */
  get isBusy(): boolean {
    return this.#isPlaying && this.#queue.reduce((sum, beat) => sum + beat.time, 0) > NEARLY_OVER;
  }

  /** A new view, with the events that led to it. */
  show(view: V, events: readonly GameEvent[]): void {
    const before = this.#end;
    this.#end = this.play.sceneOf(view);
    // The same events again come with news that are not of the battle.
    const isTold = events === this.#told;
    this.#told = events;
    if (before === null || events.length === 0 || isTold) {
      if (!isTold) this.skip();
      else if (!this.#isPlaying) this.#finish();
      return;
    }
    this.#perform(this.play.beatsOf(before, events, this.viewer()));
  }

  /** Straight to the end. */
  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#queue.findLast((beat) => beat.roll !== null);
    if (last !== undefined) this.#roll = last.roll;
    this.#queue = [];
    this.#finish();
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#settle);
  }

  #perform(beats: Beat<S>[]): void {
    this.#queue.push(...beats);
    const total = this.#queue.reduce((sum, beat) => sum + beat.time, 0);
    if (total === 0 || document.hidden) {
      this.skip();
      return;
    }
    if (total > LONGEST) for (const beat of this.#queue) beat.time *= LONGEST / total;
    if (!this.#isPlaying) {
      this.#isPlaying = true;
      this.#next();
    }
  }

  #next(): void {
    clearTimeout(this.#timer);
    const beat = this.#queue.shift();
    if (beat === undefined) {
      this.#finish();
      return;
    }
    this.#scene = beat.scene;
    this.#paths = beat.path === null ? beat.beside : [beat.path, ...beat.beside];
    this.#cry = beat.cry;
    this.#showRoll(beat.roll);
    const time = this.#timeOf(beat);
    if (time === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), time);
  }

  #timeOf(beat: Beat<S>): number {
    const { hurry, motion } = this.settings();
    if (motion === "reduced") return beat.roll === null ? 0 : hurry ? 350 : 900;
    return hurry ? beat.time * HURRIED : beat.time;
  }

  #showRoll(roll: Roll | null): void {
    const { hurry, motion } = this.settings();
    this.#isRolling = roll !== null;
    if (roll === null) return;
    this.#roll = roll;
    this.#isSettled = hurry || motion === "reduced";
    clearTimeout(this.#settle);
    if (!this.#isSettled) this.#settle = setTimeout(() => (this.#isSettled = true), TUMBLE);
  }

  #finish(): void {
    this.#isPlaying = false;
    this.#isRolling = false;
    this.#isSettled = true;
    this.#paths = [];
    this.#cry = null;
    this.#scene = this.#end;
  }
}
