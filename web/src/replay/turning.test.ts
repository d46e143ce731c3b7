import { describe, expect, it } from "vitest";
import { turningOf } from "./turning";

const curve = (...chances: number[]) => chances.map((bottom, step) => ({ step, bottom }));

describe("the turning point", () => {
  it("is where the winner came to be ahead for good", () => {
    const turning = turningOf(curve(0.5, 0.6, 0.4, 0.7, 0.8, 1), "bottom");
    expect(turning).toEqual({ step: 3, before: 0.4, after: 0.7, isForGood: true });
  });

  it("looks with the eyes of the winner at the top", () => {
    expect(turningOf(curve(0.5, 0.6, 0.25, 0.25, 0), "top")).toEqual({
      step: 2,
      before: 0.4,
      after: 0.75,
      isForGood: true,
    });
  });

  it("is the largest gain of a winner who was always ahead, or behind until the other gave up", () => {
    expect(turningOf(curve(0.6, 0.7, 0.95, 0.9, 1), "bottom")).toMatchObject({ step: 2, isForGood: false });
    expect(turningOf(curve(0.5, 0.25, 0.375, 0.125, 1), "bottom")).toMatchObject({ step: 2, isForGood: false });
  });

  it("is nothing where nobody won, or nothing happened", () => {
    expect(turningOf(curve(0.5, 0.6, 0.4, 0.7, 0.5), null)).toBeNull();
    expect(turningOf(curve(0.5, 1), "bottom")).toBeNull();
  });
});
