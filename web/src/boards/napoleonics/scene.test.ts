import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../lib/types";
import { beatsOf, type Scene } from "./scene";
import type { UnitView } from "./view";

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
  player: "bottom",
  track: { bottom: FREE, top: FREE },
  objectives: [{ side: "top", hexes: ["E3", "F3"], banners: 1, kept: false, held: false }],
};
const INFANTRY = { side: "bottom", unit: "british-line-infantry", hex: "E3" };
const CAVALRY = { side: "top", unit: "french-cuirassiers", hex: "E4" };

function event(name: string, more: Record<string, unknown> = {}): GameEvent {
  return { event: name, clauses: [], ...more };
}

const play = (events: GameEvent[], now = scene) => beatsOf(now, events, "bottom");

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
    const beats = play([
      event("cc-square-strikes", { ...INFANTRY, target: "E4" }),
      event("cc-rolled", { ...INFANTRY, target: "E4", what: "square", dice: ["flag"], counted: ["flag"] }),
      event("cc-bounced", CAVALRY),
      event("cc-support-lost", { side: "top", unit: "french-foot-artillery", hex: "F6" }),
      event("cc-retreated", { ...CAVALRY, to: "E5", with: "Ney" }),
    ]);
    expect(beats[0]!.path).toEqual({ hexes: ["E3", "E4"], kind: "attack" });
    expect(beats[1]!.roll!.counted).toEqual(["flag"]);
    expect(beats[1]!.beside).toEqual([]);
    expect(beats[2]!.cry!.what).toBe("bounced");
    expect(beats[3]!.cry!.what).toBe("support-lost");
    expect(beats[4]!.scene.units[1]!.hex).toBe("E5");
    expect(beats[4]!.scene.leaders[0]!.hex).toBe("E5");
  });

  it("show batteries beside the attack they join", () => {
    const guns = { side: "top", unit: "french-foot-artillery", hex: "F6" };
    const beats = play([
      event("cc-attacks", { ...CAVALRY, target: "E3" }),
      event("cc-supports", { ...guns, target: "E3", lead: "E4", beside: ["F6"] }),
      event("cc-rolled", {
        ...CAVALRY,
        target: "E3",
        beside: ["F6"],
        what: "attack",
        dice: ["sabres"],
        counted: ["hit"],
      }),
      event("cc-lost", { ...INFANTRY, blocks: 1, left: 3 }),
    ]);
    const battery = { hexes: ["F6", "E3"], kind: "fire" };
    const attack = { hexes: ["E4", "E3"], kind: "attack" };
    expect(beats.slice(1, 3).map(({ path, beside }) => [path, beside])).toEqual([
      [attack, [battery]],
      [attack, [battery]],
    ]);
    expect(beats[3]!.scene.units[0]!.blocks).toBe(3);
  });

  it("move whoever retires or is sent back, with his leader", () => {
    const [retires, retired] = play([
      event("cc-retires", CAVALRY),
      event("cc-retired", { ...CAVALRY, to: "D5", with: "Ney" }),
    ]);
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
      event("cc-objective-taken", { side: "top", hexes: ["E3", "F3"] }),
      event("cc-objective-lost", { side: "top", hexes: ["E3", "F3"], banners: 0 }),
    ]);
    expect(taken!.scene.objectives[0]!.held).toBe(true);
    expect(taken!.cry).toEqual({ what: "objective-taken", hexes: ["E3", "F3"] });
    expect(lost!.scene.objectives[0]!.held).toBe(false);
    expect(lost!.scene.banners.top).toBe(0);
  });
});
