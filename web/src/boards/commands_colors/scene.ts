/** Events as a play in beats: each beat is the board a moment later, and what is shown meanwhile. */

import type { GameEvent, Side } from "../../lib/types";
import type { HexPath } from "../hex/types";
import { rollOf, type Roll } from "./rolls";
import type { LeaderView, UnitView } from "./view";

/** What changes on the board while events are shown. */
export interface Scene<U extends UnitView = UnitView> {
  units: readonly U[];
  leaders: readonly LeaderView[];
  banners: Record<Side, number>;
  played: string | null;
  /** Who has played it. */
  player: Side;
}

/** A word called out over hexes while an event is shown. */
export interface Cry {
  hexes: readonly string[];
  what: string;
}

export interface Beat<S> {
  scene: S;
  /** How long it takes, in milliseconds, when nobody hurries. */
  time: number;
  roll: Roll | null;
  path: HexPath | null;
  /** Ways shown together with the one above. */
  beside: readonly HexPath[];
  cry: Cry | null;
  /** The event's hex, to look at. */
  hex: string | null;
}

/** What a game adds to the play: the scene after an event that only it knows, null if it knows it not. */
export type Script<S> = (scene: S, event: GameEvent, beat: Beat<S>) => S | null;

/** The beats that lead from a scene through events. */
export function beatsOf<U extends UnitView, S extends Scene<U>>(
  before: S,
  events: readonly GameEvent[],
  viewer: Side | null,
  script: Script<S>,
): Beat<S>[] {
  let scene = before;
  return events.map((event) => {
    const hex = text(event["hex"]) || null;
    const beat: Beat<S> = { scene, time: 0, roll: null, path: null, beside: [], cry: null, hex };
    scene = script(scene, event, beat) ?? played<U, S>(scene, event, beat, viewer);
    beat.scene = scene;
    return beat;
  });
}

/** The way of a blow from the hex of an event to its target. */
export function blow(event: GameEvent, kind: "attack" | "fire" = "attack"): HexPath | null {
  const [hex, target] = [text(event["hex"]), text(event["target"])];
  return hex && target ? { hexes: [hex, target], kind } : null;
}

/** The ways of those who strike with the attacker. */
export function besideOf(event: GameEvent): HexPath[] {
  const target = text(event["target"]);
  const hexes = Array.isArray(event["beside"]) ? event["beside"].map(String) : [];
  return hexes.map((hex) => ({ hexes: [hex, target], kind: "fire" }));
}

/** The scene after an event that all games of the system know. */
function played<U extends UnitView, S extends Scene<U>>(
  scene: S,
  event: GameEvent,
  beat: Beat<S>,
  viewer: Side | null,
): S {
  const hex = text(event["hex"]);
  const to = text(event["to"]);
  const isOwn = event["side"] === viewer;
  switch (event.event) {
    case "cc-played":
    case "cc-copied":
      beat.time = isOwn ? 0 : 700;
      return { ...scene, played: text(event["card"]) || scene.played, player: event["side"] as Side };
    case "cc-turn":
      return {
        ...scene,
        units: scene.units.map((unit) => ({ ...unit, ordered: false, moved: 0, battled: false })),
        leaders: scene.leaders.map((leader) => ({ ...leader, ordered: false })),
      };
    case "cc-ordered":
      beat.time = isOwn ? 0 : 140;
      return withUnit<U, S>(scene, event, hex, (unit) => ({ ...unit, ordered: true }));
    case "cc-moved":
    case "cc-advanced":
    case "cc-retreated":
      beat.time = 280;
      return went<U, S>(scene, event);
    case "cc-moved-leader":
    case "cc-leader-fled":
      beat.time = 280;
      return withLeader(scene, event, (leader) => ({ ...leader, hex: to }));
    case "cc-lost":
    case "cc-rallied":
      beat.time = 360;
      return withUnit<U, S>(scene, event, hex, (unit) => ({ ...unit, blocks: Number(event["left"]) }));
    case "cc-destroyed":
      beat.time = 420;
      return withUnit<U, S>(scene, event, hex, (unit) => ({ ...unit, hex: "lost", blocks: 0 }));
    case "cc-leader-killed":
      beat.time = 420;
      return withLeader(scene, event, (leader) => ({ ...leader, hex: "lost" }));
    case "cc-leader-left":
      beat.time = 360;
      return withLeader(scene, event, (leader) => ({ ...leader, hex: "gone" }));
    case "cc-banner":
      beat.time = 450;
      return { ...scene, banners: { ...scene.banners, [text(event["side"])]: Number(event["banners"]) } };
    case "cc-fires":
    case "cc-attacks":
      beat.path = blow(event, event.event === "cc-fires" ? "fire" : "attack");
      beat.time = 420;
      return scene;
    case "cc-battles-back":
      beat.path = blow(event);
      beat.time = 320;
      return scene;
    case "cc-rolled":
      beat.roll = rollOf(event);
      beat.path = blow(event, event["what"] === "fire" ? "fire" : "attack");
      beat.beside = besideOf(event);
      beat.time = 1500;
      return scene;
    case "cc-rolled-for":
      beat.roll = rollOf(event);
      beat.time = 1300;
      return scene;
    default:
      return scene;
  }
}

export function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The unit of an event goes to where the event says, and the leader with it whom the event names. */
export function went<U extends UnitView, S extends Scene<U>>(scene: S, event: GameEvent): S {
  const hex = text(event["hex"]);
  const to = text(event["to"]);
  return {
    ...withUnit<U, S>(scene, event, hex, (unit) => ({ ...unit, hex: to })),
    leaders: scene.leaders.map((leader) =>
      leader.side === event["side"] && leader.name === event["with"] ? { ...leader, hex: to } : leader,
    ),
  };
}

/** The scene with the unit of an event changed that stood on a hex. */
export function withUnit<U extends UnitView, S extends Scene<U>>(
  scene: S,
  event: GameEvent,
  hex: string,
  change: (unit: U) => U,
): S {
  let isDone = false;
  const units = scene.units.map((unit) => {
    if (isDone || unit.hex !== hex || unit.side !== event["side"] || unit.kind !== event["unit"]) return unit;
    isDone = true;
    return change(unit);
  });
  return isDone ? { ...scene, units } : scene;
}

export function withLeader<S extends Scene>(scene: S, event: GameEvent, change: (leader: LeaderView) => LeaderView): S {
  const leaders = scene.leaders.map((leader) =>
    leader.side === event["side"] && leader.name === event["leader"] ? change(leader) : leader,
  );
  return { ...scene, leaders };
}
