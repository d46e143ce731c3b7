import { describe, expect, it } from "vitest";
import { Speaker } from "../lib/i18n";
import type { GameEvent } from "../lib/types";
import { partsOf } from "./line";

const t = new Speaker("en", [
  [
    "moved = { $side }: { $unit } { $hex } → { $to }.",
    "rolled = { $side }, { $what } by { $unit } { $hex }: { $dice }.",
    "over = The battle is over.",
    "draws = { $side } draws a card.",
    "game-unit-spears = spearmen",
    "game-what-fire = fire",
    "game-die-flag = flag",
    "game-die-light = light",
  ].join("\n"),
]);
const NAMES = { bottom: "Rome", top: "Carthage" };
const moved: GameEvent = {
  event: "moved",
  sort: "step",
  clauses: [],
  side: "bottom",
  unit: "spears",
  hex: "A1",
  to: "A2",
};

describe("a line of the log", () => {
  it("does not name whoever has the turn, and shows the unit", () => {
    const parts = partsOf(t, "game", moved, NAMES, "bottom", true);
    expect(parts).toEqual([
      { sort: "unit", unit: "spears", side: "bottom", text: "spearmen" },
      { sort: "text", text: " A1 → A2." },
    ]);
  });

  it("shows whose it is where that is the other side", () => {
    const [first] = partsOf(t, "game", moved, NAMES, "top", true);
    expect(first).toEqual({ sort: "side", side: "bottom", text: "Rome" });
  });

  it("names units in words where there are no drawings of them", () => {
    expect(partsOf(t, "game", moved, NAMES, "bottom", false)).toEqual([{ sort: "text", text: "Spearmen A1 → A2." }]);
  });

  it("shows dice, and what each did", () => {
    const rolled: GameEvent = {
      ...moved,
      event: "rolled",
      what: "fire",
      dice: ["flag", "light"],
      counted: ["flag", ""],
    };
    expect(partsOf(t, "game", rolled, NAMES, "bottom", true).map(({ sort }) => sort)).toEqual([
      "text",
      "unit",
      "text",
      "dice",
      "text",
    ]);
    const dice = partsOf(t, "game", rolled, NAMES, "bottom", true).find((part) => part.sort === "dice");
    expect(dice).toEqual({ sort: "dice", dice: ["flag", "light"], counted: ["flag", ""], text: "flag, light" });
  });

  it("leaves alone what has no side, and says what somebody does without his name", () => {
    expect(partsOf(t, "game", { event: "over", sort: "end", clauses: [] }, NAMES, "top", true)).toEqual([
      { sort: "text", text: "The battle is over." },
    ]);
    const draws: GameEvent = { event: "draws", sort: "card", clauses: [], side: "top" };
    expect(partsOf(t, "game", draws, NAMES, "top", true)).toEqual([{ sort: "text", text: "Draws a card." }]);
  });
});
