import { expect, test } from "vitest";
import { passedSince, phaseOf } from "./passed";
import type { View } from "../lib/types";

/** A view at a question of a phase, or at one that ends nothing. */
function view(side: "bottom" | "top", phase: string | null, turn = 1, left = 0): View {
  const ends = phase === null ? {} : { ends: { action: "done", phase, says: "" } };
  const decision = { side, question: "", about: {}, left: { what: "", left }, ...ends };
  return { game: "", over: false, winner: null, turn, decision };
}

test("orders that end by themselves are told, with what is left over", () => {
  const before = phaseOf(view("bottom", "orders", 1, 2), "bottom");
  const after = view("bottom", "movement");
  expect(passedSince(before, ["order A1"], after, "bottom")).toEqual({ what: "orders", left: 1 });
  expect(passedSince(before, ["done"], after, "bottom")).toBeNull();
  expect(passedSince(before, null, after, "bottom")).toBeNull();
});

test("a phase that goes on, or is interrupted by a question, has not ended", () => {
  const before = phaseOf(view("bottom", "combat"), "bottom");
  expect(passedSince(before, ["attack A1 A2"], view("bottom", "combat"), "bottom")).toBeNull();
  expect(passedSince(before, ["attack A1 A2"], view("top", null), "bottom")).toBeNull();
});

test("a turn that is over is told", () => {
  const before = phaseOf(view("bottom", "movement"), "bottom");
  expect(passedSince(before, ["move A1 A2"], view("top", null, 2), "bottom")).toEqual({ what: "turn", left: 0 });
  expect(phaseOf(view("top", "orders"), "bottom")).toBeNull();
});
