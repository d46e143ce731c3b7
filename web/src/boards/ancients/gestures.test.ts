import { describe, expect, it } from "vitest";
import { BOARD_13_BY_9, HexGrid } from "../hex/geometry";
import { orderLimit } from "./cards";
import {
  chosenNow,
  goer,
  isHandle,
  marksOf,
  offerOf,
  ordersAtOnce,
  pick,
  sweep,
  waysOf,
  type Chosen,
} from "./gestures";
import { drawn } from "./index";
import type { AncientsView, LeaderView, UnitView } from "./view";

const grid = new HexGrid(BOARD_13_BY_9, false);

function unit(side: "bottom" | "top", hex: string, more: Partial<UnitView> = {}): UnitView {
  return { side, kind: "heavy-infantry", hex, blocks: 4, ordered: false, moved: 0, battled: false, ...more };
}

function leader(side: "bottom" | "top", hex: string, more: Partial<LeaderView> = {}): LeaderView {
  return { side, name: "Mago", hex, ordered: false, fleeing: false, ...more };
}

function view(question: string, more: Partial<AncientsView> = {}): AncientsView {
  return {
    game: "ancients",
    over: false,
    winner: null,
    decision: { side: "bottom", question, about: {} },
    units: [unit("bottom", "E2", { ordered: true }), unit("bottom", "G2"), unit("top", "E4"), unit("top", "C7")],
    leaders: [leader("bottom", "E2"), leader("bottom", "K1", { name: "Hanno" })],
    combat: null,
    card: "order-two-center",
    command: { bottom: 5, top: 5 },
    terrain: {},
    ...more,
  } as unknown as AncientsView;
}

function click(
  now: AncientsView,
  actions: string[],
  hex: string,
  chosen: Chosen | null = null,
  part: string | null = null,
) {
  const offer = offerOf(now, actions);
  return pick(now, "bottom", grid, offer, chosenNow(offer, chosen), hex, part);
}

const UNIT: Chosen = { hex: "E2", who: "unit" };

describe("every verb with a hex can be done on the board", () => {
  const direct: [string, string][] = [
    ["cc-ask-order", "order E2"],
    ["cc-ask-order", "order-leader K1"],
    ["cc-ask-rally", "rally E2"],
    ["cc-ask-place", "place E2"],
    ["cc-ask-place-leader", "place-leader E2"],
    ["cc-ask-retreat", "retreat E1"],
    ["cc-ask-evade-to", "evade-to E1"],
    ["cc-ask-flee", "flee E1"],
    ["cc-ask-ride", "ride E3"],
    ["cc-ask-rampage", "rampage E3"],
  ];
  for (const [question, action] of direct) {
    it(action, () => {
      const [verb = "", hex = ""] = action.split(" ");
      expect(click(view(question), [action, "done"], hex)).toEqual({ do: "act", actions: [action] });
      expect(marksOf(offerOf(view(question), [action]), null, {})[hex]).toMatch(/^(can|goal)$/);
      expect(drawn.has(verb)).toBe(true);
    });
  }

  for (const verb of ["move", "move-leader", "attack"]) {
    it(`${verb} goes from one hex to another`, () => {
      const who = verb === "move-leader" ? "leader" : "unit";
      const now = view(verb === "attack" ? "cc-ask-battle" : "cc-ask-move");
      const actions = [`${verb} E2 E3`, `${verb} E2 F3`, `${verb} G2 G3`, "done"];
      expect(click(now, actions, "E2")).toEqual({ do: "choose", chosen: { hex: "E2", who } });
      expect(click(now, actions, "F3", { hex: "E2", who })).toEqual({ do: "act", actions: [`${verb} E2 F3`] });
      expect(click(now, actions, "E2", { hex: "E2", who })).toEqual({ do: "choose", chosen: null });
      expect(drawn.has(verb)).toBe(true);
    });
  }

  it("advances by a click on the vacated hex", () => {
    const now = view("cc-ask-advance", {
      combat: { from: "E2", target: "E3", bonus: false, evading: false, faces: [], flags: 0 },
    });
    expect(click(now, ["advance", "stay"], "E3")).toEqual({ do: "act", actions: ["advance"] });
  });

  it("keeps exits for the unit that is picked up", () => {
    const offer = offerOf(view("cc-ask-move"), ["exit E9", "move E2 E3"]);
    expect(offer.exits.get("E9")).toBe("exit E9");
    expect(marksOf(offer, null, {})).toEqual({ E2: "can", E9: "can" });
    expect(drawn.has("exit")).toBe(true);
  });

  it("plays cards, First Strike too", () => {
    const offer = offerOf(view("cc-ask-card"), ["play rally", "first-strike"]);
    expect([...offer.cards]).toEqual([
      ["rally", "play rally"],
      ["first-strike", "first-strike"],
    ]);
  });
});

describe("a unit and a leader on one hex", () => {
  const both = ["move E2 E3", "move-leader E2 E3", "done"];

  it("are told apart by what is clicked", () => {
    expect(click(view("cc-ask-move"), both, "E2")).toEqual({ do: "choose", chosen: UNIT });
    expect(click(view("cc-ask-move"), both, "E2", null, "leader")).toEqual({
      do: "choose",
      chosen: { hex: "E2", who: "leader" },
    });
  });

  it("take turns when clicked again", () => {
    const leaderChosen: Chosen = { hex: "E2", who: "leader" };
    expect(click(view("cc-ask-move"), both, "E2", UNIT)).toEqual({ do: "choose", chosen: leaderChosen });
    expect(click(view("cc-ask-move"), both, "E3", leaderChosen)).toEqual({ do: "act", actions: ["move-leader E2 E3"] });
  });

  it("are ordered one after the other", () => {
    const now = view("cc-ask-order");
    const actions = ["order E2", "order-leader E2"];
    expect(click(now, actions, "E2")).toEqual({ do: "act", actions: ["order E2"] });
    expect(click(now, actions, "E2", null, "leader")).toEqual({ do: "act", actions: ["order-leader E2"] });
    expect(click(now, ["order-leader E2"], "E2")).toEqual({ do: "act", actions: ["order-leader E2"] });
  });
});

describe("what was meant where nothing is legal", () => {
  it("while ordering", () => {
    expect(click(view("cc-ask-order"), ["order E2"], "G2")).toEqual({ do: "why", action: "order G2" });
    expect(click(view("cc-ask-order"), ["order E2"], "K1")).toEqual({ do: "why", action: "order-leader K1" });
    expect(click(view("cc-ask-order"), ["order G2"], "E2", null, "leader")).toEqual({
      do: "why",
      action: "order-leader E2",
    });
  });

  it("while moving", () => {
    const actions = ["move E2 E3", "move E2 F3"];
    expect(click(view("cc-ask-move"), actions, "G4", UNIT)).toEqual({ do: "why", action: "move E2 G4" });
    const other = click(view("cc-ask-move"), actions, "G2", UNIT);
    expect(other.do === "why" && other.action).toMatch(/^move G2 /);
    expect(click(view("cc-ask-move"), [...actions, "move G2 G3"], "C5")).toEqual({ do: "nothing" });
  });

  it("while fighting", () => {
    const actions = ["attack E2 E3", "attack G2 G3"];
    expect(click(view("cc-ask-battle"), actions, "C7", UNIT)).toEqual({ do: "why", action: "attack E2 C7" });
    expect(click(view("cc-ask-battle"), actions, "E4")).toEqual({ do: "why", action: "attack E2 E4" });
    expect(click(view("cc-ask-battle"), ["attack E2 E3"], "G2")).toEqual({ do: "why", action: "attack G2 E4" });
  });

  it("while fleeing, and not at all when nothing on the board is asked", () => {
    expect(click(view("cc-ask-retreat"), ["retreat E1"], "E9")).toEqual({ do: "why", action: "retreat E9" });
    expect(click(view("cc-ask-ignore"), ["ignore 0"], "E2")).toEqual({ do: "nothing" });
  });
});

describe("what is shown before the click", () => {
  it("says what a move leads to", () => {
    const offer = offerOf(view("cc-ask-move"), ["move E2 E3", "move E2 F3", "move E2 D3", "move E2 D2"]);
    const marks = { "move E2 E3": "battle", "move E2 F3": "no-battle", "move E2 D3": "must" };
    expect(marksOf(offer, UNIT, marks)).toEqual({ E2: "can", E3: "battle", F3: "no-battle", D3: "must", D2: "goal" });
  });

  it("picks up the only one who can go", () => {
    expect(chosenNow(offerOf(view("cc-ask-bonus"), ["attack E2 E3", "done"]), null)).toEqual(UNIT);
    expect(chosenNow(offerOf(view("cc-ask-battle"), ["attack E2 E3", "attack G2 G3"]), null)).toBeNull();
  });

  it("shows the targets of an attack in red", () => {
    const offer = offerOf(view("cc-ask-battle"), ["attack E2 E3"]);
    expect(marksOf(offer, UNIT, { "attack E2 E3": "close" })["E3"]).toBe("target");
  });

  it("finds who must retreat and draws his ways", () => {
    const now = view("cc-ask-retreat", {
      combat: { from: "E4", target: "E2", bonus: false, evading: false, faces: [], flags: 1 },
    });
    const offer = offerOf(now, ["retreat E1", "retreat F1"]);
    expect(goer(now, grid, offer, [])).toBe("E2");
    expect(waysOf(offer, "E2")).toEqual([
      { hexes: ["E2", "E1"], kind: "retreat", faint: true },
      { hexes: ["E2", "F1"], kind: "retreat", faint: true },
    ]);
    const fleeing = view("cc-ask-flee", { leaders: [leader("bottom", "G2", { fleeing: true })] });
    expect(goer(fleeing, grid, offerOf(fleeing, ["flee G1", "flee H1"]), [])).toBe("G2");
  });
});

describe("gestures", () => {
  it("order a whole line in one drag", () => {
    const offer = offerOf(view("cc-ask-order"), ["order E2", "order G2", "order I2", "done"]);
    expect(isHandle(offer, "E2")).toBe(true);
    expect(isHandle(offer, "F2")).toBe(false);
    expect(sweep(offer, ["E2", "F2", "G2"]).actions).toEqual(["order E2", "order G2"]);
  });

  it("move and attack from the first hex to the last", () => {
    const offer = offerOf(view("cc-ask-move"), ["move E2 E3", "move-leader E2 G2"]);
    expect(sweep(offer, ["E2", "E3"])).toEqual({
      actions: ["move E2 E3"],
      path: { hexes: ["E2", "E3"], kind: "move" },
    });
    expect(sweep(offer, ["E2", "F2", "G2"]).actions).toEqual(["move-leader E2 G2"]);
    expect(sweep(offer, ["E2", "E5"]).actions).toEqual([]);
  });

  it("order all at once where the card has enough orders for all", () => {
    const actions = ["order G2", "order I2", "done"];
    const give = (card: string) =>
      ordersAtOnce(view("", { card }), "bottom", offerOf(view("cc-ask-order"), actions), orderLimit);
    expect(give("order-three-center")).toEqual(["order G2", "order I2"]);
    expect(give("order-two-center")).toEqual([]);
    expect(give("line-command")).toEqual(["order G2", "order I2"]);
    const fresh = view("cc-ask-order", { card: "line-command", units: [unit("bottom", "G2"), unit("bottom", "I2")] });
    expect(ordersAtOnce(fresh, "bottom", offerOf(fresh, actions), orderLimit)).toEqual([]);
    expect(give("order-heavy-troops")).toEqual(["order G2", "order I2"]);
    expect(give("coordinated-attack")).toEqual([]);
    expect(give("rally")).toEqual([]);
  });
});
