import { describe, expect, it } from "vitest";
import type { Decision, DeedForm, GameEvent } from "../../lib/types";
import { choicesOf, meantBy } from "./choices";
import { fit, revealed, zoomed } from "./field/camera";
import { stands } from "./field/figures";
import { strewn } from "./field/scatter";
import { angleOf, enclosed, isInside, Lay, meeting, nearestTurn } from "./lay";
import { after, outlineAt, play, steadfastnessWith, strikesIn, type BattleBeat } from "./scene";
import type { GrandBattleView, Piece } from "./view";

const LEAD: DeedForm = {
  verb: "lead",
  usage: "lead UNIT -> TARGET",
  fields: [
    { name: "unit", kind: "id", offered: ["a1", "a2"] },
    { name: "target", kind: "id", offered: ["b1", "b2"] },
  ],
  parts: [null, "->", null],
};
const decision = (forms: DeedForm[], more = {}): Decision => ({
  side: "bottom",
  question: "q",
  about: {},
  forms,
  ...more,
});

const HOPLITES: Piece = {
  id: "a1",
  side: "bottom",
  owner: "bottom",
  profile: "hoplites",
  kind: "spearmen",
  formation: "single",
  place: "table",
  strength: 4,
  left: "4",
  losses: 0,
  disorder: 0,
  outline: outlineAt(60_000, 40_000, 0, 8000, 2000),
  at: [60_000, 40_000],
  heading: 0,
  hundredths: 0,
  size: [8000, 2000],
  spent: 0,
};

/** A base 8 wide and 2 deep, by its front left corner. */
const box = (x: number, y: number) => [
  { x, y },
  { x: x + 8, y },
  { x: x + 8, y: y + 2 },
  { x, y: y + 2 },
];

describe("where two bases touch", () => {
  it("is a part of an edge, a corner, or nothing", () => {
    expect(meeting(box(0, 0), box(3, 2), 0.05)).toEqual([
      { x: 8, y: 2 },
      { x: 3, y: 2 },
    ]);
    expect(meeting(box(0, 0), box(8, 2), 0.05)).toEqual([
      { x: 8, y: 2 },
      { x: 8, y: 2 },
    ]);
    expect(meeting(box(0, 0), box(3, 2.2), 0.05)).toBeNull();
  });
});

describe("how the table lies", () => {
  it("has the viewer's own edge below, and a point back is the spot", () => {
    for (const isTurned of [false, true]) {
      const lay = new Lay(150_000, 120_000, isTurned);
      expect(lay.spot(lay.at([12_345, 67_890]))).toEqual([12_345, 67_890]);
      expect(lay.at([10_000, 0]).y).toBe(isTurned ? 0 : 120);
      expect(lay.angle(90)).toBe(isTurned ? 270 : 90);
    }
  });

  it("tells angles clockwise from up, and turns the short way round", () => {
    expect(angleOf({ x: 0, y: 0 }, { x: 3, y: 0 })).toBe(90);
    expect(nearestTurn(350, 10)).toBe(370);
    expect(nearestTurn(10, 350)).toBe(-10);
  });
});

describe("a loop drawn round units", () => {
  it("is taken as it was drawn, and as a box where it is but a line", () => {
    const corner = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
    ];
    expect(enclosed(corner)).toBe(corner);
    const line = enclosed([
      { x: 9, y: 1 },
      { x: 5, y: 2.1 },
      { x: 1, y: 3 },
    ]);
    expect(isInside({ x: 8, y: 2.8 }, line) && isInside({ x: 2, y: 1.2 }, line)).toBe(true);
    expect(isInside({ x: 8, y: 3.2 }, line)).toBe(false);
  });
});

describe("the camera", () => {
  const all = fit({ width: 150, height: 120 }, { width: 800, height: 600 });
  it("keeps the point under the pointer where it is, and never leaves the table", () => {
    const at = { x: 70, y: 50 };
    const near = zoomed(all, all, 3, at);
    expect((at.x - near.x) / near.width).toBeCloseTo((at.x - all.x) / all.width);
    expect(zoomed(near, all, 0.01, at)).toEqual(all);
    const shown = revealed(near, all, { x: 149, y: 119 });
    expect(shown.x + shown.width).toBeGreaterThan(149);
  });
});

describe("choices", () => {
  it("are all that lists offer, or what the decision says", () => {
    expect(choicesOf(decision([LEAD]), [], new Set()).map(({ text }) => text)).toHaveLength(4);
    const told = choicesOf(decision([LEAD], { choices: ["lead a1 -> b1"] }), [], new Set());
    expect(told).toMatchObject([{ units: ["a1"], target: "b1" }]);
  });

  it("mean something by a click only where it can be one thing", () => {
    const all = choicesOf(decision([LEAD]), [], new Set());
    expect(meantBy(all, new Set()).size).toBe(0);
    expect(meantBy(all, new Set(["a2"])).get("b1")).toBe("lead a2 -> b1");
  });
});

describe("the scene", () => {
  it("moves, weakens and takes away whom an event names", () => {
    const moved = {
      event: "grb-leg",
      clauses: [],
      moved: ["a1"],
      starts: [60_000, 40_000, 0, 8000, 2000],
      ends: [60_000, 46_000, 9000, 8000, 2000],
    };
    expect(after([HOPLITES], moved)[0]).toMatchObject({ at: [60_000, 46_000], heading: 90 });
    expect(after([HOPLITES], moved)[0]?.outline[0]).toEqual([60_000, 50_000]);
    const lost: GameEvent = { event: "grb-lost", clauses: [], unit: "a1", left: 3 };
    expect(after([HOPLITES], lost)[0]).toMatchObject({ losses: 1, left: "3" });
    expect(after([HOPLITES], { event: "grb-dispersed", clauses: [], unit: "a1", gone: ["a1"] })).toEqual([]);
  });

  it("shows what the other does, and nobody waits for himself", () => {
    const view = { game: "grand_battle", over: false, winner: null, active: "top", measured: { pieces: [HOPLITES] } };
    const events: GameEvent[] = [{ event: "grb-phase", clauses: [] }];
    expect(play.beatsOf(view, events, "bottom")[0]?.time).toBeGreaterThan(0);
    expect(play.beatsOf(view, events, "top")[0]?.time).toBe(0);
  });

  it("tells phase and steadfastness as they are at each beat", () => {
    const other: Piece = { ...HOPLITES, id: "a2", worth: 4 };
    const steadfastness = { bottom: { first: 20, last: 20, now: 18, generalLost: false } };
    const measured = { pieces: [{ ...HOPLITES, worth: 3 }, other] };
    const before = { game: "grand_battle", turn: 2, active: "bottom", phase: "movement", steadfastness, measured };
    const view = before as unknown as GrandBattleView;
    const beats = play.beatsOf(
      view,
      [
        { event: "grb-phase", phase: "combat", side: "bottom" },
        { event: "grb-flees", gone: ["a2"] },
        { event: "grb-turn", turn: 3, side: "top" },
      ] as unknown as GameEvent[],
      "top",
    ) as BattleBeat[];
    expect(beats.map(({ stage: { turn, active, phase } }) => [turn, active, phase])).toEqual([
      [2, "bottom", "combat"],
      [2, "bottom", "combat"],
      [3, "top", "combat"],
    ]);
    expect(beats.map(({ pieces }) => steadfastnessWith(view, pieces, "bottom"))).toEqual([18, 14, 14]);
  });
  it("puts both sums and the outcome of a strike together", () => {
    const sum = (side: string, strike: string): GameEvent => ({ event: "grb-sum", clauses: [], sum: side, strike });
    const log = [
      sum("attack", "blow a b"),
      sum("defence", "blow a b"),
      { event: "grb-outcome", clauses: [], strike: "blow a b" },
      sum("attack", "blow a b"),
    ];
    const found = strikesIn(log, 5);
    expect(found).toHaveLength(2);
    expect(found[1]).toMatchObject({ attack: log[0], defence: log[1], outcome: log[2] });
  });
});

describe("miniatures and ground", () => {
  it("has a figure for each point of strength, and gaps for losses, all on the base", () => {
    const { at } = stands({ ...HOPLITES, losses: 1, disorder: 2 }, 8, 2);
    expect(at.map(({ isLost }) => isLost)).toEqual([false, false, false, true]);
    for (const { x } of at) expect(Math.abs(x)).toBeLessThan(4);
  });

  it("strews the same things over the same ground, within it", () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 10 },
      { x: 0, y: 10 },
    ];
    const found = strewn(corners, 2, "wood", 0.5);
    expect(found.length).toBeGreaterThan(20);
    expect(found.every((point) => isInside(point, corners))).toBe(true);
    expect(strewn(corners, 2, "wood", 0.5)).toEqual(found);
  });
});
