import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../lib/types";
import { beatsOf, type Scene } from "./scene";

const scene: Scene = {
  units: [
    { side: "bottom", kind: "heavy-infantry", hex: "E3", blocks: 4, ordered: true, moved: 0, battled: false },
    { side: "top", kind: "light-infantry", hex: "E4", blocks: 2, ordered: false, moved: 0, battled: false },
  ],
  leaders: [{ side: "bottom", name: "Hanno", hex: "E3", ordered: false, fleeing: false }],
  banners: { bottom: 0, top: 0 },
  played: null,
  player: "bottom",
};

function event(name: string, more: Record<string, unknown> = {}): GameEvent {
  return { event: name, clauses: [], side: "bottom", unit: "heavy-infantry", hex: "E3", ...more };
}

describe("events in beats", () => {
  it("move a unit with its leader", () => {
    const [beat] = beatsOf(scene, [event("cc-moved", { to: "F3", with: "Hanno" })], "bottom");
    expect(beat!.scene.units[0]!.hex).toBe("F3");
    expect(beat!.scene.leaders[0]!.hex).toBe("F3");
    expect(scene.units[0]!.hex).toBe("E3");
  });

  it("take blocks, destroy, and give banners, one after the other", () => {
    const struck = { side: "top", unit: "light-infantry", hex: "E4" };
    const beats = beatsOf(
      scene,
      [
        event("cc-attacks", { target: "E4" }),
        event("cc-rolled", { what: "attack", target: "E4", dice: ["heavy", "light"], counted: ["", "hit"] }),
        event("cc-destroyed", struck),
        event("cc-banner", { banners: 1, needed: 5 }),
      ],
      "bottom",
    );
    expect(beats[0]!.path).toEqual({ hexes: ["E3", "E4"], kind: "attack" });
    expect(beats[1]!.roll!.counted).toEqual(["", "hit"]);
    expect(beats[1]!.path).toEqual({ hexes: ["E3", "E4"], kind: "attack" });
    expect(beats[1]!.scene.units[1]!.hex).toBe("E4");
    expect(beats[2]!.scene.units[1]!.hex).toBe("lost");
    expect(beats[3]!.scene.banners.bottom).toBe(1);
  });

  it("leave a leader behind who does not go along", () => {
    const [beat] = beatsOf(scene, [event("cc-moved", { to: "F3" })], "bottom");
    expect(beat!.scene.leaders[0]!.hex).toBe("E3");
  });

  it("leave the scene alone where they do not fit it", () => {
    const beats = beatsOf(scene, [event("cc-moved", { hex: "A1", to: "A2" }), event("cc-drew")], "bottom");
    expect(beats.every((beat) => beat.scene.units === scene.units)).toBe(true);
  });
});
