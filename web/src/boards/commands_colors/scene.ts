/** Events as a play in beats: each beat is the board a moment later, and what is shown meanwhile. */

import type { Beat as PlainBeat, Play } from "../../lib/playhead.svelte";
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

export interface Beat<S = unknown> extends PlainBeat {
  scene: S;
  roll: Roll | null;
  path: HexPath | null;
  /** Ways shown together with the one above. */
  beside: readonly HexPath[];
  cry: Cry | null;
  /** The card that the other plays, to be seen large. */
  card: string | null;
  /** What happens is a moment of its own, told in large letters: a leader falls. */
  death: GameEvent | null;
}

/** How a game turns views and events into scenes. */
export interface Staging<V, S> {
  sceneOf(view: V): S;
  beatsOf(before: S, events: readonly GameEvent[], viewer: Side | null): Beat<S>[];
}

/** Dice need so long to come to rest. */
export const TUMBLE = 850;

/** How the table of a game shows events. */
export function playOf<V, S>(staging: Staging<V, S>): Play {
  return {
    hasScenes: true,
    beatsOf: (before, events, viewer) =>
      staging.beatsOf(staging.sceneOf(before as V), events, viewer === "spectator" ? null : viewer),
  };
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
    const beat: Beat<S> = {
      ...{ scene, time: 0, settle: 0, isOwn: scene.player === viewer, roll: null, path: null },
      ...{ beside: [], cry: null, card: null, death: null },
    };
    // What the viewer does himself in his own turn is done at once.
    const isDone = event["side"] === viewer && (beat.isOwn || event.sort === "card");
    scene = script(scene, event, beat) ?? played<U, S>(scene, event, beat, isDone);
    if (beat.roll !== null) beat.settle = TUMBLE;
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
function played<U extends UnitView, S extends Scene<U>>(scene: S, event: GameEvent, beat: Beat<S>, isOwn: boolean): S {
  const hex = text(event["hex"]);
  const to = text(event["to"]);
  switch (event.event) {
    case "cc-played":
    case "cc-copied":
      beat.time = isOwn ? 0 : 1700;
      beat.card = isOwn ? null : text(event["card"]) || null;
      return { ...scene, played: text(event["card"]) || scene.played, player: event["side"] as Side };
    case "cc-turn":
      return {
        ...scene,
        units: scene.units.map((unit) => ({ ...unit, ordered: false, moved: 0, battled: false })),
        leaders: scene.leaders.map((leader) => ({ ...leader, ordered: false })),
      };
    case "cc-ordered":
      beat.time = isOwn ? 0 : 220;
      return withUnit<U, S>(scene, event, hex, (unit) => ({ ...unit, ordered: true }));
    case "cc-moved":
    case "cc-advanced":
    case "cc-retreated":
      beat.path = isOwn ? null : { hexes: [hex, to], kind: event.event === "cc-retreated" ? "retreat" : "move" };
      beat.time = isOwn && event.event === "cc-moved" ? 0 : 600;
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
      beat.time = 2000;
      beat.death = event;
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
      beat.time = isOwn ? 0 : 700;
      return scene;
    case "cc-battles-back":
      beat.path = blow(event);
      beat.time = 320;
      return scene;
    case "cc-rolled":
      beat.roll = rollOf(event);
      beat.path = blow(event, event["what"] === "fire" ? "fire" : "attack");
      beat.beside = besideOf(event);
      beat.time = isOwn ? 1400 : 1900;
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
