/** What only happens in Ancients, as movement: evading, ambushes, war machines, blows that come first. */

import type { GameEvent, Side } from "../../lib/types";
import {
  beatsOf as beatsWith,
  blow,
  went,
  text,
  withLeader,
  withUnit,
  type Beat,
  type Scene as SceneOf,
  type Script,
} from "../commands_colors/scene";
import type { AncientsView, UnitView } from "./view";

export type Scene = SceneOf<UnitView>;

const script: Script<Scene> = (scene, event, beat) => {
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
    case "cc-first-strike":
    case "cc-walls-strike":
      beat.path = blow(event);
      beat.time = 420;
      return scene;
    default:
      return null;
  }
};

export function sceneOf(view: AncientsView): Scene {
  return { units: view.units, leaders: view.leaders, banners: view.banners, played: view.played, player: view.active };
}

/** The beats that lead from a scene through events. */
export function beatsOf(before: Scene, events: readonly GameEvent[], viewer: Side | null): Beat<Scene>[] {
  return beatsWith<UnitView, Scene>(before, events, viewer, script);
}
