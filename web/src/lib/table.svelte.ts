/** The state of a table for the page: one seat, or two at one screen, or a spectator's chair. */

import { api, ApiError } from "./api";
import { Playhead, type Frame } from "./playhead.svelte";
import { hasTurnOfOther, lastTurnOfOther, recordedTurn } from "./retelling";
import { Seat } from "./seat.svelte";
import { seatsOf, type Tokens } from "./seats";
import { settings } from "./settings.svelte";
import type { Outcome, Wire } from "./socket";
import {
  SIDES,
  type ChatMessage,
  type DeedForm,
  type ErrorMessage,
  type GameEvent,
  type Refused,
  type Side,
  type Summary,
  type TableState,
  type View,
  type Viewer,
} from "./types";

/** At a shared screen one may look at what came of a decision for so long, in milliseconds, before the other takes over. */
const LAST_LOOK = 1200;
const QUICK_LOOK = 700;
const OPEN_HANDS = "vexilla-open-hands";

export interface TableListener {
  /** Something is told, as the seat that is shown sees it. */
  news(events: GameEvent[]): void;
}

/** A seat that is none of a game on the server: whose it is, what it is connected to, what is told of what is played. */
export interface Chair {
  side: Side;
  dial(): Wire;
  summary(): Promise<Summary>;
}

export class Table {
  readonly id: string;
  /** Whether two people share this screen. */
  readonly isShared: boolean;
  readonly seats: Seat[];
  summary = $state.raw<Summary | null>(null);
  chat = $state.raw<ChatMessage[]>([]);
  refusal = $state.raw<Refused | null>(null);
  problem = $state.raw<ErrorMessage | null>(null);
  fatal = $state.raw<ErrorMessage | null>(null);
  /** The side that should take over the screen. */
  handOver = $state<Side | null>(null);
  /** The screen is covered; before, whoever decided may still look at what came of it. */
  covered = $state(false);
  /** Two friends who do not mind seeing each other's cards. */
  openHands = $state(false);
  /** Where the page stands in what happens. */
  readonly playhead: Playhead;
  /** What the board says is chosen on it. */
  hint = $state("");
  /** What was decided last at this screen; null when it was taken back, or nothing was yet. */
  decided: readonly string[] | null = null;
  #shown = $state<Viewer>("spectator");
  readonly #chair: Chair | undefined;
  #seenVersion = -1;
  /** The version at which each seat of a shared screen was left. */
  #leftAt: Partial<Record<Viewer, number>> = {};
  #coverTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, watch: boolean, listener: TableListener, chair?: Chair) {
    this.id = id;
    this.#chair = chair;
    this.playhead = new Playhead({
      pace: () => settings.pace,
      isStepping: () => settings.stepping,
      told: (events) => listener.news(events),
      arrived: () => this.#coverSoon(),
    });
    const tokens: Tokens = watch ? {} : seatsOf(id);
    const mine = SIDES.filter((side) => tokens[side] !== undefined);
    this.isShared = mine.length === 2;
    const chairs: Viewer[] = chair ? [chair.side] : mine.length > 0 ? mine : ["spectator"];
    this.seats = chairs.map((side) => {
      const token = side === "spectator" ? null : (tokens[side] ?? null);
      const listener = {
        changed: (seat: Seat, frame: Frame | null, undone: boolean) => this.#changed(seat, frame, undone),
        chat: (message: ChatMessage) => this.#chatCame(message),
        fatal: (message: ErrorMessage) => (this.fatal ??= message),
        outcome: (outcome: Outcome) => this.#outcome(outcome),
      };
      return new Seat(id, side, token, listener, chair && (() => chair.dial()));
    });
    this.#shown = chairs[0]!;
    this.openHands = this.isShared && sessionValue(OPEN_HANDS) === id;
    this.covered = this.isShared && !this.openHands;
  }

  start(): void {
    for (const seat of this.seats) seat.socket.start();
  }

  close(): void {
    clearTimeout(this.#coverTimer);
    this.playhead.close();
    for (const seat of this.seats) seat.socket.close();
  }

  /** Learn the names of armies and people, in the reader's language. */
  async learnNames(): Promise<void> {
    this.summary = await (this.#chair?.summary() ?? api.game(this.id, this.seats[0]!.socket.token));
  }

  // -- what is shown

  /** The seat whose eyes the page looks with. */
  get seat(): Seat {
    return this.seats.find((seat) => seat.side === this.#shown) ?? this.seats[0]!;
  }

  get side(): Viewer {
    return this.seat.side;
  }

  /** The table as far as it has been told. */
  get view(): View | null {
    return this.playhead.view;
  }

  /** Clocks, presence and offers never wait for what is told. */
  get table(): TableState | null {
    return this.seat.table;
  }

  /** Everything that has been told. */
  get log(): GameEvent[] {
    const { log } = this.seat;
    return this.playhead.toldOfLog < log.length ? log.slice(0, this.playhead.toldOfLog) : log;
  }

  /** Who has to decide; while something is told, whose turn it is there. */
  get active(): unknown {
    return this.playhead.isLive ? this.view?.decision?.side : this.playhead.active;
  }

  /** Whether this is a rematch to which the other has not sat down yet. */
  get isWaiting(): boolean {
    const { table } = this;
    return this.side !== "spectator" && table?.state === "playing" && SIDES.some((side) => table.seats[side].coming);
  }

  /** Whether there is somebody to talk to, or anything was said. */
  get hasChat(): boolean {
    const { table } = this;
    if (!table) return false;
    return this.chat.length > 0 || (table.chat && !this.isAgainstComputer);
  }

  get isAgainstComputer(): boolean {
    return SIDES.some((side) => this.table?.seats[side].kind === "computer");
  }

  /** Whether a decision would be one about what the page shows. */
  get isOpen(): boolean {
    return this.playhead.isLive && !this.handOver && !this.isWaiting;
  }

  get actions(): string[] {
    return this.isOpen ? this.seat.actions : [];
  }

  get forms(): DeedForm[] {
    return this.isOpen ? this.seat.forms : [];
  }

  get marks(): Record<string, string> {
    return this.playhead.isLive ? this.seat.marks : {};
  }

  /** Whether it has been told that the game is over. */
  get isOver(): boolean {
    return this.table?.state === "over" && (this.playhead.isLive || this.playhead.isRetelling);
  }

  /** Whether the connection of any seat is down, or none has been made yet. */
  get isAway(): boolean {
    return this.seats.some((seat) => seat.connection !== "open");
  }

  // -- doing

  act(actions: string[]): void {
    if (!this.isOpen) return;
    this.refusal = null;
    this.problem = null;
    this.decided = actions;
    this.seat.act(actions);
  }

  send(what: string, fields: Record<string, unknown> = {}): Promise<Outcome> {
    this.refusal = null;
    this.problem = null;
    return this.seat.send(what, fields);
  }

  /** Take back the last decision, or one of those at the question that is asked now. */
  undo(action?: string): void {
    this.decided = null;
    void this.send("undo", action === undefined ? {} : { action });
  }

  /** At a shared screen either player may answer an offer of the other. */
  seatOf(side: Side): Seat | undefined {
    return this.seats.find((seat) => seat.side === side);
  }

  refuse(answer: Refused): void {
    this.refusal = answer;
  }

  // -- two people at one screen

  /** The next player sits down. */
  takeOver(): void {
    if (this.handOver) this.#show(this.handOver);
  }

  /** Cover the screen at once. */
  cover(): void {
    clearTimeout(this.#coverTimer);
    this.covered = true;
  }

  /** From now on nobody's hand is hidden from the other at this table. */
  playOpen(): void {
    this.openHands = true;
    keepSessionValue(OPEN_HANDS, this.id);
    this.takeOver();
  }

  /** Look with the eyes of a side, which is told what happened since it looked last. */
  #show(side: Side): void {
    clearTimeout(this.#coverTimer);
    this.#leftAt[this.side] = this.seat.version;
    this.#shown = side;
    this.handOver = null;
    this.covered = false;
    this.refusal = null;
    const { frames } = this.seat;
    const left = this.openHands ? Infinity : (this.#leftAt[side] ?? Infinity);
    const known = frames.findLast(({ version }) => version <= left) ?? frames.at(-1) ?? null;
    this.playhead.show(known, side);
    for (const frame of frames) if (frame.version > left) this.playhead.push(frame, side);
  }

  /** Who decides has perhaps changed, and with it who should sit in front of the screen. */
  #passOn(): void {
    if (this.table?.state === "over") {
      this.handOver = null;
      this.covered = false;
      return;
    }
    const decider = this.seats[0]!.view?.decision?.side;
    // Both seats hear of a change one after the other; the second one settles it.
    if (decider === undefined || this.seats.some((seat) => seat.version !== this.seats[0]!.version)) return;
    if (this.openHands) {
      if (decider !== this.side) this.#show(decider);
    } else if (this.covered) this.handOver = decider;
    else if (decider === this.side) {
      clearTimeout(this.#coverTimer);
      this.handOver = null;
    } else if (this.handOver === null) {
      this.handOver = decider;
      if (this.playhead.isLive) this.#coverSoon();
    }
  }

  /** Whoever decided has seen what came of it: a moment later the other may take over. */
  #coverSoon(): void {
    clearTimeout(this.#coverTimer);
    if (this.handOver === null || this.covered) return;
    const isQuick = settings.pace === 0 || settings.motion === "reduced";
    this.#coverTimer = setTimeout(() => this.cover(), isQuick ? QUICK_LOOK : LAST_LOOK);
  }

  // -- the other's turn, once more

  /** Whether the other has done anything that could be shown again. */
  get canRetell(): boolean {
    return !this.#chair && this.playhead.isLive && hasTurnOfOther(this.seat.log, this.side);
  }

  async retell(): Promise<void> {
    const { side, seat } = this;
    const { frames, isWhole } = lastTurnOfOther(seat.frames, side);
    if (isWhole) {
      this.playhead.retell(frames);
      return;
    }
    try {
      const { version } = seat;
      const recorded = await recordedTurn({ game: this.id, token: seat.socket.token ?? undefined }, side);
      if (seat.version === version && this.side === side && !this.covered) this.playhead.retell(recorded);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = { is: "error", id: null, reason: error.reason, message: error.message, arguments: error.args };
    }
  }

  // -- what the server says

  #changed(seat: Seat, frame: Frame | null, undone: boolean): void {
    if (seat.side === this.side) {
      if (seat.version !== this.#seenVersion) this.refusal = null;
      this.#seenVersion = seat.version;
      if (frame !== null && !undone && !this.covered) this.playhead.push(frame, seat.side);
      else if (frame === null && this.playhead.view !== null) this.playhead.refresh(seat.view!);
      else this.playhead.show(seat.frames.at(-1) ?? null, seat.side);
    }
    if (this.isShared) this.#passOn();
  }

  #chatCame(message: ChatMessage): void {
    if (message.text && this.chat.some((line) => line.number === message.number)) return;
    const others = this.chat.filter((line) => line.number !== message.number);
    this.chat = [...others, message].sort((one, two) => one.number - two.number);
  }

  #outcome(outcome: Outcome): void {
    if (outcome.is === "refused") this.refusal = outcome;
    else if (outcome.is === "error" && outcome.reason !== "closed") this.problem = outcome;
  }
}

function sessionValue(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepSessionValue(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // It is asked again after a reload.
  }
}
