/** One connection a seat: loses nothing and does nothing twice, whatever becomes of the network.
 *
 * Every message has an id and stays here until it is answered; after a lost connection it is sent again
 * with the same id, and the server, which remembers ids, gives the same answer.
 */

import type {
  AnswerMessage,
  ChatMessage,
  DoneMessage,
  ErrorMessage,
  GameEvent,
  Question,
  RefusedMessage,
  ServerMessage,
  TableMessage,
  TableState,
  ThinkingMessage,
  View,
} from "./types";

export type SocketState = "connecting" | "open" | "waiting" | "closed";
export type Outcome = DoneMessage | RefusedMessage | ErrorMessage | AnswerMessage;

/** What the owner of a connection wants to hear. */
export interface Listener {
  /** The table has changed; `fresh` are the events that were not known before, `undone` says that some are gone. */
  table(message: TableMessage, fresh: GameEvent[], undone: boolean): void;
  chat(message: ChatMessage): void;
  thinking(message: ThinkingMessage): void;
  state(state: SocketState): void;
  /** The server will not have us: there is no such game or seat. */
  fatal(message: ErrorMessage): void;
  /** What opens the seat by now, as far as this browser knows. */
  newer?(): string | undefined;
}

/** The part of a WebSocket that is used here. */
export interface Wire {
  /** How far it is, if that takes time. */
  readonly readyState?: number;
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

interface Waiting {
  text: string;
  settle(outcome: Outcome): void;
}

/** Nobody answered in time. */
export class NoAnswer extends Error {}

/** A WebSocket that is being opened. */
const CONNECTING = 0;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8_000;
const CONNECT_LIMIT = 10_000;
/** After so long without a word from the server we ask whether it is still there; a phone that slept finds out so. */
const SILENCE = 25_000;
const PROBE_LIMIT = 5_000;
const QUESTION_LIMIT = 10_000;
/** Said to somebody who sits at the table, and the end of it. */
const LAST_WORDS = new Set(["seat-ended", "removed"]);
/** Troubles with a greeting that pass; after any other it is no use to come back. */
const PASSING = new Set(["too-fast", "crowded", "unavailable", "unexpected", "no-hello"]);

/** How often, and with what pause in milliseconds, a new key is looked for when the one of before has ended. */
const KEY_LOOKS = 8;
const KEY_PAUSE = 250;

export class SeatSocket {
  state: SocketState = "connecting";
  /** The journal's version that `view` and `log` are of. */
  version: number | null = null;
  log: GameEvent[] = [];
  view: View | null = null;
  table: TableState | null = null;

  #wire: Wire | null = null;
  #waiting = new Map<string, Waiting>();
  #failures = 0;
  #greeted = false;
  #pauseTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #chatSeen = 0;

  constructor(
    readonly game: string,
    public token: string | null,
    private readonly listener: Listener,
    private readonly dial: () => Wire = dialServer,
  ) {}

  /** Connect, and stay connected until `close`. */
  start(): void {
    globalThis.addEventListener?.("online", this.#wake);
    globalThis.addEventListener?.("offline", this.#wake);
    globalThis.document?.addEventListener("visibilitychange", this.#seen);
    this.#connect();
  }

  /** Leave for good; what was not answered is given up. */
  close(): void {
    globalThis.removeEventListener?.("online", this.#wake);
    globalThis.removeEventListener?.("offline", this.#wake);
    globalThis.document?.removeEventListener("visibilitychange", this.#seen);
    this.#enter("closed");
    this.#drop(1000);
    clearTimeout(this.#pauseTimer);
    const problem: ErrorMessage = { is: "error", id: null, reason: "closed", message: "", arguments: {} };
    for (const waiting of [...this.#waiting.values()]) waiting.settle(problem);
    this.#waiting.clear();
  }

  /** Be silent until `resume`: what opens the seat is about to change. */
  rest(): void {
    clearTimeout(this.#pauseTimer);
    this.#drop(1000);
    this.#enter("waiting");
  }

  /** Come back with what opens the seat now. */
  resume(token: string): void {
    this.token = token;
    this.#connect();
  }

  /** Whether something was sent that the server has not answered. */
  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  /** Decide. */
  act(actions: string[]): Promise<Outcome> {
    return this.send("act", { version: this.version ?? 0, actions });
  }

  undo(fields: Record<string, unknown> = {}): Promise<Outcome> {
    return this.send("undo", { version: this.version ?? 0, ...fields });
  }

  /** Send a message; the promise waits for the answer through any number of lost connections. */
  send(what: string, fields: Record<string, unknown> = {}): Promise<Outcome> {
    return this.#post(crypto.randomUUID(), what, fields);
  }

  /** Ask something; unlike a decision a question is dropped when no answer comes in time. */
  async ask(question: Question, action?: string): Promise<AnswerMessage> {
    const id = crypto.randomUUID();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new NoAnswer(question));
      }, QUESTION_LIMIT);
    });
    try {
      const outcome = await Promise.race([this.#post(id, question, fieldsOf(question, action)), limit]);
      if (outcome.is === "answer") return outcome;
      throw new NoAnswer(outcome.is === "error" ? outcome.reason : question);
    } finally {
      clearTimeout(timer);
    }
  }

  #post(id: string, what: string, fields: Record<string, unknown>): Promise<Outcome> {
    return new Promise((resolve) => {
      if (this.state === "closed") {
        resolve({ is: "error", id, reason: "closed", message: "", arguments: {} });
        return;
      }
      const text = JSON.stringify({ do: what, id, ...fields });
      this.#waiting.set(id, { text, settle: resolve });
      if (this.state === "open") this.#wire?.send(text);
    });
  }

  // -- the connection

  #connect(): void {
    clearTimeout(this.#pauseTimer);
    this.#drop(1000);
    this.#enter("connecting");
    this.#greeted = false;
    const wire = this.dial();
    this.#wire = wire;
    wire.onopen = () => {
      if (wire !== this.#wire) return;
      wire.send(JSON.stringify({ do: "hello", game: this.game, seat: this.token, have: this.version }));
      // Without waiting for the answer: the server reads in order, and one round trip is enough.
      for (const { text } of this.#waiting.values()) wire.send(text);
      this.#enter("open");
      this.#listen();
      if (hidden()) this.#tellVisible(false);
    };
    wire.onmessage = (event) => {
      if (wire === this.#wire && typeof event.data === "string") this.#hear(event.data);
    };
    wire.onclose = (event) => {
      if (wire === this.#wire) this.#lost(event.code);
    };
    this.#pauseTimer = setTimeout(() => {
      if (this.state === "connecting") this.#lost(1006);
    }, CONNECT_LIMIT);
  }

  /** The connection is gone: come back, later and later, and not all clients at once. */
  #lost(code: number): void {
    this.#drop(1000);
    if (this.state === "closed") return;
    // A server that is being restarted says so; its successor is there at once.
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures) * (0.5 + Math.random() / 2);
    this.#failures = code === 1012 ? 0 : this.#failures + 1;
    this.#enter("waiting");
    clearTimeout(this.#pauseTimer);
    this.#pauseTimer = setTimeout(() => this.#connect(), pause);
  }

  #drop(code: number): void {
    clearTimeout(this.#silenceTimer);
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onmessage = wire.onclose = null;
    // Whoever hangs up before the other end has answered is told off by the browser.
    wire.onopen = () => wire.close(code);
    if (wire.readyState !== CONNECTING) wire.close(code);
  }

  #enter(state: SocketState): void {
    if (this.state === state) return;
    this.state = state;
    this.listener.state(state);
  }

  // -- is the other end still there?

  #listen(): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#probe(), SILENCE);
  }

  /** Any message will do: what counts is that something comes back. */
  #probe(): void {
    if (this.state !== "open") return;
    this.#tellVisible(!hidden());
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => {
      if (this.state === "open") this.#connect();
    }, PROBE_LIMIT);
  }

  /** Whether the page can be seen; not kept, for the next connection says it anew. */
  #tellVisible(visible: boolean): void {
    this.#wire?.send(JSON.stringify({ do: "visible", id: crypto.randomUUID(), visible }));
  }

  readonly #wake = (): void => {
    if (this.state === "waiting" && globalThis.navigator?.onLine !== false) {
      this.#failures = 0;
      this.#connect();
    } else this.#probe();
  };

  readonly #seen = (): void => {
    if (hidden()) {
      if (this.state === "open") this.#tellVisible(false);
    } else this.#wake();
  };

  // -- what the server says

  #hear(data: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(data) as ServerMessage;
    } catch {
      return;
    }
    this.#listen();
    switch (message.is) {
      case "table":
        this.#tableCame(message);
        break;
      case "chat":
        this.#chatCame(message);
        break;
      case "thinking":
        this.listener.thinking(message);
        break;
      case "error":
        if (message.id === null && (!this.#greeted || LAST_WORDS.has(message.reason))) this.#turnedAway(message);
        else if (message.id !== null) this.#settle(message.id, message);
        break;
      default:
        this.#settle(message.id, message);
    }
  }

  #settle(id: string, outcome: Outcome): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.settle(outcome);
  }

  #tableCame(message: TableMessage): void {
    this.#greeted = true;
    this.#failures = 0;
    // What an earlier version says has been overtaken.
    if (this.version !== null && message.version < this.version) return;
    if (this.version !== null && message.log > this.log.length) {
      // Something is missing between what we have and what came: begin anew, with nothing.
      this.version = null;
      this.log = [];
      this.#connect();
      return;
    }
    const repeated = this.log.length - message.log;
    const undone = repeated > message.events.length;
    // What we have already is not news, even when it is told again.
    const known = sameStart(this.log.slice(message.log), message.events);
    const fresh = message.events.slice(known);
    this.log = [...this.log.slice(0, message.log), ...message.events];
    this.version = message.version;
    this.view = message.view;
    this.table = message.table;
    this.listener.table(message, fresh, undone || known < repeated);
  }

  #chatCame(message: ChatMessage): void {
    // After every greeting the last lines come again; one that was removed comes again, too, without its text.
    if (message.number <= this.#chatSeen && message.text) return;
    this.#chatSeen = Math.max(this.#chatSeen, message.number);
    this.listener.chat(message);
  }

  #turnedAway(message: ErrorMessage, patience = KEY_LOOKS): void {
    if (PASSING.has(message.reason)) {
      this.#lost(1013);
      return;
    }
    // Another tab of this browser may have been given a new key in the meantime, or be about to hear of it.
    const newer = this.listener.newer?.();
    if (newer && newer !== this.token) return this.resume(newer);
    if (message.reason === "seat-ended" && patience > 0) {
      this.rest();
      this.#pauseTimer = setTimeout(() => this.#turnedAway(message, patience - 1), KEY_PAUSE);
      return;
    }
    this.close();
    this.listener.fatal(message);
  }
}

/** How many events both lists begin with. */
function sameStart(have: GameEvent[], told: GameEvent[]): number {
  let count = 0;
  while (count < have.length && count < told.length && JSON.stringify(have[count]) === JSON.stringify(told[count])) {
    count++;
  }
  return count;
}

function hidden(): boolean {
  return globalThis.document?.visibilityState === "hidden";
}

function dialServer(): Wire {
  const url = new URL("/api/socket", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(url) as unknown as Wire;
}

/** What goes along with a question. */
function fieldsOf(question: Question, text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  return question === "ask" || question === "study" ? { question: text } : { action: text };
}
