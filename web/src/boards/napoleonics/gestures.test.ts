import { describe, expect, it } from "vitest";
import { decisionOf } from "../../lib/decisions.fixture";
import { chosenNow, exitOf, isHandle, marksOf, offerOf, pick, waysOf } from "../commands_colors/gestures";
import { HexGrid } from "../hex/geometry";
import { BOARD_13_BY_9 } from "../hex/shapes.fixture";
import { answersOf, besideIn, keepable, leavable, sectionsOf } from "./gestures";
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
    decision: decisionOf("napoleonics", question),
    units: [unit("bottom", "E2", { ordered: true }), unit("bottom", "G2"), unit("top", "E3"), unit("top", "C7")],
    leaders: [{ side: "bottom", name: "Hill", hex: "K1", ordered: false, fleeing: false }],
    combat: null,
    card: "attack-center",
    command: { bottom: 5, top: 5 },
    hands: { bottom: { cards: 4 }, top: { cards: 5 } },
    land: {},
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
  const outcome = pick(now, "bottom", grid, offer, chosenNow(offer, null), hex, part);
  return outcome.do === "act" ? { do: "act", action: outcome.action.text } : outcome;
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
      expect(click(view(question), [action, "done"], hex)).toEqual({ do: "act", action: action });
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
    expect(exitOf(offer, { hex: "E1", who: "unit" })?.text).toBe("exit E1");
    expect(exitOf(offer, { hex: "E1", who: "leader" })?.text).toBe("exit-leader E1");
    expect(exitOf(offer, { hex: "K1", who: "leader" })?.text).toBe("exit-leader K1");
    expect(exitOf(offer, null)).toBeUndefined();
    expect(isHandle(offer, "K1")).toBe(true);
  });

  it("a leader in a square is ordered by himself, his unit leaves it", () => {
    const actions = ["leave-square E2", "order-leader E2", "done"];
    expect(click(view("cc-ask-order"), actions, "E2")).toEqual({ do: "act", action: "leave-square E2" });
    expect(click(view("cc-ask-order"), actions, "E2", "leader")).toEqual({ do: "act", action: "order-leader E2" });
    expect([...leavable(offerOf(view("cc-ask-order"), actions))]).toEqual([["E2", "leave-square E2"]]);
  });

  it("shows the batteries that joined to everybody, and those that may still join to whom it concerns", () => {
    const now = view("cc-ask-support", { combat: combat({ supporters: ["F1"] }) });
    expect(besideIn(now, offerOf(now, ["support G2", "done"]))).toEqual([
      { hexes: ["F1", "E3"], kind: "fire" },
      { hexes: ["G2", "E3"], kind: "fire", faint: true },
    ]);
    expect(besideIn(now, offerOf(now, []))).toHaveLength(1);
  });

  it("draws the ways of cavalry that retires", () => {
    const decision = decisionOf("napoleonics", "cc-ask-retire", { subject: { unit: "E3" } });
    expect(waysOf(offerOf(view("", { decision }), ["retire-to E4", "retire-to D4"]))).toEqual([
      { hexes: ["E3", "E4"], kind: "retreat", faint: true },
      { hexes: ["E3", "D4"], kind: "retreat", faint: true },
    ]);
  });

  it("lists the answers to an attack", () => {
    const answers = (actions: string[]) => answersOf(offerOf(view("cc-ask-react"), actions));
    expect(answers(["first-strike", "square", "stand"])).toEqual(["stand", "square", "first-strike"]);
    expect(answers(["done"])).toEqual([]);
  });

  it("lights up whom a section would order", () => {
    const decision = decisionOf("napoleonics", "cc-ask-section", { places: { "section left": ["A1", "E2"] } });
    expect(sectionsOf(offerOf(view("", { decision }), ["section left", "section right"]))).toEqual([
      { name: "left", action: "section left", hexes: ["A1", "E2"] },
      { name: "right", action: "section right", hexes: [] },
    ]);
  });

  it("keeps a scouted card without taking it for one of the hand", () => {
    const offer = offerOf(view("cc-ask-keep"), ["keep rally"]);
    expect([...keepable(offer)]).toEqual([["rally", "keep rally"]]);
    expect(offer.cards.size).toBe(0);
  });
});
