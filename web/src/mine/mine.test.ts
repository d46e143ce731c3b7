import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gamesHere, keepSeat, seatsOf } from "../lib/seats";
import { room } from "../lib/storage.svelte";
import type { Side, Summary } from "../lib/types";
import { luckOfAnalysis, uncounted } from "./counting.svelte";
import { faultOf, merged, type Entry } from "./entry";
import { add, entries, leave, note, noteEnd, noteLuck } from "./ledger";
import { choicesOf, EVERYTHING, filtered, luckIn, luckOf, opponentOf, ratesOf, resultOf, shareOf } from "./statistics";
import { BadFile, exported, imported } from "./transfer";

// Nothing here asks the server, whose calls need a browser.
vi.mock("../lib/api", () => ({ api: {}, ApiError: Error }));

/** A browser's storage. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
}

beforeEach(() => vi.stubGlobal("localStorage", storage()));
afterEach(() => vi.unstubAllGlobals());

function entry(id: string, more: Partial<Entry> = {}): Entry {
  return {
    id: `game-${id}`,
    game: "ancients",
    scenario: "akragas",
    title: "Akragas",
    sides: { bottom: "Syracusans", top: "Carthaginians" },
    mine: ["bottom"],
    seats: { bottom: { kind: "here", name: "Anna", level: "" }, top: { kind: "computer", name: "", level: "steady" } },
    state: "over",
    winner: "bottom",
    ending: "rules",
    turn: 9,
    created: 1000,
    updated: 2000,
    ...more,
  };
}

const summary = (id: string, more: Partial<Summary> = {}): Summary =>
  ({ ...entry(id), you: "bottom", clock: null, chat: false, ...more }) as unknown as Summary;

const dice = (actual: number, theirs = 10, mine: Side = "bottom"): Entry["luck"] => ({
  kind: "dice",
  sides: {
    [mine]: { rolls: 20, expected: 10, actual },
    [mine === "bottom" ? "top" : "bottom"]: { rolls: 18, expected: 10, actual: theirs },
  },
});

describe("what this browser remembers", () => {
  it("is how games with a seat here stand, and stays when the server has forgotten them", () => {
    keepSeat("game-1", "bottom", "token");
    note([summary("1", { state: "playing", winner: null, ending: "" }), summary("2")]);
    expect(entries().map(({ id, state }) => [id, state])).toEqual([["game-1", "playing"]]);
    noteEnd(summary("1"), { winner: "top", ending: "resigned" } as never);
    noteLuck("game-1", { kind: "none" });
    note([], ["game-1", "game-9"]);
    expect(entries()).toMatchObject([
      { id: "game-1", state: "over", winner: "top", ending: "resigned", isGone: true, luck: { kind: "none" } },
    ]);
    // A seat that is given up takes no result with it.
    leave("game-1");
    expect(entries()).toHaveLength(1);
    add([entry("3", { state: "playing" })]);
    leave("game-3");
    expect(entries()).toHaveLength(1);
  });

  it("is still there where the browser has no more room, as long as the page is open; nothing of before is lost", () => {
    const small = storage();
    vi.stubGlobal("localStorage", small);
    add([entry("1")]);
    const before = small.getItem("vexilla-games");
    small.setItem("vexilla-quick-starts", "a cache");
    vi.stubGlobal("localStorage", { ...small, setItem: throwFull });
    add([entry("2")]);
    expect(room.isFull).toBe(true);
    expect(small.getItem("vexilla-games")).toBe(before);
    expect(small.getItem("vexilla-quick-starts"), "what can be had again makes room").toBeNull();
    expect(entries()).toHaveLength(2);
    // There is room again.
    vi.stubGlobal("localStorage", small);
    add([entry("3")]);
    expect(room.isFull).toBe(false);
    expect(JSON.parse(small.getItem("vexilla-games")!).games).toHaveLength(3);
  });

  it("passes over what is no entry", () => {
    localStorage.setItem("vexilla-games", JSON.stringify({ version: 1, games: [entry("1"), { id: "x" }, null] }));
    expect(entries()).toHaveLength(1);
    localStorage.setItem("vexilla-games", "rubbish");
    expect(entries()).toEqual([]);
  });
});

function throwFull(): never {
  throw new DOMException("full", "QuotaExceededError");
}

describe("two memories of one game", () => {
  it("keep the result, the later one, and what is known of luck", () => {
    const running = entry("1", { state: "playing", winner: "", updated: 9000 });
    const over = entry("1", { updated: 5000, luck: { kind: "none" } });
    expect(merged(running, over)).toMatchObject({ state: "over", winner: "bottom", luck: { kind: "none" } });
    expect(merged(over, running)).toEqual(merged(running, over));
    expect(merged(over, entry("1", { mine: ["top"], updated: 6000 }))).toMatchObject({
      mine: ["bottom", "top"],
      updated: 6000,
      luck: { kind: "none" },
    });
  });
});

describe("results, opponents and rates", () => {
  const games = [
    entry("1"),
    entry("2", { winner: "top" }),
    entry("3", { winner: "nobody", mine: ["top"], seats: entry("3").seats }),
    entry("4", { state: "playing", winner: "" }),
    entry("5", { mine: ["bottom", "top"] }),
    entry("6", {
      game: "battle_line",
      sides: { bottom: "", top: "" },
      seats: { bottom: { kind: "here", name: "", level: "" }, top: { kind: "link", name: "Bogdan", level: "" } },
    }),
  ];

  it("are those of whoever plays here", () => {
    expect(games.map(resultOf)).toEqual(["won", "lost", "drawn", "running", "shared", "won"]);
    expect(games.map(opponentOf)).toEqual([
      "computer:steady",
      "computer:steady",
      "person:Anna",
      "computer:steady",
      "",
      "person:Bogdan",
    ]);
    expect(choicesOf(games, opponentOf)[0]).toBe("computer:steady");
  });

  it("can be chosen", () => {
    const ids = (wish: object) => filtered(games, { ...EVERYTHING, ...wish }).map(({ id }) => id.at(-1));
    expect(ids({})).toHaveLength(6);
    expect(ids({ game: "battle_line" })).toEqual(["6"]);
    expect(ids({ opponent: "computer:steady", result: "lost" })).toEqual(["2"]);
    expect(ids({ result: "running" })).toEqual(["4"]);
  });

  it("are counted by game and side; a drawn game is half a win", () => {
    const [ancients, line] = ratesOf(games, ({ game }) => game !== "battle_line");
    expect(ancients).toMatchObject({ of: "ancients", won: 1, lost: 1, drawn: 1 });
    expect(ancients!.sides).toMatchObject([
      { of: "akragas/bottom", won: 1, lost: 1, drawn: 0 },
      { of: "akragas/top", won: 0, lost: 0, drawn: 1 },
    ]);
    expect(shareOf(ancients!)).toBe(0.5);
    expect(line).toMatchObject({ of: "battle_line", won: 1, sides: [{ of: "", won: 1 }] });
    expect(shareOf({ won: 0, lost: 0, drawn: 0 })).toBeNull();
  });
});

describe("rates of games told in different languages", () => {
  it("are those of one side, called as it was told last", () => {
    const sides = { bottom: "Сиракузяне", top: "Карфагеняне" };
    const games = [entry("1", { updated: 5 }), entry("2", { updated: 9, sides, title: "Акрагант" })];
    const [rate] = ratesOf(games, () => true);
    expect(rate!.sides).toMatchObject([{ of: "akragas/bottom", won: 2, last: { title: "Акрагант" } }]);
  });

  it("keep apart the sides of different battles", () => {
    const [rate] = ratesOf([entry("1"), entry("2", { scenario: "zama" })], () => true);
    expect(rate!.sides.map(({ of }) => of)).toEqual(["akragas/bottom", "zama/bottom"]);
  });
});

describe("luck over many games", () => {
  const games = [
    entry("1", { luck: dice(13, 8), updated: 1 }),
    entry("2", { luck: dice(9, 12, "top"), mine: ["top"], updated: 2 }),
    entry("3", { luck: { kind: "none" }, updated: 3 }),
    entry("4", { luck: dice(99), mine: ["bottom", "top"], updated: 4 }),
    entry("5", { updated: 5 }),
  ];

  it("is added up for oneself and the others, game after game", () => {
    expect(luckOf(games)).toEqual([
      {
        game: "ancients",
        kind: "dice",
        games: 2,
        mine: { rolls: 40, expected: 20, actual: 22 },
        theirs: { rolls: 36, expected: 20, actual: 20 },
        series: [3, 2],
      },
    ]);
    expect(games.map(luckIn)).toEqual([3, -1, null, null, null]);
  });

  it("is asked for once, of games that are over and that the server has", () => {
    const more = [entry("6", { isGone: true }), entry("7", { state: "playing" })];
    expect(uncounted([...games, ...more]).map(({ id }) => id)).toEqual(["game-5"]);
  });

  it("keeps the sums of an analysis, not its curve", () => {
    const account = { rolls: 3, faces: { hit: 2 }, expected: 1.5, actual: 2, series: [[1, 1.5, 2]] as never };
    expect(luckOfAnalysis({ luck: { kind: "dice", sides: { top: account } }, balance: [] })).toEqual({
      kind: "dice",
      sides: { top: { rolls: 3, expected: 1.5, actual: 2 } },
    });
    expect(luckOfAnalysis({ luck: { kind: "none", sides: {} }, balance: [] })).toEqual({ kind: "none" });
  });
});

describe("all of it in a file", () => {
  it("comes back as it was, once, and with seats only where that was wanted", () => {
    keepSeat("game-1", "bottom", "secret");
    add([entry("1", { luck: dice(12) }), entry("2", { state: "playing", winner: "" })]);
    const [plain, whole] = [exported(false), exported(true)];
    expect(plain).not.toContain("secret");
    expect(whole).toContain("secret");
    const before = entries();
    vi.stubGlobal("localStorage", storage());
    expect(imported(plain)).toEqual({ added: 2, changed: 0, same: 0, seats: 0 });
    expect(entries()).toEqual(before);
    expect(gamesHere()).toEqual([]);
    expect(imported(whole)).toEqual({ added: 0, changed: 0, same: 2, seats: 1 });
    expect(seatsOf("game-1")).toEqual({ bottom: "secret" });
    // A seat that is here is never replaced by an older key.
    keepSeat("game-1", "bottom", "newer");
    expect(imported(whole)).toMatchObject({ same: 2, seats: 0 });
    expect(seatsOf("game-1")).toEqual({ bottom: "newer" });
  });

  const file = (more: object) => JSON.stringify({ format: "vexilla-games", version: 1, games: [], ...more });
  it.each([
    ["not JSON", "web-mine-bad-text", {}],
    ["{}", "web-mine-bad-format", {}],
    ["null", "web-mine-bad-format", {}],
    [file({ version: 2 }), "web-mine-bad-version", { version: "2" }],
    [
      file({ games: [entry("1"), { ...entry("2"), winner: "me" }] }),
      "web-mine-bad-game",
      { number: 2, field: "winner" },
    ],
    [file({ games: [7] }), "web-mine-bad-game", { number: 1, field: "id" }],
    [file({ seats: { "game-1": { bottom: 5 } } }), "web-mine-bad-format", {}],
  ])("is refused with a reason: %s", (text, reason, args) => {
    let found: unknown;
    try {
      imported(text);
    } catch (problem) {
      found = problem;
    }
    expect(found).toBeInstanceOf(BadFile);
    expect(found).toMatchObject({ reason, args });
    expect(entries(), "nothing was changed").toEqual([]);
  });

  it("knows which field is wrong", () => {
    expect(faultOf(entry("1"))).toBe("");
    expect(faultOf({ ...entry("1"), id: "../x" })).toBe("id");
    expect(faultOf({ ...entry("1"), mine: [] })).toBe("mine");
    expect(faultOf({ ...entry("1"), seats: { bottom: null } })).toBe("seats");
    expect(faultOf({ ...entry("1"), luck: { kind: "dice", sides: { bottom: { rolls: "1" } } } })).toBe("luck");
    expect(imported(file({ games: [{ ...entry("1"), more: "<b>" }] })).added).toBe(1);
    expect(entries()[0]).not.toHaveProperty("more");
  });
});
