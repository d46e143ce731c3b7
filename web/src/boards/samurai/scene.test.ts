import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../lib/types";
import { beatsOf, type Scene } from "./scene";
import type { LeaderView, UnitView } from "./view";

const fresh = { ordered: false, moved: 0, battled: false, insulted: false, called: false, shotOnce: false };
const yari: UnitView = { side: "top", kind: "ashigaru-yari", hex: "E6", blocks: 4, start: 4, ...fresh };
const ono: LeaderView = { side: "top", name: "Ōno", hex: "F6", ordered: false, fleeing: false, kind: "mounted" };

const scene: Scene = {
  units: [yari],
  leaders: [ono],
  banners: { bottom: 0, top: 0 },
  played: null,
  player: "bottom",
  honor: { bottom: 3, top: 2 },
  pool: 25,
  onDragons: 0,
  dragons: { bottom: null, top: null },
  objectives: [],
  reveal: null,
};

function event(name: string, more: Record<string, unknown> = {}): GameEvent {
  return { event: name, clauses: [], ...more };
}

const play = (...events: GameEvent[]) => beatsOf(scene, events, "bottom");

describe("events in beats", () => {
  it("move tokens", () => {
    const [gained, stolen] = play(
      event("sam-honor-gained", { side: "bottom", tokens: 2, left: 5, pool: 23, due: 2 }),
      event("sam-honor-stolen", { side: "bottom", tokens: 1, left: 6, pool: 23 }),
    );
    expect(gained!.scene.honor).toEqual({ bottom: 5, top: 2 });
    expect(gained!.scene.pool).toBe(23);
    expect(stolen!.scene.honor).toEqual({ bottom: 6, top: 1 });
  });

  it("lay a Dragon card open as long as its event lasts, with its tokens until it is put away", () => {
    const [played, next, away] = play(
      event("sam-dragon", { side: "top", dragon: "kiai", cost: 1, left: 1 }),
      event("cc-attacks", { side: "top", unit: "ashigaru-yari", hex: "E6", target: "E5" }),
      event("sam-dragons-away", { tokens: 1, pool: 26 }),
    );
    expect(played!.scene.reveal).toEqual({ side: "top", dragon: "kiai", what: "played" });
    expect(played!.scene.honor.top).toBe(1);
    expect(next!.scene.reveal).toBeNull();
    expect(next!.scene.onDragons).toBe(1);
    expect(next!.scene.dragons.top).toBe("kiai");
    expect(away!.scene.dragons.top).toBeNull();
    expect([away!.scene.onDragons, away!.scene.pool]).toEqual([0, 26]);
  });

  it("let leaders fight, and die", () => {
    const [duel, lost] = play(
      event("sam-duel", { side: "bottom", leader: "Murata", hex: "F5", other: "Ōno", to: "F6" }),
      event("sam-duel-lost", { side: "top", leader: "Ōno", hex: "F6" }),
    );
    expect(duel!.cry).toEqual({ what: "duel", hexes: ["F5", "F6"] });
    expect(lost!.scene.leaders[0]!.hex).toBe("lost");
    const [seppuku] = play(event("sam-seppuku", { side: "top", leader: "Ōno", hex: "F6" }));
    expect(seppuku!.cry!.what).toBe("seppuku");
    expect(seppuku!.scene.leaders[0]!.hex).toBe("lost");
  });

  it("call a loss of honor out over those whom it shames, and change the side of a turncoat", () => {
    const [dishonored] = play(event("sam-dishonored", { side: "top" }));
    expect(dishonored!.cry).toEqual({ what: "dishonored", hexes: ["F6"] });
    const [changed] = play(event("sam-changed-sides", { side: "bottom", unit: "ashigaru-yari", hex: "E6" }));
    expect(changed!.scene.units[0]!.side).toBe("bottom");
  });
});
