/** Events as a play in beats: each beat is the board a moment later, and what is shown meanwhile. */

import type { GameEvent, Side } from "../../lib/types";
import type { HexPath } from "../hex/types";
import { rollOf, type Roll } from "./rolls";
import type { CombatView, LeaderView, UnitView } from "./view";

/** What changes on the board while events are shown. */
export interface Scene<U extends UnitView = UnitView> {
  units: readonly U[];
  leaders: readonly LeaderView[];
  banners: Record<Side, number>;
  played: string | null;
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

/** The fight under way: who strikes whom, and who strikes with him. */
export interface Fight {
  striker: string | null;
  target: string | null;
  beside: HexPath[];
}

/** What a game adds to the play: events of its own, and how its dice are read. */
export interface Script<S> {
  /** The scene after an event that only this game knows; null if it knows it not. It may change beat and fight. */
  play(scene: S, event: GameEvent, beat: Beat<S>, fight: Fight): S | null;
  /** Who strikes with the attacker of a combat that was declared before. */
  beside(combat: CombatView): HexPath[];
  /** The faces that hit units of a kind, the surest first; those that hit a lone leader for null. */
  hits(kind: string | null): readonly string[];
  /** The face that hurts a unit of a kind, or a leader for null, in a roll that is no strike. */
  harm(kind: string | null): string;
  /** The faces of use in a roll for orders or blocks; null if it is another roll. */
  useful(what: string): ReadonlySet<string> | null;
  /** Events by which flags took effect, or might have. */
  flagged: ReadonlySet<string>;
}

/** The beats that lead from a scene through events. */
export function beatsOf<U extends UnitView, S extends Scene<U>>(
  before: S,
  events: readonly GameEvent[],
  viewer: Side | null,
  combat: CombatView | null,
  script: Script<S>,
): Beat<S>[] {
  const beats: Beat<S>[] = [];
  let scene = before;
  // An attack may have been declared in events that were shown long ago.
  const fight: Fight = {
    striker: combat?.from ?? null,
    target: combat?.target ?? null,
    beside: combat === null ? [] : script.beside(combat),
  };
  events.forEach((event, index) => {
    const hex = text(event["hex"]);
    const beat: Beat<S> = { scene, time: 0, roll: null, path: null, beside: [], cry: null, hex: hex || null };
    scene = script.play(scene, event, beat, fight) ?? played<U, S>(scene, event, beat, fight, viewer);
    if (event.event === "cc-rolled") {
      const isAttack = hex === fight.striker;
      const struck = isAttack ? fight.target : fight.striker;
      beat.roll = rollOf(scene, event, struck, events.slice(index + 1), script);
      if (struck !== null) beat.path = { hexes: [hex, struck], kind: event["what"] === "fire" ? "fire" : "attack" };
      if (isAttack) beat.beside = fight.beside;
      beat.time = 1500;
    } else if (event.event === "cc-rolled-for") {
      beat.roll = rollOf(scene, event, null, events.slice(index + 1), script);
      beat.time = 1300;
    }
    beat.scene = scene;
    beats.push(beat);
  });
  return beats;
}

/** The scene after an event that all games of the system know. */
function played<U extends UnitView, S extends Scene<U>>(
  scene: S,
  event: GameEvent,
  beat: Beat<S>,
  fight: Fight,
  viewer: Side | null,
): S {
  const hex = text(event["hex"]);
  const to = text(event["to"]);
  const isOwn = event["side"] === viewer;
  switch (event.event) {
    case "cc-played":
    case "cc-copied":
      beat.time = isOwn ? 0 : 700;
      return { ...scene, played: text(event["card"]) || scene.played };
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
      fight.striker = hex;
      fight.target = text(event["target"]);
      fight.beside = [];
      beat.path = { hexes: [hex, fight.target], kind: event.event === "cc-fires" ? "fire" : "attack" };
      beat.time = 420;
      return scene;
    case "cc-battles-back":
      if (fight.striker !== null) beat.path = { hexes: [hex, fight.striker], kind: "attack" };
      beat.time = 320;
      return scene;
    default:
      return scene;
  }
}

export function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The unit of an event goes to where the event says, and its leader with it. */
export function went<U extends UnitView, S extends Scene<U>>(scene: S, event: GameEvent): S {
  const hex = text(event["hex"]);
  const to = text(event["to"]);
  return {
    ...withUnit<U, S>(scene, event, hex, (unit) => ({ ...unit, hex: to })),
    leaders: scene.leaders.map((leader) =>
      leader.hex === hex && leader.side === event["side"] && !leader.fleeing ? { ...leader, hex: to } : leader,
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
