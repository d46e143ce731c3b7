import { describe, expect, it, vi } from "vitest";
import { BOARD_13_BY_9, BOARD_OF_HALVES } from "../boards/hex/shapes.fixture";
import type { Level, Summary } from "../lib/types";
import { arrange, imbalance, mentions, plain, type Battle, type Wish } from "./battles";
import { clockOf, CLOCKS } from "./clock";
import { destination } from "./links";
import { ago, sorted } from "./mine";
import { looks, shapeOf, SmallBoard } from "./minimap";
import { seatsFor, usualLevel, usualPlan } from "./plan";

// Nothing here asks the server, whose calls need a browser.
vi.mock("../lib/api", () => ({ api: {} }));

function battle(name: string, more: Partial<Battle> = {}): Battle {
  return {
    name,
    title: name,
    sides: { bottom: "Roman", top: "Carthaginian" },
    record: null,
    minutes: 30,
    difficulty: 1,
    start: null,
    ...more,
  };
}

const BATTLES = [
  battle("Zama", { minutes: 55, difficulty: 2, record: { plays: 10, bottom: 60, top: 40 } }),
  battle("Akragas", { minutes: 35, record: { plays: 10, bottom: 74, top: 26 } }),
  battle("Ёрш", { minutes: 35, difficulty: 3 }),
  battle("Cannae", { minutes: 50, date: "216 BC", record: { plays: 10, bottom: 49, top: 51 } }),
];

const wish = (more: Partial<Wish> = {}): Wish => ({ words: "", order: "book", difficulty: 0, ...more });
const names = (more: Partial<Wish>) => arrange(BATTLES, wish(more), "en").map(({ name }) => name);

describe("the library", () => {
  it("keeps the book's order, and sorts by name, length, difficulty and balance", () => {
    expect(names({})).toEqual(["Zama", "Akragas", "Ёрш", "Cannae"]);
    expect(names({ order: "name" }).slice(0, 3)).toEqual(["Akragas", "Cannae", "Zama"]);
    expect(names({ order: "length" })).toEqual(["Akragas", "Ёрш", "Cannae", "Zama"]);
    expect(names({ order: "difficulty" })).toEqual(["Akragas", "Cannae", "Zama", "Ёрш"]);
    expect(names({ order: "balance" })).toEqual(["Cannae", "Zama", "Akragas", "Ёрш"]);
  });

  it("never changes the library it sorts", () => {
    names({ order: "name" });
    expect(BATTLES[0]!.name).toBe("Zama");
  });

  it("finds battles by all words, whatever their case, and by difficulty", () => {
    expect(names({ words: "216 cAnn" })).toEqual(["Cannae"]);
    expect(names({ words: "ерш" })).toEqual(["Ёрш"]);
    expect(names({ words: "carthaginian", difficulty: 2 })).toEqual(["Zama"]);
    expect(names({ words: "zama akragas" })).toEqual([]);
    expect(mentions(BATTLES[0]!, "  ")).toBe(true);
  });

  it("keeps letters that only look accented", () => {
    expect(plain("Йо Їжак Ґанок Ёж")).toBe("йо їжак ганок еж");
    expect(imbalance(BATTLES[2]!)).toBeNull();
  });
});

describe("the small map", () => {
  const board = new SmallBoard(BOARD_13_BY_9);

  it("places the hexes of the board that the battle has", () => {
    expect(board.centre("A1")!.x).toBeLessThan(board.centre("A2")!.x);
    expect(board.centre("A1")!.y).toBeGreaterThan(board.centre("A9")!.y);
    for (const label of ["M2", "N1", "", "lost"]) expect(board.centre(label)).toBeNull();
    expect(board.width).toBeCloseTo(130);
    expect(board.lines[0]).toBeCloseTo(board.centre("E5")!.x);
    expect(new SmallBoard(BOARD_OF_HALVES).centre("L12")).not.toBeNull();
  });

  it("groups terrain by its look, and forgets what it does not know", () => {
    expect(looks({ A1: ["river"], B1: ["sea"], C1: ["hill", "rampart"], D1: ["moon"] })).toEqual([
      ["water", ["A1", "B1"]],
      ["hill", ["C1"]],
      ["works", ["C1"]],
    ]);
    expect(board.outlines(["A1", "nowhere"]).match(/M/g)).toHaveLength(1);
  });

  it("gives units the shapes of their blocks", () => {
    expect(["light", "medium", "heavy", "artillery", undefined].map(shapeOf)).toEqual([
      "circle",
      "triangle",
      "square",
      "circle",
      "square",
    ]);
  });
});

const level = (name: string, usual = false, thinks = false) => ({ name, title: name, about: "", usual, thinks });
const LEVELS: Level[] = [level("recruit"), level("soldier", true), level("marshal", false, true)];

describe("the seats", () => {
  const plan = { ...usualPlan(LEVELS), name: " Anna ", guest: "Borys" };

  it("gives a newcomer the level that the server calls the usual one", () => {
    expect(usualLevel(LEVELS)).toBe("soldier");
    expect(usualLevel([level("random")])).toBe("random");
    expect(usualLevel([])).toBe("");
  });

  it("tells the server how long a computer may think, unless it is as usual", () => {
    expect(seatsFor({ ...plan, level: "marshal", seconds: 5 }).top).toEqual({
      kind: "computer",
      level: "marshal",
      seconds: 5,
    });
  });

  it("seats people and computers", () => {
    expect(seatsFor(plan)).toEqual({
      bottom: { kind: "here", name: "Anna" },
      top: { kind: "computer", level: "soldier" },
    });
    expect(seatsFor({ ...plan, company: "here", side: "top" })).toEqual({
      top: { kind: "here", name: "Anna" },
      bottom: { kind: "here", name: "Borys" },
    });
    expect(seatsFor({ ...plan, company: "link", side: "lot", name: "" }, () => "top")).toEqual({
      top: { kind: "here" },
      bottom: { kind: "link" },
    });
    expect(seatsFor({ ...plan, company: "watch", rival: "marshal" })).toEqual({
      bottom: { kind: "computer", level: "soldier" },
      top: { kind: "computer", level: "marshal" },
    });
  });

  it("has clocks the server takes", () => {
    for (const choice of CLOCKS) {
      const clock = clockOf(choice);
      if (clock) expect(clock.seconds).toBeGreaterThanOrEqual(5);
      else expect(choice).toBe("none");
    }
  });
});

describe("links", () => {
  it("leads to seats, tables and replays, and forgives what surrounds a link", () => {
    expect(destination("https://host/#/game/abc/def")).toEqual(["game", "abc", "def"]);
    expect(destination("Come: http://host:8000/#/game/abc/d-e_f). See you!")).toEqual(["game", "abc", "d-e_f"]);
    expect(destination("http://host/#/join/abc/d-e_f.")).toEqual(["join", "abc", "d-e_f"]);
    expect(destination("http://host/#/move/abc/ABCD2345")).toEqual(["move", "abc", "ABCD2345"]);
    expect(destination("http://host/#/watch/abc")).toEqual(["watch", "abc"]);
    expect(destination("#/replay/abc?step=3")).toEqual(["replay", "abc"]);
    expect(destination("  zZ3MrRrwPGGVPwPB ")).toEqual(["watch", "zZ3MrRrwPGGVPwPB"]);
  });

  it("refuses what is none", () => {
    for (const text of ["", "hello", "https://host/", "https://host/#/rules/ancients", "#/replay"]) {
      expect(destination(text)).toBeNull();
    }
  });
});

describe("my games", () => {
  const summary = (id: string, more: Partial<Summary>): Summary =>
    ({ id, state: "playing", decider: "bottom", updated: 0, ...more }) as Summary;
  const here = ["a", "b", "c", "d"].map((id) => ({ id, seats: { bottom: "token" } }));

  it("puts what cannot go on apart, whatever its state, and never calls it due", () => {
    const closed = { reason: "other-rules", message: "The rules are newer." };
    const shelves = sorted(
      here,
      [summary("a", { closed }), summary("b", { state: "over", closed }), summary("c", {})],
      [],
      ["d"],
    );
    expect(shelves.closed.map(({ id, due }) => [id, due])).toEqual([
      ["a", false],
      ["b", false],
    ]);
    expect(shelves.playing.map(({ id }) => id)).toEqual(["c"]);
    expect(shelves.over).toEqual([]);
    expect(shelves.damaged).toEqual(["d"]);
  });

  it("puts what waits for me first, what is over last, and names what is lost", () => {
    const shelves = sorted(
      here,
      [
        summary("a", { decider: "top", updated: 9 }),
        summary("b", { updated: 1 }),
        summary("c", { state: "over", decider: null }),
      ],
      ["d", "d"],
    );
    expect(shelves.playing.map(({ id, due }) => [id, due])).toEqual([
      ["b", true],
      ["a", false],
    ]);
    expect(shelves.over.map(({ id }) => id)).toEqual(["c"]);
    expect(shelves.lost).toEqual(["d"]);
  });

  it("says how long ago it was", () => {
    expect(ago(1000, 1030, "en")).toBe("");
    expect(ago(1000, 1000 + 7200, "en")).toBe("2 hours ago");
    expect(ago(0, 86_400, "uk")).toBe("учора");
  });
});
