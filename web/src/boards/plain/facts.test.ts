import { describe, expect, it } from "vitest";
import type { View } from "../../lib/types";
import { factsOf, isNothing, oneOf } from "./facts";

const view = {
  game: "three_pennants",
  over: false,
  winner: null,
  turn: 3,
  decision: { side: "bottom", question: "ask", about: {} },
  round: 2,
  pile: [],
  hands: { bottom: { cards: [1, 5] }, top: { count: 2 } },
  pennants: { bottom: 1, top: 0 },
  wind: { bottom: "north", left: "south" },
} as View;

describe("facts", () => {
  it("are those of each side, and the others; what the frame shows is left out", () => {
    const { common, sides } = factsOf(view);
    expect(common).toEqual([
      ["round", 2],
      ["pile", []],
      ["wind", { bottom: "north", left: "south" }],
    ]);
    expect(sides.bottom).toEqual([
      ["hands", { cards: [1, 5] }],
      ["pennants", 1],
    ]);
    expect(sides.top).toEqual([
      ["hands", { count: 2 }],
      ["pennants", 0],
    ]);
  });

  it("may say nothing; zero and no say something", () => {
    expect([null, "", [], undefined].every(isNothing)).toBe(true);
    expect([0, false, "x", [0], {}].some(isNothing)).toBe(false);
  });

  it("name one of several", () => {
    expect([oneOf("cards"), oneOf("hand")]).toEqual(["card", "hand"]);
  });
});
