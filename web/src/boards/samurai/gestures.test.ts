import { describe, expect, it } from "vitest";
import { decisionOf } from "../../lib/decisions.fixture";
import { chosenNow, marksOf, offerOf, pick } from "../commands_colors/gestures";
import { HexGrid } from "../hex/geometry";
import { BOARD_13_BY_9 } from "../hex/shapes.fixture";
import { againOn, answersOf, dragonsOn, isDiscard, isDragonMoment, keepable, unfitOf } from "./gestures";
import { drawn } from "./index";
import type { SamuraiView, UnitView } from "./view";

const grid = new HexGrid(BOARD_13_BY_9, false);

function unit(side: "bottom" | "top", hex: string): UnitView {
  const fresh = { ordered: false, moved: 0, battled: false, insulted: false, called: false, shotOnce: false };
  return { side, kind: "ashigaru-yari", hex, blocks: 4, start: 4, ...fresh };
}

function view(question: string): SamuraiView {
  return {
    game: "samurai",
    over: false,
    winner: null,
    decision: decisionOf("samurai", question),
    units: [unit("bottom", "E2"), unit("top", "E3")],
    leaders: [{ side: "bottom", name: "Murata", hex: "K1", ordered: false, fleeing: false, kind: "foot" }],
    combat: null,
    land: {},
  } as unknown as SamuraiView;
}

const offer = (question: string, ...actions: string[]) => offerOf(view(question), actions);

describe("every verb with a hex can be done on the board", () => {
  const direct: [string, string][] = [
    ["cc-ask-order", "order E2"],
    ["cc-ask-order", "order-leader K1"],
    ["cc-ask-rally", "rally E2"],
    ["cc-ask-retreat", "retreat E1"],
    ["sam-ask-fate", "flee E1"],
    ["sam-ask-lose", "lose E2"],
    ["sam-ask-target", "target E3"],
    ["sam-ask-way", "way E1"],
    ["sam-ask-messenger", "order E2"],
  ];
  for (const [question, action] of direct) {
    it(`${question}: ${action}`, () => {
      const [verb = "", hex = ""] = action.split(" ");
      const now = offer(question, action);
      const outcome = pick(view(question), "bottom", grid, now, chosenNow(now, null), hex, null);
      expect(outcome.do === "act" && outcome.action.text).toBe(action);
      expect(marksOf(now, null, {})[hex]).toMatch(/^(can|goal)$/);
      expect(drawn.has(verb)).toBe(true);
    });
  }

  it("strikes out of turn are attacks like others", () => {
    for (const question of ["sam-ask-hail", "sam-ask-feint"]) {
      const now = offer(question, "attack E2 E3");
      expect(marksOf(now, chosenNow(now, null), {})["E3"]).toBe("target");
    }
  });
});

describe("Dragon cards", () => {
  it("are laid out when nothing else is asked", () => {
    const now = offer("sam-ask-dragon-before-roll", "pass", "dragon war-cry", "dragon kiai");
    expect([...dragonsOn(now).keys()]).toEqual(["war-cry", "kiai"]);
    expect(isDragonMoment(now)).toBe(true);
    expect(isDragonMoment(offer("sam-ask-dragon-before-roll", "pass"))).toBe(false);
  });

  it("stay in the hand while pieces move", () => {
    const now = offer("cc-ask-move", "done", "dragon swift-horses", "move E2 E1");
    expect(isDragonMoment(now)).toBe(false);
    expect(dragonsOn(now).get("swift-horses")?.text).toBe("dragon swift-horses");
    expect(now.cards.size).toBe(0);
  });

  it("are discarded at the end of a turn", () => {
    const [discard] = dragonsOn(offer("sam-ask-turn-in", "done", "discard-dragon kiai")).values();
    expect(discard !== undefined && isDiscard(discard)).toBe(true);
    const [play] = dragonsOn(offer("sam-ask-dragon-success", "pass", "dragon taking-heads")).values();
    expect(play !== undefined && isDiscard(play)).toBe(false);
  });
});

describe("what belongs to Samurai Battles", () => {
  it("lists the answers that are explained", () => {
    expect(answersOf(offer("sam-ask-inspire", "refrain", "inspire"))).toEqual(["inspire", "refrain"]);
    expect(answersOf(offer("sam-ask-fate", "seppuku", "flee E1"))).toEqual(["seppuku"]);
    expect(answersOf(offer("cc-ask-advance", "advance", "stay"))).toEqual([]);
  });

  it("rolls dice again by their faces", () => {
    expect([...againOn(offer("sam-ask-again", "done", "again swords"))]).toEqual([["swords", "again swords"]]);
  });

  it("keeps a drawn card without taking it for one of the hand", () => {
    const now = offer("cc-ask-keep", "keep shogun");
    expect([...keepable(now)]).toEqual([["shogun", "keep shogun"]]);
    expect(now.cards.size).toBe(0);
  });
});

describe("what is thought of and not allowed", () => {
  it("is named as unfit, so that it can say why", () => {
    expect(unfitOf(offer("cc-ask-react", "stand"))).toEqual(["first-strike"]);
    expect(unfitOf(offer("cc-ask-react", "stand", "first-strike"))).toEqual([]);
    expect(unfitOf(offer("sam-ask-inspire", "inspire", "refrain"))).toEqual([]);
  });
});
