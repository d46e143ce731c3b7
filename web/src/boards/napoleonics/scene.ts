/** What only happens in Napoleonics, as movement: squares, batteries in support, retiring cavalry, objectives. */

import type { GameEvent, Side } from "../../lib/types";
import { heldIn } from "../commands_colors/objectives";
import {
  beatsOf as beatsWith,
  besideOf,
  blow,
  text,
  went,
  withUnit,
  type Beat,
  type Scene as SceneOf,
  type Script,
} from "../commands_colors/scene";
import type { Objective } from "../commands_colors/view";
import type { NapoleonicsView, Space, Track, UnitView } from "./view";

export interface Scene extends SceneOf<UnitView> {
  track: Record<Side, Track>;
  objectives: readonly Objective[];
}

const script: Script<Scene> = (scene, event, beat) => {
  const hex = text(event["hex"]);
  const side = event["side"] as Side;
  const space = Number(event["space"]) - 1;
  const cry = (what: string, hexes = [hex]): void => {
    beat.cry = { what, hexes };
  };
  switch (event.event) {
    case "cc-square-formed":
      beat.time = 800;
      cry("square");
      return onTrack(inSquare(scene, event, space + 1), side, space, { unit: hex, card: null });
    case "cc-tracked": {
      beat.time = 450;
      const here = scene.track[side][space] ?? { unit: "", card: null };
      return onTrack(scene, side, space, { ...here, card: text(event["card"]) || null });
    }
    case "cc-square-left":
      beat.time = 550;
      cry("square-left");
      return onTrack(inSquare(scene, event, null), side, space, null);
    case "cc-square-lost":
      beat.time = 250;
      return onTrack(scene, side, space, null);
    case "cc-supports":
      beat.path = { hexes: [text(event["lead"]), text(event["target"])], kind: "attack" };
      beat.beside = besideOf(event);
      beat.time = 420;
      return scene;
    case "cc-support-lost":
      beat.time = 600;
      cry("support-lost");
      return scene;
    case "cc-square-strikes":
      beat.path = blow(event);
      beat.time = 400;
      return scene;
    case "cc-first-strike":
      beat.path = blow(event);
      beat.time = 700;
      cry("first-strike");
      return scene;
    case "cc-bounced":
      beat.time = 800;
      cry("bounced");
      return scene;
    case "cc-retires":
      beat.time = 650;
      cry("retires");
      return scene;
    case "cc-retired":
    case "cc-supplied":
      beat.path = { hexes: [hex, text(event["to"])], kind: "retreat" };
      beat.time = event.event === "cc-retired" ? 380 : 700;
      return went<UnitView, Scene>(scene, event);
    case "cc-withdrew":
      beat.time = 360;
      return withUnit<UnitView, Scene>(scene, event, hex, (unit) => ({ ...unit, hex: "gone" }));
    case "cc-objective-taken":
    case "cc-objective-lost": {
      const isTaken = event.event === "cc-objective-taken";
      const hexes = Array.isArray(event["hexes"]) ? event["hexes"].map(String) : [];
      beat.time = 900;
      cry(isTaken ? "objective-taken" : "objective-lost", hexes);
      return heldIn(scene, side, hexes, isTaken, event["banners"]);
    }
    default:
      return null;
  }
};

function inSquare(scene: Scene, event: GameEvent, square: number | null): Scene {
  return withUnit<UnitView, Scene>(scene, event, text(event["hex"]), (unit) => ({ ...unit, square }));
}

function onTrack(scene: Scene, side: Side, place: number, space: Space | null): Scene {
  const track = scene.track[side].map((here, index) => (index === place ? space : here));
  return { ...scene, track: { ...scene.track, [side]: track } };
}

export function sceneOf(view: NapoleonicsView): Scene {
  const { units, leaders, banners, played, active, track, objectives } = view;
  return { units, leaders, banners, played, player: active, track, objectives };
}

/** The beats that lead from a scene through events. */
export function beatsOf(before: Scene, events: readonly GameEvent[], viewer: Side | null): Beat<Scene>[] {
  return beatsWith<UnitView, Scene>(before, events, viewer, script);
}
