/**
 * Where the page stands in what happens at a table: board, log, question, hands and end follow it, event by event. It knows
 * time and order alone; how long an event takes is said by the board's folder.
 */

import type { GameEvent, View, Viewer } from "./types";

/** The table after one change, and the events that led there. */
export interface Frame {
  version: number;
  view: View;
  events: GameEvent[];
  /** How many events the log had before them. */
  logFrom: number;
}

/** How one event is shown; a board's own beats say more. */
export interface Beat {
  /** How long it takes at normal speed, in milliseconds. */
  time: number;
  /** After how much of that it may be told what came of it: dice have to fall, a card to be turned. */
  settle: number;
  /** Whether it belongs to what the viewer does himself: nobody has to be told of that step by step. */
  isOwn: boolean;
}

/** How a board's folder shows events. */
export interface Play {
  beatsOf(before: View, events: readonly GameEvent[], viewer: Viewer): Beat[];
  /** Whether its beats hold the board as it is at each of them; else the board is that of the view they lead to. */
  hasScenes: boolean;
}

/** What the playhead is told about whoever watches. */
export interface Watching {
  /** By how much times are multiplied; nothing is waited for at 0. */
  pace(): number;
  /** Whether each beat of somebody else waits for a word of the viewer. */
  isStepping(): boolean;
  /** These events are told now. */
  told(events: GameEvent[]): void;
  /** All has been told. */
  arrived(): void;
}

const NOTHING: GameEvent[] = [];
/** What is left may be as short as this, and a click is still meant for what will be there. */
const NEARLY_THERE = 450;
/** An event of somebody else, on a board that says nothing of it. */
const GLANCE: Beat = { time: 350, settle: 0, isOwn: false };
export const AT_ONCE: Beat = { time: 0, settle: 0, isOwn: true };

/** Whose turn it is in a view. */
export function activeIn(view: View): unknown {
  return view["active"] ?? view.decision?.side ?? null;
}

/** Whether the viewer does an event himself; one of nobody belongs to whose turn it is. */
export function isOwnIn(before: View, event: GameEvent, viewer: Viewer): boolean {
  return (event["side"] ?? activeIn(before)) === viewer;
}

/** For boards that do not say how long anything takes. */
export const PLAIN: Play = {
  beatsOf: (before, events, viewer) => events.map((event) => (isOwnIn(before, event, viewer) ? AT_ONCE : GLANCE)),
  hasScenes: false,
};

export class Playhead {
  play: Play = PLAIN;
  isPaused = $state(false);
  /** The last frame that has been told. */
  #base = $state.raw<Frame | null>(null);
  /** The frame that is being told. */
  #frame = $state.raw<Frame | null>(null);
  #queue = $state.raw<readonly Frame[]>([]);
  #beats = $state.raw<readonly Beat[]>([]);
  #at = $state(0);
  /** How many of the frame's events have been told. */
  #told = $state(0);
  /** A beat is over, and the next one waits for a word. */
  #isWaiting = $state(false);
  /** The present, while the past is told once more. */
  #present = $state.raw<Frame | null>(null);
  #viewer: Viewer = "spectator";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watching: Watching;

  constructor(watching: Watching) {
    this.#watching = watching;
  }

  // -- what is shown

  /** Whether all has been told, so that the viewer may decide. */
  get isLive(): boolean {
    return this.#frame === null && this.#present === null;
  }

  get isRetelling(): boolean {
    return this.#present !== null;
  }

  /** Whether the next beat waits for a word of the viewer. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** Whether something is shown of which may not yet be told how it ends. */
  get isFalling(): boolean {
    return this.#frame !== null && this.#told <= this.#at;
  }

  /** Whether the viewer watches what he did not do. */
  get isWatchingOther(): boolean {
    return this.beat?.isOwn === false;
  }

  get view(): View | null {
    if (this.#frame === null) return this.#base?.view ?? null;
    const isBefore = this.play.hasScenes || (this.#told === 0 && this.isFalling);
    return isBefore && this.#base !== null ? this.#base.view : this.#frame.view;
  }

  /** The number of the turn: one message may tell of several. */
  get turn(): unknown {
    return this.#opening?.["turn"] ?? this.view?.["turn"];
  }

  /** Whose turn it is in what is shown. */
  get active(): unknown {
    return this.#opening?.["side"] ?? (this.#base && activeIn(this.#base.view));
  }

  /** The last turn that was told to begin on the way to the next view. */
  get #opening(): GameEvent | undefined {
    return this.#frame?.events.slice(0, this.#told).findLast(({ sort }) => sort === "turn");
  }

  get version(): number {
    return this.#base?.version ?? -1;
  }

  /** What led to the view, or is leading to the next one. */
  get events(): GameEvent[] {
    return (this.#frame ?? this.#base)?.events ?? NOTHING;
  }

  get beat(): Beat | null {
    return this.#frame === null ? null : (this.#beats[this.#at] ?? null);
  }

  /** The event that is shown now. */
  get showing(): GameEvent | null {
    return this.#frame?.events[this.#at] ?? null;
  }

  /** What has been told of the change that is shown. */
  get toldEvents(): GameEvent[] {
    return this.#frame === null ? this.events : this.#frame.events.slice(0, this.#told);
  }

  /** How many events of the log have been told; all of them if there is nothing left to tell. */
  get toldOfLog(): number {
    if (this.isRetelling || this.#frame === null) return Infinity;
    return this.#frame.logFrom + this.#told;
  }

  /** How many changes are still to come after the one that is shown. */
  get behind(): number {
    return this.#queue.length;
  }

  /** Whether much is still to be shown, so that a click means: enough. */
  get isBusy(): boolean {
    if (this.#frame === null) return false;
    if (this.isPaused || this.#isWaiting || this.#queue.length > 0) return true;
    const left = this.#beats.slice(this.#at).reduce((sum, beat) => sum + beat.time, 0);
    return left * this.#watching.pace() > NEARLY_THERE;
  }

  // -- what happens

  /** Something happened: it is told after everything that happened before. */
  push(frame: Frame, viewer: Viewer): void {
    this.#viewer = viewer;
    if (this.#present) this.stopRetelling();
    this.#queue = [...this.#queue, frame];
    if (this.#frame === null) this.#nextFrame();
  }

  /** This is so, without any telling: a table that has just been opened, or a decision taken back. */
  show(frame: Frame | null, viewer: Viewer): void {
    this.#viewer = viewer;
    this.#stop();
    this.#present = null;
    this.#queue = [];
    this.#base = frame === null ? null : { ...frame, events: NOTHING };
  }

  /** The same table again with other things around it. */
  refresh(view: View): void {
    if (this.#present) this.#present = { ...this.#present, view };
    else if (this.#queue.length > 0) this.#queue = [...this.#queue.slice(0, -1), { ...this.#queue.at(-1)!, view }];
    else if (this.#frame) this.#frame = { ...this.#frame, view };
    else if (this.#base) this.#base = { ...this.#base, view };
  }

  /** Tell something of the past once more: the first frame is how the table stood before it. */
  retell(frames: readonly Frame[]): void {
    const [before, ...rest] = frames;
    if (!before || rest.length === 0) return;
    this.skip();
    this.isPaused = false;
    this.#present = this.#base;
    this.#base = before;
    this.#queue = rest;
    this.#nextFrame();
  }

  stopRetelling(): void {
    if (!this.#present) return;
    this.#stop();
    this.#queue = [];
    this.#base = { ...this.#present, events: NOTHING };
    this.#present = null;
  }

  // -- what the viewer wants

  /** To now. */
  skip(): void {
    this.isPaused = false;
    if (this.#present) {
      this.stopRetelling();
      return;
    }
    if (this.#frame === null) return;
    const untold = [...this.#frame.events.slice(this.#told), ...this.#queue.flatMap(({ events }) => events)];
    this.#base = this.#queue.at(-1) ?? this.#frame;
    this.#queue = [];
    this.#stop();
    if (untold.length > 0) this.#watching.told(untold);
    this.#watching.arrived();
  }

  /** The next beat, now. */
  step(): void {
    if (this.#frame === null) return;
    clearTimeout(this.#timer);
    this.#tell();
    this.#isWaiting = false;
    this.#nextBeat();
  }

  pause(isPaused = !this.isPaused): void {
    this.isPaused = isPaused;
    clearTimeout(this.#timer);
    if (!isPaused && this.#frame !== null && !this.#isWaiting) this.#runBeat();
  }

  /** Steps are no longer wanted, or are from now on. */
  changePace(): void {
    if (this.#isWaiting && !this.#watching.isStepping()) this.step();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  // -- walking on

  #stop(): void {
    clearTimeout(this.#timer);
    this.#frame = null;
    this.#beats = [];
    this.#isWaiting = false;
  }

  #nextFrame(): void {
    const [frame, ...rest] = this.#queue;
    if (!frame) {
      this.#stop();
      if (this.#present) this.stopRetelling();
      else this.#watching.arrived();
      return;
    }
    // Nobody sees it, or nobody wants to wait.
    if (!this.#present && (this.#watching.pace() === 0 || globalThis.document?.hidden)) {
      this.#frame = frame;
      this.#queue = rest;
      this.#told = 0;
      this.skip();
      return;
    }
    this.#queue = rest;
    this.#beats = this.play.beatsOf(this.#base?.view ?? frame.view, frame.events, this.#viewer);
    this.#at = -1;
    this.#told = 0;
    this.#frame = frame;
    this.#nextBeat();
  }

  #nextBeat(): void {
    // What takes no time is told together with what follows.
    do this.#at++;
    while (this.#at < this.#beats.length - 1 && this.#beats[this.#at]!.time === 0);
    if (this.#at >= this.#beats.length) {
      this.#base = this.#frame;
      this.#nextFrame();
      return;
    }
    // Before this one falls, everything until it has happened.
    this.#tellUntil(this.#at);
    this.#runBeat();
  }

  /** Let the beat take its time, from its beginning. */
  #runBeat(): void {
    const beat = this.#beats[this.#at]!;
    if (this.isPaused) {
      if (beat.settle === 0) this.#tell();
      return;
    }
    // Told once more, nothing goes by unseen.
    const pace = this.#watching.pace() || (this.#present ? 1 : 0);
    const settle = this.#told > this.#at ? 0 : beat.settle * pace;
    const rest = Math.max(0, beat.time * pace - settle);
    if (settle > 0) {
      this.#timer = setTimeout(() => {
        this.#tell();
        this.#timer = setTimeout(() => this.#over(beat), rest);
      }, settle);
      return;
    }
    this.#tell();
    if (beat.time * pace === 0) this.#over(beat);
    else this.#timer = setTimeout(() => this.#over(beat), rest);
  }

  #over(beat: Beat): void {
    if (beat.time > 0 && !beat.isOwn && this.#watching.isStepping()) this.#isWaiting = true;
    else this.#nextBeat();
  }

  #tell(): void {
    this.#tellUntil(this.#at + 1);
  }

  #tellUntil(count: number): void {
    if (count <= this.#told) return;
    const events = this.#frame!.events.slice(this.#told, count);
    this.#told = count;
    if (!this.#present) this.#watching.told(events);
  }
}
