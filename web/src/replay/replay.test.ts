import { describe, expect, it } from "vitest";
import type { ReplayStep } from "../lib/types";
import { area, line, sample, scale, stairs, upTo } from "./chart";
import { commitmentOf } from "./commitment";
import { handsOf } from "./hands";
import { bins, surplus, until, type Account, type LuckLedger } from "./luck";
import { around, header } from "./opened";
import { countedTurn, isReadable, nextTurn, previousTurn, readable, turnStarts } from "./steps";

function step(number: number, turn: number, active: string, events = 1): ReplayStep {
  return {
    step: number,
    side: null,
    action: null,
    events: Array.from({ length: events }, () => ({ event: "x", clauses: [] })),
    view: { game: "ancients", over: false, winner: null, turn, active },
  };
}

const STEPS = [
  step(0, 1, "bottom"),
  step(1, 1, "bottom"),
  step(2, 2, "top"),
  step(3, 2, "top", 0),
  step(4, 3, "bottom"),
];

describe("stepping", () => {
  const starts = turnStarts(STEPS);

  it("knows where turns begin", () => {
    expect(starts).toEqual([0, 2, 4]);
    expect(turnStarts([])).toEqual([0]);
  });

  it("goes by turns, to the end and to the start", () => {
    expect(nextTurn(starts, 0, 4)).toBe(2);
    expect(nextTurn(starts, 4, 6)).toBe(6);
    expect(previousTurn(starts, 3)).toBe(2);
    expect(previousTurn(starts, 2)).toBe(0);
    expect(previousTurn(starts, 0)).toBe(0);
  });

  it("counts turns as the game does, where it has a last one", () => {
    expect(countedTurn(STEPS[2]!.view, starts, 2)).toEqual({ turn: 2, turns: 3 });
    expect(countedTurn({ ...STEPS[4]!.view, turn: 2, turnLimit: 6 }, starts, 4)).toEqual({ turn: 2, turns: 6 });
    expect(countedTurn(undefined, [0], 0)).toEqual({ turn: 1, turns: 1 });
  });
});

describe("charts", () => {
  it("scales, also a range of nothing", () => {
    expect(scale(0, 10, 0, 100)(5)).toBe(50);
    expect(scale(0, 1, 60, 0)(1)).toBe(0);
    expect(scale(3, 3, 0, 100)(3)).toBe(0);
  });

  it("draws lines, stairs and areas", () => {
    const dots = [
      { x: 0, y: 1 },
      { x: 2, y: 3.14159 },
    ];
    expect(line(dots)).toBe("M0 1L2 3.1");
    expect(stairs(dots)).toBe("M0 1H2V3.1");
    expect(area(dots, 5)).toBe("M0 1L2 3.1L2 5L0 5Z");
    expect(area([], 5)).toBe("");
  });

  it("finds the last entry up to a step", () => {
    const entries = [0, 3, 7].map((step) => ({ step }));
    expect([0, 2, 3, 6, 7, 99].map((at) => upTo(entries, at))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(upTo([], 3)).toBe(0);
  });

  it("samples evenly, with both ends", () => {
    const all = Array.from({ length: 100 }, (_, at) => at);
    const some = sample(all, 12);
    expect(some).toHaveLength(12);
    expect([some[0], some.at(-1)]).toEqual([0, 99]);
    expect(sample([1, 2], 12)).toEqual([1, 2]);
  });
});

describe("luck", () => {
  const account: Account = {
    rolls: 2,
    faces: { light: 1, flag: 3 },
    expected: 2.5,
    actual: 4,
    series: [
      [3, 1, 2],
      [8, 2.5, 4],
    ],
  };
  const luck: LuckLedger = { kind: "dice", sides: { bottom: account } };

  it("counts faces as shares, with a side missing", () => {
    expect(bins(luck)).toEqual([
      { face: "light", counts: { bottom: 1, top: 0 }, shares: { bottom: 0.25, top: 0 } },
      { face: "flag", counts: { bottom: 3, top: 0 }, shares: { bottom: 0.75, top: 0 } },
    ]);
  });

  it("adds up what was above the average", () => {
    expect(surplus(account).map(({ value }) => value)).toEqual([0, 1, 1.5]);
    expect(until(account, 2)).toEqual({ expected: 0, actual: 0 });
    expect(until(account, 7)).toEqual({ expected: 1, actual: 2 });
    expect(until(account, 99)).toEqual({ expected: 2.5, actual: 4 });
  });
});

describe("a record file", () => {
  const text = "vexilla record 1\ngame: ancients\nscenario: 001-akragas\n\nbottom done\ngame: no";

  it("reads its header, and nothing below it", () => {
    expect(header(text, "game")).toBe("ancients");
    expect(header(text, "seed")).toBe("");
  });

  it("shows the lines around a wrong one", () => {
    expect(around(text, 5, 1).map(({ number, wrong }) => [number, wrong])).toEqual([
      [4, false],
      [5, true],
      [6, false],
    ]);
    expect(around(text, 1, 1).map(({ number }) => number)).toEqual([1, 2]);
  });

  it("works out the promise about chance", async () => {
    expect(await commitmentOf("05".repeat(32))).toBe(
      "b9d7d5d14237c51ccc16c4fcf198e3bec965cc2a483ff649516c07b923046675",
    );
  });
});

describe("open hands", () => {
  it("are those of all kinds of cards, without the empty ones", () => {
    const sides = (top: string[]) => ({ bottom: { cards: 1, hand: ["x"] }, top: { cards: top.length, hand: top } });
    const view = { game: "any", over: false, winner: null, turn: 3, hands: sides(["a", "b"]), more: sides(["c"]) };
    expect(handsOf({ ...view, none: sides([]), closed: { top: { cards: 2 } } }, "top")).toEqual([["a", "b"], ["c"]]);
  });
});

describe("the log of a replay", () => {
  it("says of the step that is shown what has been told", () => {
    const standing = { step: 5, told: 1, isPlaying: false };
    expect([0, 1].map((event) => isReadable(standing, 5, event))).toEqual([true, false]);
    expect([4, 6].map((step) => isReadable(standing, step, 0))).toEqual([true, true]);
  });

  it("says nothing of what is about to be played", () => {
    const standing = { step: 5, told: Infinity, isPlaying: true };
    expect([4, 5, 6].map((step) => isReadable(standing, step, 0))).toEqual([true, true, false]);
  });

  it("counts of what is told in one line what may be said", () => {
    const standing = { step: 5, told: 3, isPlaying: true };
    expect([4, 5, 6].map((step) => readable(standing, step, 1, 4))).toEqual([4, 2, 0]);
  });
});
