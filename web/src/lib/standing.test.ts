import { expect, test } from "vitest";
import { notAgain, notThisTurn } from "./standing";
import type { Order, Reaction } from "./types";

const answers = [{ answer: "pass", title: "" }];
const when: Reaction["when"] = [{ name: "turn", title: "", kind: "until", lowest: 0, highest: 99 }];
const reactions: Reaction[] = [
  { question: "before-roll", title: "", answers, when },
  { question: "after-roll", title: "", answers, when },
  { question: "react", title: "", answers: [{ answer: "stand", title: "" }], when: [] },
];
const stand: Order = { question: "react", answer: "stand", when: {} };

test("every moment of the kind is let pass in this turn, and other orders stay", () => {
  expect(notThisTurn([stand], reactions, "pass", 4)).toEqual([
    stand,
    { question: "before-roll", answer: "pass", when: { turn: 4 } },
    { question: "after-roll", answer: "pass", when: { turn: 4 } },
  ]);
});

test("what was for a turn that has passed is forgotten, and nothing is said twice", () => {
  const first = notThisTurn([stand], reactions, "pass", 4);
  expect(notThisTurn(first, reactions, "pass", 5)).toHaveLength(3);
  expect(notThisTurn(first, reactions, "pass", 4)).toHaveLength(3);
});

test("one question is let pass for good", () => {
  const orders = notAgain(notThisTurn([], reactions, "pass", 4), reactions, "pass", 4, "after-roll");
  expect(orders).toEqual([
    { question: "before-roll", answer: "pass", when: { turn: 4 } },
    { question: "after-roll", answer: "pass", when: {} },
  ]);
  expect(notAgain(orders, reactions, "pass", 6, "after-roll")).toEqual([
    { question: "after-roll", answer: "pass", when: {} },
  ]);
});
