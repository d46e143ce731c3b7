import { describe, expect, it } from "vitest";
import { decisionOf } from "../../lib/decisions.fixture";
import type { BoardProps, Refused } from "../../lib/types";
import { Gestures } from "./gestures.svelte";

const FLAGS = Array.from({ length: 9 }, (_, index) => ({ flag: index + 1, holder: index === 0 ? "top" : "nobody" }));

/** Gestures on a table where only the question and the legal actions matter. */
function table(
  question: string,
  actions: string[],
  why: object = { allowed: false, clause: "BLN-05-001", reason: "", arguments: {} },
) {
  const done: string[][] = [];
  const asked: string[] = [];
  const refused: Refused[] = [];
  const props = {
    view: {
      flags: FLAGS,
      tactics: { scout: "guile", fog: "environment" },
      decision: decisionOf("battle_line", `battle-line-ask-${question}`),
    },
    side: "bottom",
    actions,
    act: (taken: string[]) => void done.push(taken),
    ask: (_: string, action: string) => {
      asked.push(action);
      return Promise.resolve(why);
    },
    refuse: (answer: Refused) => void refused.push(answer),
  };
  return { gestures: new Gestures(() => props as unknown as BoardProps), done, asked, refused };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("playing a card", () => {
  const actions = ["play red-7 2", "play red-7 3", "play blue-3 2", "play scout"];

  it("takes a card and then a flag", () => {
    const { gestures, done } = table("play", actions);
    gestures.clickHandCard("red-7");
    expect([2, 3, 4].map((flag) => gestures.isReady(flag))).toEqual([true, true, false]);
    gestures.clickFlag(3);
    expect(done).toEqual([["play red-7 3"]]);
  });

  it("takes a flag and then a card", () => {
    const { gestures, done } = table("play", actions);
    gestures.clickFlag(3);
    expect(gestures.isPlayable("red-7")).toBe(true);
    expect(gestures.isPlayable("blue-3")).toBe(false);
    gestures.clickHandCard("red-7");
    expect(done).toEqual([["play red-7 3"]]);
  });

  it("plays a Guile card with a second click, so that none is wasted", () => {
    const { gestures, done } = table("play", actions);
    gestures.clickHandCard("scout");
    expect(done).toEqual([]);
    gestures.clickHandCard("scout");
    expect(done).toEqual([["play scout"]]);
  });

  it("has what is not legal explained", async () => {
    const { gestures, done, asked, refused } = table("play", actions);
    gestures.clickHandCard("blue-3");
    gestures.clickFlag(9);
    await settled();
    expect(done).toEqual([]);
    expect(asked).toEqual(["play blue-3 9"]);
    expect(refused[0]).toMatchObject({ action: "play blue-3 9", clause: "BLN-05-001" });
  });

  it("explains at once a card that can go nowhere, at a flag nobody holds", async () => {
    const { gestures, asked } = table("play", actions);
    gestures.clickHandCard("fog");
    await settled();
    expect(asked).toEqual(["play fog 2"]);
  });

  it("is done by dragging, too", () => {
    const { gestures, done } = table("play", actions);
    gestures.dropHandCard("red-7", { flag: 2 });
    gestures.dropHandCard("scout", "field");
    gestures.dropHandCard("red-7", "field");
    gestures.dropHandCard("red-7", null);
    expect(done).toEqual([["play red-7 2"], ["play scout"]]);
  });
});

describe("claiming", () => {
  it("claims what holds and shows what refutes the rest", async () => {
    const why = { allowed: false, clause: "BLN-07-004", reason: "r", arguments: { flag: 5, cards: ["red-1"] } };
    const { gestures, done, refused } = table("claim", ["claim 4", "done"], why);
    gestures.clickFlag(4);
    gestures.clickFlag(5);
    await settled();
    expect(done).toEqual([["claim 4"]]);
    expect(refused).toHaveLength(1);
    expect(gestures.counter).toEqual({ flag: 5, cards: ["red-1"] });
    gestures.reset();
    expect(gestures.counter).toBeNull();
  });

  it("has nothing to draw when too few cards lie there", async () => {
    const why = { allowed: false, clause: "BLN-07-002", reason: "r", arguments: { flag: 5, cards: 2, size: 3 } };
    const { gestures } = table("draw", ["draw troops"], why);
    gestures.clickFlag(5);
    await settled();
    expect(gestures.counter).toBeNull();
  });
});

describe("cards on the table", () => {
  it("chooses, moves and discards", () => {
    const { gestures, done } = table("redeploy", ["choose red-1", "choose fog"]);
    gestures.clickTableCard("red-1", 3);
    gestures.dropTableCard("red-1", { flag: 4 });
    gestures.dropTableCard("fog", "discard");
    expect(done).toEqual([["choose red-1"], ["choose red-1", "move 4"], ["choose fog", "discard"]]);
  });

  it("asks for another flag or the discard pile afterwards", () => {
    const { gestures, done } = table("redeploy-to", ["move 2", "discard"]);
    gestures.clickTableCard("blue-1", 2);
    gestures.clickDiscards();
    expect(done).toEqual([["move 2"], ["discard"]]);
  });

  it("gives up the fourth card", () => {
    const { gestures, done } = table("discard", ["discard red-1"]);
    gestures.clickTableCard("red-1", 3);
    expect(done).toEqual([["discard red-1"]]);
  });
});

it("draws and returns", () => {
  const draw = table("draw", ["draw troops"]);
  draw.gestures.clickPile("troops");
  const back = table("return", ["return red-1"]);
  back.gestures.clickHandCard("red-1");
  back.gestures.dropHandCard("red-1", { pile: "troops" });
  expect([...draw.done, ...back.done]).toEqual([["draw troops"], ["return red-1"], ["return red-1"]]);
});

it("does nothing while others decide", async () => {
  const { gestures, done, asked } = table("", []);
  gestures.clickFlag(2);
  gestures.clickHandCard("red-7");
  gestures.clickPile("troops");
  await settled();
  expect([done, asked]).toEqual([[], []]);
});
