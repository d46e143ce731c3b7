/** What only happens in Samurai Battles, as movement: honor and fortune, Dragon cards, duels, seppuku. */

import type { GameEvent, Side } from "../../lib/types";
import { heldIn } from "../commands_colors/objectives";
import {
  beatsOf as beatsWith,
  blow,
  text,
  withLeader,
  type Beat,
  type Scene as SceneOf,
  type Script,
} from "../commands_colors/scene";
import type { Objective } from "../commands_colors/view";
import type { SamuraiView, UnitView } from "./view";

/** A Dragon card that is laid open. */
export interface Reveal {
  side: Side;
  /** Which, if the viewer may know it. */
  dragon: string | null;
  what: "played" | "away" | "given";
}

export interface Scene extends SceneOf<UnitView> {
  honor: Record<Side, number>;
  pool: number;
  onDragons: number;
  dragons: Record<Side, string | null>;
  objectives: readonly Objective[];
  reveal: Reveal | null;
}

const script: Script<Scene> = (scene, event, beat) => {
  const hex = text(event["hex"]);
  const side = event["side"] as Side;
  const dragon = text(event["dragon"]) || null;
  const cry = (what: string, hexes = [hex]): void => {
    beat.cry = { what, hexes: hexes.filter(Boolean) };
  };
  switch (event.event) {
    case "sam-honor-gained":
    case "sam-honor-lost":
      beat.time = 420;
      return { ...reserve(scene, side, event["left"]), pool: Number(event["pool"]) };
    case "sam-honor-stolen": {
      beat.time = 600;
      const other: Side = side === "bottom" ? "top" : "bottom";
      const left = scene.honor[other] - Number(event["tokens"]);
      return reserve(reserve(scene, side, event["left"]), other, left);
    }
    case "sam-dragon":
      beat.time = 1400;
      return {
        ...reserve(scene, side, event["left"]),
        onDragons: scene.onDragons + Number(event["cost"]),
        dragons: { ...scene.dragons, [side]: dragon },
        reveal: { side, dragon, what: "played" },
      };
    case "sam-turned-in":
    case "sam-plot-foiled":
      beat.time = 800;
      return { ...scene, reveal: { side, dragon, what: "away" } };
    case "sam-given":
      beat.time = 900;
      return { ...scene, reveal: { side, dragon, what: "given" } };
    case "sam-dragons-away":
      beat.time = 250;
      return { ...scene, pool: Number(event["pool"]), onDragons: 0, dragons: { bottom: null, top: null } };
    case "sam-aimed":
      beat.time = 700;
      cry("aimed");
      return scene;
    case "sam-inspired":
      beat.time = 600;
      cry("inspired");
      return scene;
    case "sam-dishonored":
      beat.time = 1100;
      cry("dishonored", homeOf(scene, side));
      return scene;
    case "sam-seppuku":
    case "sam-duel-lost":
      beat.time = 2000;
      cry(event.event === "sam-seppuku" ? "seppuku" : "duel-lost");
      beat.death = event;
      return withLeader(scene, event, (leader) => ({ ...leader, hex: "lost" }));
    case "sam-duel":
      beat.path = { hexes: [hex, text(event["to"])], kind: "attack" };
      beat.time = 1000;
      cry("duel", [hex, text(event["to"])]);
      return scene;
    case "sam-duel-drawn":
      beat.time = 400;
      return scene;
    case "cc-first-strike":
      beat.path = blow(event);
      beat.time = 700;
      cry("first-strike");
      return scene;
    case "sam-changed-sides":
      beat.time = 1000;
      cry("changed-sides");
      return {
        ...scene,
        units: scene.units.map((unit) => (unit.hex === hex ? { ...unit, side } : unit)),
      };
    case "sam-kept-side":
      beat.time = 600;
      cry("kept-side");
      return scene;
    case "sam-stopped": {
      beat.time = 600;
      cry("stopped");
      return scene;
    }
    case "sam-camp-taken":
      beat.time = 900;
      cry("camp-taken");
      return scene;
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

function reserve(scene: Scene, side: Side, tokens: unknown): Scene {
  return { ...scene, honor: { ...scene.honor, [side]: Number(tokens) } };
}

/** Where a side may be called to: its leaders, on the field. */
function homeOf(scene: Scene, side: Side): string[] {
  return scene.leaders.filter((leader) => leader.side === side).map((leader) => leader.hex);
}

export function sceneOf(view: SamuraiView): Scene {
  const { units, leaders, banners, played, active, honor, pool, onDragons, dragons, objectives } = view;
  return { units, leaders, banners, played, player: active, honor, pool, onDragons, dragons, objectives, reveal: null };
}

/** The beats that lead from a scene through events. */
export function beatsOf(before: Scene, events: readonly GameEvent[], viewer: Side | null): Beat<Scene>[] {
  const beats = beatsWith<UnitView, Scene>(before, events, viewer, script);
  // A card that was laid open is seen as long as its own event lasts.
  return beats.map((beat, index) =>
    beat.scene.reveal !== null && beat.scene.reveal === beats[index - 1]?.scene.reveal
      ? { ...beat, scene: { ...beat.scene, reveal: null } }
      : beat,
  );
}
