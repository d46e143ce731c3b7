import { describe, expect, it } from "vitest";
import { decisionOf } from "../../lib/decisions.fixture";
import { HexGrid } from "../hex/geometry";
import { BOARD_13_BY_9 } from "../hex/shapes.fixture";
import {
  chosenNow,
  exitOf,
  isHandle,
  marksOf,
  offerOf,
  ordersAtOnce,
  pick,
  sweep,
  waysOf,
  type Chosen,
} from "../commands_colors/gestures";
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
    decision: decisionOf("ancients", question),
    units: [unit("bottom", "E2", { ordered: true }), unit("bottom", "G2"), unit("top", "E4"), unit("top", "C7")],
    leaders: [leader("bottom", "E2"), leader("bottom", "K1", { name: "Hanno" })],
    combat: null,
    card: "order-two-center",
    command: { bottom: 5, top: 5 },
    land: {},
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
  const outcome = pick(now, "bottom", grid, offer, chosenNow(offer, chosen), hex, part);
  return outcome.do === "act" ? { do: "act", action: outcome.action.text } : outcome;
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
      expect(click(view(question), [action, "done"], hex)).toEqual({ do: "act", action: action });
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
      expect(click(now, actions, "F3", { hex: "E2", who })).toEqual({ do: "act", action: `${verb} E2 F3` });
      expect(click(now, actions, "E2", { hex: "E2", who })).toEqual({ do: "choose", chosen: null });
      expect(drawn.has(verb)).toBe(true);
    });
  }

  it("advances by a click on the vacated hex", () => {
    expect(click(view("cc-ask-advance"), ["advance", "stay"], "E3")).toEqual({ do: "act", action: "advance" });
  });

  it("keeps exits for the unit that is picked up", () => {
    const offer = offerOf(view("cc-ask-move"), ["exit E9", "move E2 E3"]);
    expect(exitOf(offer, { hex: "E9", who: "unit" })?.text).toBe("exit E9");
    expect(marksOf(offer, null, {})).toEqual({ E2: "can", E9: "can" });
    expect(drawn.has("exit")).toBe(true);
  });

  it("plays cards, First Strike too", () => {
    expect([...offerOf(view("cc-ask-card"), ["play rally"]).cards]).toEqual([["rally", "play rally"]]);
    const reaction = offerOf(view("cc-ask-react"), ["stand", "first-strike"]);
    expect([...reaction.cards]).toEqual([["first-strike", "first-strike"]]);
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
    expect(click(view("cc-ask-move"), both, "E3", leaderChosen)).toEqual({ do: "act", action: "move-leader E2 E3" });
  });

  it("are ordered one after the other", () => {
    const now = view("cc-ask-order");
    const actions = ["order E2", "order-leader E2"];
    expect(click(now, actions, "E2")).toEqual({ do: "act", action: "order E2" });
    expect(click(now, actions, "E2", null, "leader")).toEqual({ do: "act", action: "order-leader E2" });
    expect(click(now, ["order-leader E2"], "E2")).toEqual({ do: "act", action: "order-leader E2" });
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

  it("draws the ways of whoever must retreat", () => {
    const decision = decisionOf("ancients", "cc-ask-retreat", { subject: { unit: "E2" } });
    expect(waysOf(offerOf(view("", { decision }), ["retreat E1", "retreat F1"]))).toEqual([
      { hexes: ["E2", "E1"], kind: "retreat", faint: true },
      { hexes: ["E2", "F1"], kind: "retreat", faint: true },
    ]);
    const ride = decisionOf("ancients", "cc-ask-ride", { subject: { unit: "E3" } });
    expect(waysOf(offerOf(view("", { decision: ride }), ["ride E4", "stay"]))).toEqual([
      { hexes: ["E3", "E4"], kind: "move", faint: true },
    ]);
  });
});

describe("gestures", () => {
  it("order a whole line in one drag", () => {
    const offer = offerOf(view("cc-ask-order"), ["order E2", "order G2", "order I2", "done"]);
    expect(isHandle(offer, "E2")).toBe(true);
    expect(isHandle(offer, "F2")).toBe(false);
    expect(sweep(offer, ["E2", "F2", "G2"]).actions.map(({ text }) => text)).toEqual(["order E2", "order G2"]);
  });

  it("move and attack from the first hex to the last", () => {
    const offer = offerOf(view("cc-ask-move"), ["move E2 E3", "move-leader E2 G2"]);
    const { actions, path } = sweep(offer, ["E2", "E3"]);
    expect(actions.map(({ text }) => text)).toEqual(["move E2 E3"]);
    expect(path).toEqual({ hexes: ["E2", "E3"], kind: "move" });
    expect(sweep(offer, ["E2", "F2", "G2"]).actions[0]!.text).toBe("move-leader E2 G2");
    expect(sweep(offer, ["E2", "E5"]).actions).toEqual([]);
  });

  it("order all at once where the server says that it can be", () => {
    const actions = ["order G2", "order I2", "order-leader K1", "done"];
    const give = (at_once: boolean, least?: number) =>
      ordersAtOnce(
        offerOf(view("", { decision: decisionOf("ancients", "cc-ask-order", { at_once }) }), actions),
        least,
      );
    expect(give(true)).toEqual(["order G2", "order I2"]);
    expect(give(false)).toEqual([]);
    expect(give(true, 3)).toEqual([]);
  });
});

describe("orders", () => {
  it("takes a hex for the leader there when the card is a leader's", () => {
    const now = view("cc-ask-order", { leaders: [leader("bottom", "G2")] });
    expect(click(now, ["order G2", "order-leader G2"], "G2")).toEqual({ do: "act", action: "order G2" });
    const led = { ...now, decision: { ...now.decision!, leads: true } };
    expect(click(led, ["order G2", "order-leader G2"], "G2")).toEqual({ do: "act", action: "order-leader G2" });
  });

  it("withdraws the order of a unit that has one", () => {
    const now = view("cc-ask-order");
    const offer = offerOf(now, ["order G2"], ["order E2"]);
    expect(pick(now, "bottom", grid, offer, null, "E2", null)).toEqual({ do: "withdraw", action: "order E2" });
  });
});
