import { describe, expect, it } from "vitest";
import { BOARD_13_BY_9, HexGrid } from "../hex/geometry";
import { chosenNow, exitOf, goer, isHandle, marksOf, ordersAtOnce, pick, waysOf } from "../commands_colors/gestures";
import { orderLimit } from "./cards";
import { answersOf, fightOf, leavable, offerOf, sectionHexes } from "./gestures";
import { drawn } from "./index";
import type { CombatView, NapoleonicsView, UnitView } from "./view";

const grid = new HexGrid(BOARD_13_BY_9, false);

function unit(side: "bottom" | "top", hex: string, more: Partial<UnitView> = {}): UnitView {
  const kind = side === "bottom" ? "british-line-infantry" : "french-light-cavalry";
  const fresh = { ordered: false, moved: 0, battled: false, square: null, leftSquare: false };
  return { side, kind, hex, blocks: 4, start: 4, ...fresh, ...more };
}

function view(question: string, more: Partial<NapoleonicsView> = {}): NapoleonicsView {
  return {
    game: "napoleonics",
    over: false,
    winner: null,
    decision: { side: "bottom", question, about: {} },
    units: [unit("bottom", "E2", { ordered: true }), unit("bottom", "G2"), unit("top", "E3"), unit("top", "C7")],
    leaders: [{ side: "bottom", name: "Hill", hex: "K1", ordered: false, fleeing: false }],
    combat: null,
    card: "attack-center",
    command: { bottom: 5, top: 5 },
    hands: { bottom: { cards: 4 }, top: { cards: 5 } },
    terrain: {},
    track: { bottom: [null, null, null, null], top: [null, null, null, null] },
    objectives: [],
    ...more,
  } as unknown as NapoleonicsView;
}

function combat(more: Partial<CombatView> = {}): CombatView {
  const plain = { strike: "attack", bonus: false, retiring: false, supporters: [], faces: [], flags: 0 };
  return { from: "E2", target: "E3", ...plain, ...more };
}

function click(now: NapoleonicsView, actions: string[], hex: string, part: string | null = null) {
  const offer = offerOf(now, actions);
  return pick(now, "bottom", grid, offer, chosenNow(offer, null), hex, part);
}

describe("every verb with a hex can be done on the board", () => {
  const direct: [string, string][] = [
    ["cc-ask-order", "order E2"],
    ["cc-ask-order", "order-leader K1"],
    ["cc-ask-order", "leave-square E2"],
    ["cc-ask-rally", "rally E2"],
    ["cc-ask-supply", "supply C7"],
    ["cc-ask-place", "place E1"],
    ["cc-ask-support", "support G2"],
    ["cc-ask-retreat", "retreat E1"],
    ["cc-ask-retire", "retire-to E1"],
    ["cc-ask-flee", "flee E1"],
    ["cc-ask-ride", "ride E4"],
  ];
  for (const [question, action] of direct) {
    it(action, () => {
      const [verb = "", hex = ""] = action.split(" ");
      expect(click(view(question), [action, "done"], hex)).toEqual({ do: "act", actions: [action] });
      expect(marksOf(offerOf(view(question), [action]), null, {})[hex]).toMatch(/^(can|goal)$/);
      expect(drawn.has(verb)).toBe(true);
    });
  }

  for (const verb of ["move", "move-leader", "attack", "exit", "exit-leader", "play", "keep", "section"]) {
    it(`${verb} is drawn`, () => expect(drawn.has(verb)).toBe(true));
  }
});

describe("what belongs to Napoleonics", () => {
  it("leaders leave the field like units, each by himself", () => {
    const offer = offerOf(view("cc-ask-move"), ["exit E1", "exit-leader E1", "exit-leader K1", "move E1 E2"]);
    expect(exitOf(offer, { hex: "E1", who: "unit" })).toBe("exit E1");
    expect(exitOf(offer, { hex: "E1", who: "leader" })).toBe("exit-leader E1");
    expect(exitOf(offer, { hex: "K1", who: "leader" })).toBe("exit-leader K1");
    expect(exitOf(offer, null)).toBeUndefined();
    expect(isHandle(offer, "K1")).toBe(true);
  });

  it("a leader in a square is ordered by himself, his unit leaves it", () => {
    const actions = ["leave-square E2", "order-leader E2", "done"];
    expect(click(view("cc-ask-order"), actions, "E2")).toEqual({ do: "act", actions: ["leave-square E2"] });
    expect(click(view("cc-ask-order"), actions, "E2", "leader")).toEqual({ do: "act", actions: ["order-leader E2"] });
    expect([...leavable(offerOf(view("cc-ask-order"), actions))]).toEqual([["E2", "leave-square E2"]]);
  });

  it("shows the combined attack to everybody, and the batteries that may still join to whom it concerns", () => {
    const now = view("cc-ask-support", { combat: combat({ supporters: ["F1"] }) });
    expect(fightOf(now, offerOf(now, ["support G2", "done"]))).toEqual([
      { hexes: ["E2", "E3"], kind: "attack" },
      { hexes: ["F1", "E3"], kind: "fire" },
      { hexes: ["G2", "E3"], kind: "fire", faint: true },
    ]);
    expect(fightOf(now, offerOf(now, []))).toHaveLength(2);
    expect(fightOf(view("cc-ask-move", { combat: combat() }), offerOf(view("cc-ask-move"), []))).toEqual([]);
  });

  it("draws the ways of cavalry that retires", () => {
    const now = view("cc-ask-retire", {
      decision: { side: "top", question: "cc-ask-retire", about: {} },
      combat: combat({ retiring: true }),
    });
    const offer = offerOf(now, ["retire-to E4", "retire-to D4"]);
    expect(goer(now, grid, offer, [])).toBe("E3");
    expect(waysOf(offer, "E3").map(({ hexes, kind }) => [...hexes, kind])).toEqual([
      ["E3", "E4", "retreat"],
      ["E3", "D4", "retreat"],
    ]);
  });

  it("asks why a battery may not join, a unit may not be sent back", () => {
    expect(click(view("cc-ask-support"), ["support G2", "done"], "E2")).toEqual({ do: "why", action: "support E2" });
    expect(click(view("cc-ask-supply"), ["supply C7"], "E2")).toEqual({ do: "why", action: "supply E2" });
  });

  it("lists the answers to an attack", () => {
    expect(answersOf(["first-strike", "square", "stand"])).toEqual(["stand", "square", "first-strike"]);
    expect(answersOf(["done"])).toEqual([]);
  });

  it("knows the hexes of a section as one sees them, those on a line in both", () => {
    const [left, center, right] = (["left", "center", "right"] as const).map((each) => sectionHexes(grid, each));
    expect(left).toContain("A1");
    expect(left).toContain("E5");
    expect(left).not.toContain("E4");
    expect(center).toEqual(expect.arrayContaining(["E5", "E4", "G5", "H4", "I5"]));
    expect(right).toEqual(expect.arrayContaining(["I5", "I4", "M9"]));
    expect(left!.length + center!.length + right!.length).toBe(grid.labels.length + 10);
    const turned = new HexGrid(BOARD_13_BY_9, true);
    expect(sectionHexes(turned, "left")).toContain("M9");
  });
});

describe("all orders at once", () => {
  const actions = ["order G2", "order I2", "done"];
  const give = (card: string, more: Partial<NapoleonicsView> = {}): string[] => {
    const now = view("cc-ask-order", { card, ...more });
    return ordersAtOnce(now, "bottom", offerOf(now, actions), orderLimit);
  };

  it("where the card has enough of them", () => {
    expect(give("attack-center")).toEqual(["order G2", "order I2"]);
    expect(give("probe-center")).toEqual([]);
    expect(give("forward")).toEqual([]);
    expect(give("elan")).toEqual([]);
  });

  it("by an assault as many as the command, without cards that squares gave back", () => {
    const hand = (cards: number): Partial<NapoleonicsView> => ({
      hands: { bottom: { cards }, top: { cards: 5 } } as NapoleonicsView["hands"],
    });
    expect(give("assault-center", hand(2))).toHaveLength(2);
    expect(give("assault-center", hand(1))).toEqual([]);
    const units = [unit("bottom", "E2", { ordered: true, leftSquare: true }), unit("bottom", "G2")];
    expect(give("assault-center", { ...hand(2), units })).toEqual([]);
  });

  it("leaders count, too", () => {
    const leaders = [{ side: "bottom" as const, name: "Hill", hex: "K1", ordered: true, fleeing: false }];
    expect(give("attack-center", { leaders })).toEqual([]);
  });
});
