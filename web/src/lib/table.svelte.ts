/** The state of a table for the page: one seat, or two at one screen, or a spectator's chair. */

import { api } from "./api";
import { lastTurnOfOther, lengthOf } from "./retelling";
import { Seat, type Frame } from "./seat.svelte";
import { seatsOf, type Tokens } from "./seats";
import { settings } from "./settings.svelte";
import type { Outcome } from "./socket";
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

const NOTHING: GameEvent[] = [];
/** At a shared screen the next player is shown at most so much of what happened meanwhile. */
const MOST_NEWS = 8;
const OPEN_HANDS = "vexilla-open-hands";

export interface TableListener {
  /** Something happened, as the seat that is shown sees it. */
  news(events: GameEvent[], view: View): void;
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
  /** What the board shows instead of the present: a turn told again. */
  #past = $state.raw<Frame | null>(null);
  #pastLeft = $state(0);
  #shown = $state<Viewer>("spectator");
  #news = $state.raw<GameEvent[] | null>(null);
  #seenVersion = -1;
  #seenLog: Partial<Record<Viewer, number>> = {};
  #coverTimer: ReturnType<typeof setTimeout> | undefined;
  #pastTimer: ReturnType<typeof setTimeout> | undefined;
  #listener: TableListener;

  constructor(id: string, watch: boolean, listener: TableListener) {
    this.id = id;
    this.#listener = listener;
    const tokens: Tokens = watch ? {} : seatsOf(id);
    const mine = SIDES.filter((side) => tokens[side] !== undefined);
    this.isShared = mine.length === 2;
    const chairs: Viewer[] = mine.length > 0 ? mine : ["spectator"];
    this.seats = chairs.map((side) => {
      const token = side === "spectator" ? null : tokens[side]!;
      return new Seat(id, side, token, {
        changed: (seat, fresh) => this.#changed(seat, fresh),
        chat: (message) => this.#chatCame(message),
        fatal: (message) => (this.fatal ??= message),
        outcome: (outcome) => this.#outcome(outcome),
      });
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
    clearTimeout(this.#pastTimer);
    for (const seat of this.seats) seat.socket.close();
  }

  /** Learn the names of armies and people, in the reader's language. */
  async learnNames(): Promise<void> {
    this.summary = await api.game(this.id, this.seats[0]!.socket.token);
  }

  // -- what is shown

  /** The seat whose eyes the page looks with. */
  get seat(): Seat {
    return this.seats.find((seat) => seat.side === this.#shown) ?? this.seats[0]!;
  }

  get side(): Viewer {
    return this.seat.side;
  }

  get view(): View | null {
    return this.#past?.view ?? this.seat.view;
  }

  get table(): TableState | null {
    return this.seat.table;
  }

  get events(): GameEvent[] {
    return this.#past?.events ?? this.#news ?? this.seat.fresh;
  }

  get actions(): string[] {
    return this.#past || this.handOver ? [] : this.seat.actions;
  }

  get forms(): DeedForm[] {
    return this.#past || this.handOver ? [] : this.seat.forms;
  }

  get marks(): Record<string, string> {
    return this.#past ? {} : this.seat.marks;
  }

  get isOver(): boolean {
    return this.table?.state === "over";
  }

  /** Whether the connection of any seat is down, or none has been made yet. */
  get isAway(): boolean {
    return this.seats.some((seat) => seat.connection !== "open");
  }

  get isRetelling(): boolean {
    return this.#past !== null;
  }

  // -- doing

  act(actions: string[]): void {
    if (this.#past || this.handOver) return;
    this.refusal = null;
    this.problem = null;
    this.seat.act(actions);
  }

  send(what: string, fields: Record<string, unknown> = {}): Promise<Outcome> {
    this.refusal = null;
    this.problem = null;
    return this.seat.send(what, fields);
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

  #show(side: Side): void {
    clearTimeout(this.#coverTimer);
    const since = this.#seenLog[side];
    this.#seenLog[this.side] = this.seat.log.length;
    this.#shown = side;
    this.#news = since === undefined ? NOTHING : this.seat.log.slice(since).slice(-MOST_NEWS);
    this.handOver = null;
    this.covered = false;
    this.refusal = null;
  }

  /** Who decides has perhaps changed, and with it who should sit in front of the screen. */
  #passOn(fresh: number): void {
    if (this.isOver) {
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
      const calm = settings.hurry || settings.motion === "reduced";
      this.#coverTimer = setTimeout(() => this.cover(), calm ? 700 : Math.min(5000, 1200 + 400 * fresh));
    }
  }

  // -- the other's turn, once more

  /** Whether the last turn of the other can be shown again. */
  get canRetell(): boolean {
    // Depends on the version, for the frames themselves are not watched.
    return this.seat.version >= 0 && lastTurnOfOther(this.seat.frames, this.side).length > 0;
  }

  retell(): void {
    this.stopRetelling();
    this.#tellNext(lastTurnOfOther(this.seat.frames, this.side));
  }

  stopRetelling(): void {
    clearTimeout(this.#pastTimer);
    if (!this.#past) return;
    this.#past = null;
    // The present is not acted out a second time.
    this.#news = NOTHING;
  }

  #tellNext(frames: Frame[]): void {
    const [frame, ...rest] = frames;
    if (!frame) {
      this.stopRetelling();
      return;
    }
    this.#past = frame;
    this.#pastLeft = rest.length;
    this.#pastTimer = setTimeout(() => this.#tellNext(rest), lengthOf(frame, settings.hurry));
  }

  /** How many steps of the turn are still to come. */
  get stepsLeft(): number {
    return this.#pastLeft;
  }

  // -- what the server says

  #changed(seat: Seat, fresh: GameEvent[]): void {
    if (seat.side === this.side) {
      if (seat.version !== this.#seenVersion) this.refusal = null;
      this.#seenVersion = seat.version;
      if (fresh.length > 0) {
        this.stopRetelling();
        this.#news = null;
      } else if (seat.fresh.length === 0) this.#news = null;
      if (!this.covered && fresh.length > 0) this.#listener.news(fresh, seat.view!);
    }
    if (this.isShared) this.#passOn(fresh.length);
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
