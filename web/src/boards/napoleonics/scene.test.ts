import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../lib/types";
import { beatsOf, type Scene } from "./scene";
import type { CombatView, UnitView } from "./view";

function unit(side: "bottom" | "top", kind: string, hex: string): UnitView {
  const fresh = { ordered: false, moved: 0, battled: false, square: null, leftSquare: false };
  return { side, kind, hex, blocks: 4, start: 4, ...fresh };
}

const FREE = [null, null, null, null];
const scene: Scene = {
  units: [
    unit("bottom", "british-line-infantry", "E3"),
    unit("top", "french-cuirassiers", "E4"),
    unit("top", "french-foot-artillery", "F6"),
  ],
  leaders: [{ side: "top", name: "Ney", hex: "E4", ordered: false, fleeing: false }],
  banners: { bottom: 0, top: 1 },
  played: null,
  track: { bottom: FREE, top: FREE },
  objectives: [{ side: "top", hexes: ["E3", "F3"], banners: 1, kept: false, held: false }],
};
const combat: CombatView = {
  from: "E4",
  target: "E3",
  strike: "attack",
  bonus: false,
  retiring: false,
  supporters: ["F6"],
  faces: [],
  flags: 0,
};

const INFANTRY = { side: "bottom", unit: "british-line-infantry", hex: "E3" };
const CAVALRY = { side: "top", unit: "french-cuirassiers", hex: "E4" };

function event(name: string, more: Record<string, unknown> = {}): GameEvent {
  return { event: name, clauses: [], ...more };
}

const play = (events: GameEvent[], now = scene, fight: CombatView | null = null) =>
  beatsOf(now, events, "bottom", fight);

describe("events in beats", () => {
  it("form a square, with a card on the track that its owner may know", () => {
    const [formed, tracked] = play([
      event("cc-square-formed", { ...INFANTRY, space: 2 }),
      event("cc-tracked", { side: "bottom", space: 2, card: "rally" }),
    ]);
    expect(formed!.scene.units[0]!.square).toBe(2);
    expect(formed!.cry).toEqual({ what: "square", hexes: ["E3"] });
    expect(tracked!.scene.track.bottom).toEqual([null, { unit: "E3", card: "rally" }, null, null]);
    const [left] = play([event("cc-square-left", { ...INFANTRY, space: 2 })], tracked!.scene);
    expect(left!.scene.units[0]!.square).toBeNull();
    expect(left!.scene.track.bottom).toEqual(FREE);
    const [lost] = play([event("cc-square-lost", { side: "bottom", space: 2 })], tracked!.scene);
    expect(lost!.scene.track.bottom).toEqual(FREE);
    expect(scene.units[0]!.square).toBeNull();
  });

  it("hide the card of the other side", () => {
    const [, tracked] = play([
      event("cc-square-formed", { side: "top", unit: "french-line-infantry", hex: "H8", space: 1 }),
      event("cc-tracked", { side: "top", space: 1, hidden: ["card"] }),
    ]);
    expect(tracked!.scene.track.top[0]).toEqual({ unit: "H8", card: null });
  });

  it("let the square strike, and throw the cavalry back by its flag", () => {
    const beats = play(
      [
        event("cc-square-strikes", INFANTRY),
        event("cc-rolled", { ...INFANTRY, what: "square", dice: ["flag"] }),
        event("cc-bounced", CAVALRY),
        event("cc-support-lost", { side: "top", unit: "french-foot-artillery", hex: "F6" }),
        event("cc-retreated", { ...CAVALRY, to: "E5" }),
      ],
      scene,
      combat,
    );
    expect(beats[0]!.path).toEqual({ hexes: ["E3", "E4"], kind: "attack" });
    expect(beats[1]!.roll!.lit).toEqual([true]);
    expect(beats[1]!.beside).toEqual([]);
    expect(beats[2]!.cry!.what).toBe("bounced");
    expect(beats[3]!.cry!.what).toBe("support-lost");
    expect(beats[4]!.scene.units[1]!.hex).toBe("E5");
    expect(beats[4]!.scene.leaders[0]!.hex).toBe("E5");
  });

  it("show batteries beside the attack they join", () => {
    const beats = play([
      event("cc-attacks", { ...CAVALRY, target: "E3" }),
      event("cc-supports", { side: "top", unit: "french-foot-artillery", hex: "F6", target: "E3" }),
      event("cc-rolled", { ...CAVALRY, what: "attack", dice: ["sabres", "infantry", "cavalry", "infantry"] }),
      event("cc-lost", { ...INFANTRY, blocks: 2, left: 2 }),
    ]);
    const battery = { hexes: ["F6", "E3"], kind: "fire" };
    expect(beats[1]!.beside).toEqual([battery]);
    expect(beats[2]!.beside).toEqual([battery]);
    expect(beats[2]!.path).toEqual({ hexes: ["E4", "E3"], kind: "attack" });
    // Its own sign hits first, sabres as far as more was lost.
    expect(beats[2]!.roll!.lit).toEqual([false, true, false, true]);
    expect(beats[3]!.scene.units[0]!.blocks).toBe(2);
  });

  it("know the batteries of an attack that was declared earlier", () => {
    const [rolled] = play([event("cc-rolled", { ...CAVALRY, what: "attack", dice: [] })], scene, combat);
    expect(rolled!.beside).toEqual([{ hexes: ["F6", "E3"], kind: "fire" }]);
  });

  it("move whoever retires or is sent back, with his leader", () => {
    const [retires, retired] = play([event("cc-retires", CAVALRY), event("cc-retired", { ...CAVALRY, to: "D5" })]);
    expect(retires!.cry!.what).toBe("retires");
    expect(retired!.scene.units[1]!.hex).toBe("D5");
    expect(retired!.scene.leaders[0]!.hex).toBe("D5");
    const [supplied] = play([event("cc-supplied", { ...CAVALRY, to: "E9" })]);
    expect(supplied!.path).toEqual({ hexes: ["E4", "E9"], kind: "retreat" });
    const [withdrew] = play([event("cc-withdrew", CAVALRY)]);
    expect(withdrew!.scene.units[1]!.hex).toBe("gone");
  });

  it("give and take objectives", () => {
    const [taken, lost] = play([
      event("cc-objective-taken", { side: "top", hexes: "E3 F3" }),
      event("cc-objective-lost", { side: "top", hexes: "E3 F3", banners: 0 }),
    ]);
    expect(taken!.scene.objectives[0]!.held).toBe(true);
    expect(taken!.cry).toEqual({ what: "objective-taken", hexes: ["E3", "F3"] });
    expect(lost!.scene.objectives[0]!.held).toBe(false);
    expect(lost!.scene.banners.top).toBe(0);
  });

  it("light the dice of rolls for orders", () => {
    const roll = (what: string) =>
      play([event("cc-rolled-for", { side: "top", what, hex: "", dice: ["infantry", "flag", "sabres"] })])[0]!.roll!
        .lit;
    expect(roll("rally")).toEqual([true, false, false]);
    expect(roll("elan")).toEqual([true, true, false]);
    expect(roll("leader-check")).toEqual([false, false, false]);
  });
});
