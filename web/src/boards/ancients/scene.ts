/** What only happens in Ancients, as movement: evading, ambushes, war machines, rampages; and how its dice are read. */

import type { GameEvent, Side } from "../../lib/types";
import {
  beatsOf as beatsWith,
  went,
  text,
  withLeader,
  withUnit,
  type Beat,
  type Scene as SceneOf,
  type Script,
} from "../commands_colors/scene";
import type { CombatView } from "../commands_colors/view";
import { printOf, type AncientsView, type UnitView } from "./view";

export type Scene = SceneOf<UnitView>;

const ORDERS: ReadonlySet<string> = new Set(["light", "medium", "heavy", "helmet"]);

export const SCRIPT: Script<Scene> = {
  play(scene, event, beat) {
    const hex = text(event["hex"]);
    switch (event.event) {
      case "cc-evaded":
        beat.time = 280;
        return went<UnitView, Scene>(scene, event);
      case "cc-leader-placed":
        beat.time = 280;
        return withLeader(scene, event, (leader) => ({ ...leader, hex }));
      case "cc-came-on":
        beat.time = 280;
        return withUnit<UnitView, Scene>(scene, event, "reserve", (unit) => ({ ...unit, hex }));
      case "cc-exited":
      case "cc-machine-away":
        beat.time = 360;
        return withUnit<UnitView, Scene>(scene, event, hex, (unit) => ({ ...unit, hex: "gone" }));
      default:
        return null;
    }
  },
  beside: () => [],
  hits: (kind) => (kind === null ? ["helmet"] : [printOf(kind).class, "swords", "helmet"]),
  harm: (kind) => (kind === null ? "helmet" : printOf(kind).class),
  useful: (what) => (what === "rally" || what === "i-am-spartacus" ? ORDERS : null),
  flagged: new Set(["cc-retreated", "cc-ignored", "cc-blocked", "cc-rampage"]),
};

export function sceneOf(view: AncientsView): Scene {
  return { units: view.units, leaders: view.leaders, banners: view.banners, played: view.played };
}

/** The beats that lead from a scene through events. */
export function beatsOf(
  before: Scene,
  events: readonly GameEvent[],
  viewer: Side | null,
  combat: Pick<CombatView, "from" | "target"> | null,
): Beat<Scene>[] {
  return beatsWith<UnitView, Scene>(before, events, viewer, combat as CombatView | null, SCRIPT);
}
