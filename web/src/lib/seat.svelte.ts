/** A seat at a table as the page knows it: the connection, the view, the log, and what was decided but not yet answered. */

import { hasWords, verbOf } from "./action";
import type { Frame } from "./playhead.svelte";
import { seatsOf } from "./seats";
import { SeatSocket, type Outcome, type Listener, type SocketState, type Wire } from "./socket";
import type { ChatMessage, DeedForm, ErrorMessage, GameEvent, TableMessage, TableState, View, Viewer } from "./types";

/** How many changes are remembered, to be shown again: a long turn. */
const REMEMBERED = 300;
/** A second press on the same button so soon is a double click, not another decision. */
const DOUBLE_CLICK = 450;

const NOTHING: GameEvent[] = [];

export interface SeatListener {
  /** Something happened; null if only things around the game have changed, or the game was opened just now. */
  changed(seat: Seat, frame: Frame | null, undone: boolean): void;
  chat(message: ChatMessage): void;
  fatal(message: ErrorMessage): void;
  outcome(outcome: Outcome): void;
}

export class Seat {
  readonly side: Viewer;
  readonly socket: SeatSocket;
  connection = $state<SocketState>("connecting");
  version = $state(-1);
  log = $state.raw<GameEvent[]>([]);
  view = $state.raw<View | null>(null);
  table = $state.raw<TableState | null>(null);
  marks = $state.raw<Record<string, string>>({});
  /** How far the thought of a computer has come, in per cent; null while nothing has been told of one. */
  thinking = $state<number | null>(null);
  /** Decisions on their way. */
  pending = $state(0);
  /** When the clocks were told, by this machine's clock. */
  toldAt = $state(0);
  frames: Frame[] = [];

  #listener: SeatListener;
  #queue: string[] = [];
  #last = { text: "", at: -DOUBLE_CLICK };

  constructor(game: string, side: Viewer, token: string | null, listener: SeatListener, dial?: () => Wire) {
    this.side = side;
    this.#listener = listener;
    const hears: Listener = {
      table: (message, fresh, undone) => this.#tableCame(message, fresh, undone),
      chat: (message) => listener.chat(message),
      thinking: ({ percent }) => (this.thinking = percent),
      state: (state) => (this.connection = state),
      fatal: (message) => listener.fatal(message),
      newer: () => (side === "spectator" ? undefined : seatsOf(game)[side]),
    };
    this.socket = new SeatSocket(game, token, hears, dial);
  }

  /** Whether the match waits for this seat. */
  get decides(): boolean {
    return this.view?.decision?.side === this.side && this.table?.state !== "over";
  }

  /** What this seat can do now that cannot be counted. */
  get forms(): DeedForm[] {
    return this.decides ? (this.view?.decision?.forms ?? []) : [];
  }

  /** The legal actions of this seat now. */
  get actions(): string[] {
    return this.decides ? (this.view?.decision?.actions ?? []) : [];
  }

  /** Decide. While an answer is on its way, further gestures of the same kind wait for their turn. */
  act(actions: string[]): void {
    const text = actions.join("\n");
    const now = performance.now();
    const hasPlace = actions.every(hasWords);
    if (text === this.#last.text && !hasPlace && now - this.#last.at < DOUBLE_CLICK) return;
    if (this.pending > 0) {
      // Ordering a row of units is quicker than the network; a button without a place is never pressed ahead.
      if (hasPlace && actions.length === 1 && verbOf(text) === verbOf(this.#last.text)) this.#queue.push(text);
      return;
    }
    this.#last = { text, at: now };
    void this.#post(this.socket.act(actions));
  }

  /** Send anything else; refusals and errors are told to the listener. */
  send(what: string, fields: Record<string, unknown> = {}): Promise<Outcome> {
    return this.#post(what === "undo" ? this.socket.undo(fields) : this.socket.send(what, fields));
  }

  async #post(sent: Promise<Outcome>): Promise<Outcome> {
    this.pending++;
    try {
      const outcome = await sent;
      if (outcome.is === "refused" || outcome.is === "error") this.#queue = [];
      this.#listener.outcome(outcome);
      return outcome;
    } finally {
      this.pending--;
      this.#next();
    }
  }

  #next(): void {
    while (this.pending === 0) {
      const text = this.#queue.shift();
      if (text === undefined) return;
      // What is no longer possible was a second click on the same thing.
      if (this.actions.includes(text)) this.act([text]);
    }
  }

  #tableCame(message: TableMessage, fresh: GameEvent[], undone: boolean): void {
    const first = this.view === null;
    const moved = message.version !== this.version;
    if (moved) this.thinking = null;
    // The same view again, because someone came or went, must not set the board in motion again.
    if (!this.view || JSON.stringify(message.view) !== JSON.stringify(this.view)) this.view = message.view;
    this.version = message.version;
    this.log = this.socket.log;
    this.table = message.table;
    this.toldAt = performance.now();
    if (!moved && fresh.length === 0) {
      this.#listener.changed(this, null, false);
      return;
    }
    // Of a game that was opened just now the whole story is in the log; only what happens from now on is acted out.
    const events = first ? NOTHING : fresh;
    const frame: Frame = {
      version: message.version,
      view: this.view,
      events,
      logFrom: this.log.length - events.length,
    };
    if (undone) this.frames = this.frames.filter(({ version }) => version < message.version);
    this.frames = [...this.frames.slice(1 - REMEMBERED), frame];
    this.#askMarks();
    this.#listener.changed(this, first ? null : frame, undone);
  }

  #askMarks(): void {
    this.marks = {};
    if (this.actions.length === 0) return;
    const version = this.version;
    this.socket
      .ask("marks")
      .then((answer) => {
        if (this.version === version) this.marks = (answer["marks"] ?? {}) as Record<string, string>;
      })
      .catch(() => undefined);
  }
}
