import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Wire } from "./socket";
import type { GameEvent, Side, TableState } from "./types";

class FakeSocket implements Wire {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  /** The seat that this connection asked for. */
  get seat(): unknown {
    return this.sent[0]?.["seat"];
  }

  acts(): Record<string, unknown>[] {
    return this.sent.filter((message) => message["do"] === "act");
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  done(version: number): void {
    this.tell({ is: "done", id: this.acts().at(-1)!["id"], version });
  }
}

vi.stubGlobal("location", { href: "http://localhost/" });
vi.stubGlobal("WebSocket", FakeSocket);
const { Table } = await import("./table.svelte");
const { keepSeat } = await import("./seats");

const news = vi.fn();
const here = { kind: "here", name: "", level: "", awaited: false, coming: false, present: true };
const around = {
  state: "playing",
  orders: [],
  offers: { draw: null, takeback: null },
  seats: { bottom: here, top: here },
} as unknown as TableState;

/** The same table for every seat, each with the actions of its own decision only. */
function tell(version: number, decider: Side, log: number, events: string[], actions: string[], over = false): void {
  for (const socket of FakeSocket.all) {
    const side = socket.seat === "token-bottom" ? "bottom" : socket.seat === "token-top" ? "top" : "spectator";
    const decision = { side: decider, question: "q", about: {}, ...(side === decider ? { actions } : {}) };
    socket.tell({
      is: "table",
      version,
      log,
      events: events.map((event): GameEvent => ({ event, clauses: [] })),
      view: { game: "battle_line", over, winner: null, active: decider, ...(over ? {} : { decision }) },
      table: { ...around, state: over ? "over" : "playing" },
    });
  }
}

let count = 0;

function open(...sides: Side[]) {
  FakeSocket.all = [];
  const id = `game-${++count}`;
  for (const side of sides) keepSeat(id, side, `token-${side}`);
  const table = new Table(id, false, { news });
  table.start();
  for (const socket of FakeSocket.all) socket.onopen?.();
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  news.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("two people at one screen", () => {
  it("see nothing until the one who decides is ready", () => {
    const table = open("bottom", "top");
    expect(table.covered).toBe(true);
    expect(table.handOver).toBeNull();
    tell(1, "top", 0, ["a"], ["pass"]);
    expect(table.handOver).toBe("top");
    expect(table.actions).toEqual([]);
    table.takeOver();
    expect(table.covered).toBe(false);
    expect(table.side).toBe("top");
    expect(table.actions).toEqual(["pass"]);
  });

  it("are shown what came of a decision before the screen is covered for the other", () => {
    const table = open("bottom", "top");
    tell(1, "bottom", 0, ["a"], ["pass"]);
    table.takeOver();
    tell(2, "top", 1, ["b"], ["pass"]);
    expect(table.handOver).toBe("top");
    expect(table.covered).toBe(false);
    expect(table.side).toBe("bottom");
    expect(table.actions).toEqual([]);
    vi.advanceTimersByTime(6000);
    expect(table.covered).toBe(true);
    table.takeOver();
    expect(table.side).toBe("top");
  });

  it("need not hand over when the decision comes back at once", () => {
    const table = open("bottom", "top");
    tell(1, "bottom", 0, ["a"], ["pass"]);
    table.takeOver();
    tell(2, "top", 1, ["b"], ["pass"]);
    tell(3, "bottom", 2, ["c"], ["pass"]);
    vi.advanceTimersByTime(6000);
    expect(table.handOver).toBeNull();
    expect(table.covered).toBe(false);
  });

  it("tell the next one what happened meanwhile", () => {
    const table = open("bottom", "top");
    tell(1, "bottom", 0, ["a"], ["pass"]);
    table.takeOver();
    tell(2, "top", 1, ["b"], ["pass"]);
    table.takeOver();
    tell(3, "bottom", 2, ["c", "d"], ["pass"]);
    table.takeOver();
    expect(table.playhead.events.map((event) => event.event)).toEqual(["c", "d"]);
    expect(table.playhead.isLive).toBe(false);
    expect(table.log.map((event) => event.event)).toEqual(["a", "b", "c"]);
  });

  it("may play with open hands", () => {
    const table = open("bottom", "top");
    tell(1, "bottom", 0, ["a"], ["pass"]);
    table.playOpen();
    tell(2, "top", 1, ["b"], ["pass"]);
    expect(table.covered).toBe(false);
    expect(table.handOver).toBeNull();
    expect(table.side).toBe("top");
  });

  it("both see the end", () => {
    const table = open("bottom", "top");
    tell(1, "bottom", 0, ["a"], ["pass"]);
    tell(2, "top", 1, ["b"], [], true);
    expect(table.covered).toBe(false);
    expect(table.isOver).toBe(true);
  });
});

describe("one seat", () => {
  it("decides nothing at a rematch to which the other has not sat down", () => {
    const table = open("bottom");
    const [socket] = FakeSocket.all;
    const told = (coming: boolean) =>
      socket!.tell({
        ...{ is: "table", version: 0, log: 0, events: [] },
        view: { game: "battle_line", over: false, decision: { side: "bottom", question: "q", actions: ["a"] } },
        table: { ...around, seats: { bottom: here, top: { ...here, coming } } },
      });
    told(true);
    expect([table.isWaiting, table.actions]).toEqual([true, []]);
    told(false);
    expect([table.isWaiting, table.actions]).toEqual([false, ["a"]]);
  });

  it("is never covered", () => {
    const table = open("bottom");
    tell(1, "top", 0, ["a"], ["pass"]);
    expect(table.covered).toBe(false);
    tell(2, "bottom", 1, ["b"], ["pass"]);
    expect(table.covered).toBe(false);
    expect(table.handOver).toBeNull();
    expect(news).toHaveBeenCalledTimes(1);
  });

  it("sends a decision once, and a row of orders one after the other", async () => {
    const table = open("bottom");
    const socket = FakeSocket.all[0]!;
    tell(1, "bottom", 0, [], ["done", "order A1", "order B1"]);
    table.act(["order A1"]);
    table.act(["order B1"]);
    table.act(["order A1"]);
    expect(socket.acts()).toHaveLength(1);
    tell(2, "bottom", 0, ["a"], ["done", "order B1"]);
    socket.done(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.acts().map((act) => act["actions"])).toEqual([["order A1"], ["order B1"]]);
    tell(3, "bottom", 1, ["b"], ["done"]);
    socket.done(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.acts()).toHaveLength(2);
  });

  it("takes a double click for one", async () => {
    const table = open("bottom");
    const socket = FakeSocket.all[0]!;
    tell(1, "bottom", 0, [], ["done"]);
    table.act(["done"]);
    tell(2, "bottom", 0, ["a"], ["done"]);
    socket.done(2);
    await vi.advanceTimersByTimeAsync(100);
    table.act(["done"]);
    expect(socket.acts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    table.act(["done"]);
    expect(socket.acts()).toHaveLength(2);
  });

  it("keeps a refusal until something happens", async () => {
    const table = open("bottom");
    const socket = FakeSocket.all[0]!;
    tell(1, "bottom", 0, [], ["pass"]);
    table.act(["claim 4"]);
    const id = socket.acts()[0]!["id"];
    socket.tell({ is: "refused", id, action: "claim 4", clause: "BLN-07-004", reason: "r", arguments: {}, taken: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.refusal?.clause).toBe("BLN-07-004");
    tell(2, "top", 0, ["a"], []);
    expect(table.refusal).toBeNull();
  });

  it("is told of the end when everything before has been told", () => {
    const table = open("bottom");
    tell(1, "top", 0, [], []);
    tell(2, "top", 0, ["roll", "last"], [], true);
    expect(table.isOver).toBe(false);
    expect(table.log).toHaveLength(1);
    vi.advanceTimersByTime(700);
    expect(table.isOver).toBe(true);
    expect(table.log).toHaveLength(2);
  });

  it("tells the last turn of the other once more, then shows the present", () => {
    const table = open("bottom");
    tell(1, "bottom", 0, [], ["pass"]);
    tell(2, "top", 0, ["x"], []);
    tell(3, "top", 1, ["a"], []);
    tell(4, "bottom", 2, ["b"], ["pass"]);
    table.playhead.skip();
    void table.retell();
    expect(table.playhead.isRetelling).toBe(true);
    expect(table.actions).toEqual([]);
    expect(table.log).toHaveLength(3);
    const told: string[] = [];
    for (let round = 0; round < 100 && table.playhead.isRetelling; round++) {
      const now = table.playhead.events.map((event) => event.event).join();
      if (now && told.at(-1) !== now) told.push(now);
      vi.advanceTimersByTime(100);
    }
    expect(told).toEqual(["a", "b"]);
    expect(table.actions).toEqual(["pass"]);
  });
});
