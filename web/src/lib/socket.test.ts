import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NoAnswer, SeatSocket, type Outcome, type Wire } from "./socket";
import type { ChatMessage, ErrorMessage, GameEvent, ServerMessage, TableMessage, TableState, View } from "./types";

/** The other end of a connection, in the hands of the test. */
class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: ServerMessage | string): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }

  lose(code = 1006): void {
    this.onclose?.({ code });
  }

  did(what: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["do"] === what);
  }
}

const event = (name: string): GameEvent => ({ event: name, clauses: [] });
const names = (events: GameEvent[]): string[] => events.map((each) => each.event);

function table(version: number, log: number, ...events: string[]): TableMessage {
  return {
    is: "table",
    version,
    log,
    events: events.map(event),
    view: { game: "battle_line", over: false, winner: null } satisfies View,
    table: {} as TableState,
  };
}

function setUp() {
  const wires: FakeWire[] = [];
  const heard: { fresh: string[]; undone: boolean }[] = [];
  const chats: ChatMessage[] = [];
  const states: string[] = [];
  const fatal: ErrorMessage[] = [];
  let key: string | undefined;
  const socket = new SeatSocket(
    "game",
    "token",
    {
      table: (_, fresh, undone) => heard.push({ fresh: names(fresh), undone }),
      chat: (message) => chats.push(message),
      thinking: () => undefined,
      state: (state) => states.push(state),
      fatal: (message) => fatal.push(message),
      newer: () => key,
    },
    () => {
      wires.push(new FakeWire());
      return wires.at(-1)!;
    },
  );
  socket.start();
  const newer = (token: string) => (key = token);
  return { socket, wires, heard, chats, states, fatal, newer, wire: () => wires.at(-1)! };
}

function opened() {
  const all = setUp();
  all.wire().open();
  all.wire().tell(table(3, 0, "a", "b"));
  return all;
}

/** Lose the connection and let the pause pass. */
function reconnect(all: ReturnType<typeof setUp>, code = 1006): FakeWire {
  all.wire().lose(code);
  vi.advanceTimersByTime(1000);
  all.wire().open();
  return all.wire();
}

const idOf = (wire: FakeWire, what: string): string => wire.did(what).at(-1)!["id"] as string;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("greeting", () => {
  it("says which game and seat, and that it has nothing", () => {
    const { wire } = opened();
    expect(wire().sent[0]).toEqual({ do: "hello", game: "game", seat: "token", have: null });
  });

  it("resumes from the version it has, and what comes is only the news", () => {
    const all = opened();
    const wire = reconnect(all);
    expect(wire.sent[0]).toMatchObject({ do: "hello", have: 3 });
    wire.tell(table(5, 2, "c"));
    expect(names(all.socket.log)).toEqual(["a", "b", "c"]);
    expect(all.heard.at(-1)).toEqual({ fresh: ["c"], undone: false });
  });

  it("is turned away for good where there is no such seat", () => {
    const all = setUp();
    all.wire().open();
    all.wire().tell({ is: "error", id: null, reason: "no-such-seat", message: "…", arguments: {} });
    expect(all.fatal).toHaveLength(1);
    expect(all.socket.state).toBe("closed");
    vi.advanceTimersByTime(60_000);
    expect(all.wires).toHaveLength(1);
  });

  it("goes on with the key that another tab was given, also when it hears of it later", () => {
    const all = opened();
    all.wire().tell({ is: "error", id: null, reason: "seat-ended", message: "…", arguments: {} });
    expect(all.fatal).toHaveLength(0);
    all.newer("another");
    vi.advanceTimersByTime(1000);
    all.wire().open();
    expect(all.wire().sent[0]).toMatchObject({ do: "hello", seat: "another" });
  });

  it("is turned away where its seat was ended and nobody here has another key", () => {
    const all = opened();
    all.wire().tell({ is: "error", id: null, reason: "seat-ended", message: "…", arguments: {} });
    vi.advanceTimersByTime(5000);
    expect(all.fatal).toHaveLength(1);
    expect(all.socket.state).toBe("closed");
  });

  it("is told that the game at whose table it sits was removed", () => {
    const all = opened();
    all.wire().tell({ is: "error", id: null, reason: "removed", message: "…", arguments: {} });
    expect(all.fatal.map(({ reason }) => reason)).toEqual(["removed"]);
    expect(all.socket.state).toBe("closed");
  });

  it("comes back when the server has too much to do", () => {
    const all = setUp();
    all.wire().open();
    all.wire().tell({ is: "error", id: null, reason: "too-fast", message: "…", arguments: {} });
    expect(all.socket.state).toBe("waiting");
    vi.advanceTimersByTime(2000);
    expect(all.wires).toHaveLength(2);
  });
});

describe("messages", () => {
  it("are answered once, even if the answer comes twice", async () => {
    const all = opened();
    const outcomes: Outcome[] = [];
    void all.socket.act(["pass"]).then((outcome) => outcomes.push(outcome));
    const id = idOf(all.wire(), "act");
    all.wire().tell({ is: "done", id, version: 4 });
    all.wire().tell({ is: "done", id, version: 4 });
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes).toEqual([{ is: "done", id, version: 4 }]);
    expect(all.socket.busy).toBe(false);
  });

  it("are sent again with the same id when the answer was lost", async () => {
    const all = opened();
    const outcome = all.socket.act(["pass"]);
    const id = idOf(all.wire(), "act");
    const wire = reconnect(all);
    expect(wire.did("act")).toEqual([{ do: "act", id, version: 3, actions: ["pass"] }]);
    wire.tell({ is: "done", id, version: 4 });
    expect(await outcome).toEqual({ is: "done", id, version: 4 });
    expect(reconnect(all).did("act")).toEqual([]);
  });

  it("wait for a connection and keep their order", () => {
    const all = opened();
    all.wire().lose();
    void all.socket.send("chat", { text: "one" });
    void all.socket.send("chat", { text: "two" });
    vi.advanceTimersByTime(30_000);
    all.wire().open();
    expect(all.wire().sent.map((message) => message["text"] ?? message["do"])).toEqual(["hello", "one", "two"]);
  });

  it("tell a refusal and an error apart", async () => {
    const all = opened();
    const refused = all.socket.act(["claim 4"]);
    const first = idOf(all.wire(), "act");
    all.wire().tell({
      is: "refused",
      id: first,
      action: "claim 4",
      clause: "BLN-07-004",
      reason: "refused-BLN-07-004",
      arguments: {},
      taken: 0,
    });
    expect((await refused).is).toBe("refused");
    const stale = all.socket.act(["pass"]);
    all.wire().tell({ is: "error", id: idOf(all.wire(), "act"), reason: "stale", message: "", arguments: {} });
    expect(await stale).toMatchObject({ is: "error", reason: "stale" });
  });

  it("are given up when the page leaves", async () => {
    const all = opened();
    const outcome = all.socket.act(["pass"]);
    all.socket.close();
    expect(await outcome).toMatchObject({ is: "error", reason: "closed" });
    expect(await all.socket.act(["pass"])).toMatchObject({ is: "error", reason: "closed" });
  });
});

describe("questions", () => {
  it("are answered", async () => {
    const all = opened();
    const answer = all.socket.ask("why", "claim 4");
    expect(all.wire().did("why")[0]).toMatchObject({ action: "claim 4" });
    all.wire().tell({ is: "answer", id: idOf(all.wire(), "why"), allowed: true });
    expect(await answer).toMatchObject({ allowed: true });
  });

  it("are dropped when nobody answers", async () => {
    const all = opened();
    const answer = all.socket.ask("odds").catch((problem: unknown) => problem);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(await answer).toBeInstanceOf(NoAnswer);
    expect(all.socket.busy).toBe(false);
  });
});

describe("the log", () => {
  it("is extended", () => {
    const all = opened();
    all.wire().tell(table(4, 2, "c", "d"));
    expect(names(all.socket.log)).toEqual(["a", "b", "c", "d"]);
    expect(all.heard.map((each) => each.fresh)).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  });

  it("is cut by an undo", () => {
    const all = opened();
    all.wire().tell(table(4, 1));
    expect(names(all.socket.log)).toEqual(["a"]);
    expect(all.heard.at(-1)).toEqual({ fresh: [], undone: true });
    all.wire().tell(table(5, 1, "other"));
    expect(names(all.socket.log)).toEqual(["a", "other"]);
  });

  it("is cut and extended at once after a takeback", () => {
    const all = opened();
    all.wire().tell(table(6, 1, "x", "y"));
    expect(names(all.socket.log)).toEqual(["a", "x", "y"]);
    expect(all.heard.at(-1)).toEqual({ fresh: ["x", "y"], undone: true });
  });

  it("does not change when a message is delivered twice", () => {
    const all = opened();
    all.wire().tell(table(4, 2, "c"));
    all.wire().tell(table(4, 2, "c"));
    expect(names(all.socket.log)).toEqual(["a", "b", "c"]);
    expect(all.heard.at(-1)).toEqual({ fresh: [], undone: false });
  });

  it("ignores what has been overtaken", () => {
    const all = opened();
    all.wire().tell(table(6, 2, "c", "d"));
    all.wire().tell(table(5, 2, "c"));
    expect(all.socket.version).toBe(6);
    expect(names(all.socket.log)).toEqual(["a", "b", "c", "d"]);
  });

  it("begins anew when something is missing", () => {
    const all = opened();
    all.wire().tell(table(9, 5, "f"));
    all.wire().open();
    expect(all.wire().sent[0]).toMatchObject({ have: null });
    all.wire().tell(table(9, 0, "a", "b", "c", "d", "e", "f"));
    expect(names(all.socket.log)).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  it("hears nothing of a connection that was given up", () => {
    const all = opened();
    const old = all.wire();
    reconnect(all);
    old.tell(table(7, 2, "late"));
    expect(names(all.socket.log)).toEqual(["a", "b"]);
  });
});

describe("the connection", () => {
  it("comes back later and later", () => {
    const all = opened();
    const pauses: number[] = [];
    for (let round = 0; round < 5; round++) {
      all.wire().lose();
      const count = all.wires.length;
      let waited = 0;
      while (all.wires.length === count) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      pauses.push(waited);
    }
    expect(pauses[0]).toBeLessThanOrEqual(550);
    expect(pauses[4]).toBeGreaterThan(3500);
  });

  it("is given up when nothing is heard for long", () => {
    const all = opened();
    vi.advanceTimersByTime(25_000);
    expect(all.wire().did("visible")).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    expect(all.wires).toHaveLength(2);
    expect(all.wires[0]!.closed).toBe(true);
  });

  it("is closed when it is made, if nobody wants it any more then", () => {
    const all = setUp();
    all.socket.close();
    expect(all.wire().closed).toBe(false);
    all.wire().open();
    expect(all.wire().closed).toBe(true);
    expect(all.wire().sent).toEqual([]);
  });

  it("is kept as long as something comes back", () => {
    const all = opened();
    for (let round = 0; round < 4; round++) {
      vi.advanceTimersByTime(25_000);
      all.wire().tell({ is: "error", id: "whatever", reason: "bad-message", message: "", arguments: {} });
    }
    expect(all.wires).toHaveLength(1);
  });

  it("tells its state", () => {
    const all = opened();
    reconnect(all);
    all.socket.close();
    expect(all.states).toEqual(["open", "waiting", "connecting", "open", "closed"]);
  });

  it("does not stumble over rubbish", () => {
    const all = opened();
    all.wire().tell("no json");
    expect(all.socket.state).toBe("open");
  });
});

describe("chat", () => {
  it("is not repeated after a reconnect", () => {
    const all = opened();
    const line: ChatMessage = { is: "chat", number: 1, side: "top", text: "hello", at: 0 };
    all.wire().tell(line);
    reconnect(all).tell(line);
    all.wire().tell({ ...line, number: 2 });
    expect(all.chats.map((each) => each.number)).toEqual([1, 2]);
  });
});
