import { expect, test } from "vitest";
import type { Decision } from "../lib/types";
import { pointsOf, selectorsOf } from "./points";

const decision = {
  verbs: { attack: ["hex", "target"], dragon: ["dragon"], play: ["card"], pass: [] },
  roles: { attack: ["unit", "target"], dragon: ["dragon"], play: ["card"] },
} as unknown as Decision;

test("an action is pointed at by all that one touches to do it", () => {
  expect(pointsOf("attack G6 G7", decision)).toEqual(["hex G6", "hex G7", "action attack G6 G7"]);
  expect(pointsOf("play order-two-center", decision)).toEqual([
    "card order-two-center",
    "action play order-two-center",
  ]);
  expect(pointsOf("pass", decision)).toEqual(["action pass"]);
  expect(pointsOf("", decision)).toEqual([]);
});

test("a Dragon card is pointed at among the Dragon cards", () => {
  const points = pointsOf("dragon war-cry", decision);
  expect(points).toEqual(["dragon war-cry", "action dragon war-cry"]);
  expect(selectorsOf(points).thing).toEqual(['[data-dragon="war-cry"]', '[data-action="dragon war-cry"]']);
});

test("a deed is pointed at by its units, its order and its hinge", () => {
  const asked = {
    forms: [
      {
        verb: "order",
        fields: [
          { name: "kind", kind: "word" },
          { name: "units", kind: "ids" },
          { name: "purse", kind: "id" },
        ],
        parts: [null, null, "from", null],
      },
      {
        verb: "wheel",
        fields: [
          { name: "units", kind: "ids" },
          { name: "pivot", kind: "word", before: "pivot=" },
          { name: "angle", kind: "decimal", after: "deg" },
        ],
      },
    ],
  } as unknown as Decision;
  expect(pointsOf("order manoeuvre a1,a2 from ann", asked)).toEqual([
    "order manoeuvre",
    "unit a1",
    "unit a2",
    "action order manoeuvre a1,a2 from ann",
  ]);
  const points = pointsOf("wheel a1 pivot=right 30deg", asked);
  expect(selectorsOf(points)).toEqual({
    hex: [],
    base: ['.piece[data-piece="a1"] > .halo.halo', '[data-handle="right"] > .knob'],
    thing: ['[data-action="wheel a1 pivot=right 30deg"]'],
  });
});
