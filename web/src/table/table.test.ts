import { beforeAll, describe, expect, it, vi } from "vitest";
import { readAction } from "../lib/action";
import { loadSpeaker, wordsOf, type Speaker } from "../lib/i18n";
import type { GameEvent, TableState } from "../lib/types";
import { choicesOf, labelOf } from "./actions";
import { linesOf, placeOf, turnsOf } from "./log";
import { namesOf, timeText } from "./names";

vi.mock("../lib/api", async () => ({ api: { words: (await import("../lib/words.testing")).wordsFromFiles } }));

let t: Speaker;

beforeAll(async () => {
  t = await loadSpeaker("en", ["web", wordsOf("ancients"), wordsOf("battle_line")]);
});

/** What the words of actions are called, as decisions tell it. */
const VERBS: Record<string, Record<string, string[]>> = {
  ancients: { done: [], play: ["card"], order: ["hex"], move: ["hex", "to"], ignore: ["flags"] },
  battle_line: { draw: ["pile"], claim: ["flag"] },
};
const action = (game: string, text: string) => readAction(text, VERBS[game]);

describe("choices", () => {
  it("are named by verb and parameters", () => {
    expect(labelOf(t, "ancients", action("ancients", "done"))).toBe("Done");
    expect(labelOf(t, "ancients", action("ancients", "move E2 E3"))).toBe("Move E2 → E3");
    expect(labelOf(t, "ancients", action("ancients", "ignore 1"))).toBe("Ignore flags: 1");
    expect(labelOf(t, "battle_line", action("battle_line", "draw tactics"))).toBe("Tactics");
    expect(labelOf(t, "battle_line", action("battle_line", "claim 4"))).toBe("Claim flag 4");
    expect(labelOf(t, "battle_line", action("battle_line", "dance 4"))).toBe("dance 4");
  });

  it("leave out what the board draws, and fold up what is many", () => {
    const orders = ["A1", "B1", "C1", "D1", "E1", "F1", "G1"].map((hex) => `order ${hex}`);
    const actions = ["done", "play rally", ...orders].map((text) => action("ancients", text));
    const { buttons, groups } = choicesOf(t, "ancients", actions, new Set(["play"]));
    expect(buttons.map((each) => each.label)).toEqual(["Done"]);
    expect(groups).toHaveLength(1);
    expect(groups[0]!.title).toBe("Order the unit …");
    expect(groups[0]!.choices).toHaveLength(7);
  });
});

const event = (name: string, more: Record<string, unknown> = {}): GameEvent => ({ event: name, clauses: [], ...more });

describe("the log", () => {
  it("is grouped by the turns that are announced", () => {
    const turns = turnsOf([
      event("cc-drew", { side: "bottom" }),
      event("cc-turn", { turn: 1, side: "bottom", sort: "turn" }),
      event("cc-moved", { side: "bottom", hex: "E2", to: "E3" }),
      event("cc-evades", { side: "top" }),
      event("cc-turn", { turn: 2, side: "top", sort: "turn" }),
    ]);
    expect(turns.map((turn) => [turn.key, turn.side, turn.lines.length])).toEqual([
      [0, null, 1],
      [1, "bottom", 2],
      [4, "top", 0],
    ]);
  });

  it("is grouped by who does something where turns are not announced", () => {
    const turns = turnsOf([
      event("battle-line-dealt"),
      event("battle-line-played", { side: "bottom" }),
      event("battle-line-drew", { side: "bottom" }),
      event("battle-line-played", { side: "top" }),
    ]);
    expect(turns.map((turn) => [turn.side, turn.lines.length])).toEqual([
      [null, 1],
      ["bottom", 2],
      ["top", 1],
    ]);
  });

  it("tells what is the same to its reader once, with a count", () => {
    const unseen = event("cc-drew", { side: "top", hidden: ["card"] });
    const own = (card: string) => event("cc-drew", { side: "bottom", card });
    const log = [own("line"), own("scout"), unseen, unseen, unseen, event("cc-turn", { sort: "turn" }), unseen, unseen];
    const counted = turnsOf(log).map(({ lines }) => lines.map(({ index, times }) => [index, times]));
    expect(counted).toEqual([
      [
        [0, 1],
        [1, 1],
        [2, 3],
      ],
      [[6, 2]],
    ]);
    expect(linesOf(log.slice(2, 5))).toEqual([{ index: 0, event: unseen, times: 3 }]);
  });

  it("knows where things happened", () => {
    expect(placeOf(event("cc-moved", { hex: "E2", to: "E3" }))).toBe("E3");
    expect(placeOf(event("battle-line-played", { flag: 4 }))).toBe("4");
    expect(placeOf(event("cc-drew"))).toBeNull();
  });
});

describe("names", () => {
  const seat = (kind: string, name = "") => ({ kind, name, level: "steady", present: true });
  const table = (bottom: object, top: object) => ({ seats: { bottom, top } }) as unknown as TableState;

  it("are those of the players where there are no armies", () => {
    expect(namesOf(t, null, table(seat("here", "Anna"), seat("computer")), null)).toMatchObject({
      bottom: "Anna",
      top: "Computer",
    });
    expect(namesOf(t, null, table(seat("here"), seat("link")), null)["top"]).toBe("Second player");
  });

  it("read a clock", () => {
    expect(timeText(t, 9_450)).toBe("9.4");
    expect(timeText(t, 65_000)).toBe("1:05");
    expect(timeText(t, 3_725_000)).toBe("1:02:05");
    expect(timeText(t, 2 * 86_400_000 + 61_000)).toBe("2 days 0:01:01");
    expect(timeText(t, -5)).toBe("0.0");
  });
});
