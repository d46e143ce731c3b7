/** Events as a play in beats: each beat is the board a moment later, and what is shown meanwhile. */

import type { GameEvent, Side } from "../../lib/types";
import type { HexPath } from "../hex/types";
import { printOf, type AncientsView, type LeaderView, type UnitView } from "./view";

/** What changes on the board while events are shown. */
export interface Scene {
  units: UnitView[];
  leaders: LeaderView[];
  banners: Record<Side, number>;
  played: string | null;
}

export interface Roll {
  what: string;
  side: Side;
  unit: string | null;
  hex: string;
  dice: string[];
  /** Which dice did something. */
  lit: boolean[];
}

export interface Beat {
  scene: Scene;
  /** How long it takes, in milliseconds, when nobody hurries. */
  time: number;
  roll: Roll | null;
  path: HexPath | null;
  /** The event's hex, to look at. */
  hex: string | null;
}

export function sceneOf(view: AncientsView): Scene {
  return { units: view.units, leaders: view.leaders, banners: view.banners, played: view.played };
}

/** The beats that lead from a scene through events. */
export function beatsOf(
  before: Scene,
  events: readonly GameEvent[],
  viewer: Side | null,
  combat: { from: string; target: string } | null,
): Beat[] {
  const beats: Beat[] = [];
  let scene = before;
  // An attack may have been declared in events that were shown long ago.
  let target = combat?.target ?? null;
  let striker = combat?.from ?? null;
  events.forEach((event, index) => {
    const beat: Beat = { scene, time: 0, roll: null, path: null, hex: text(event["hex"]) || null };
    const hex = text(event["hex"]);
    const to = text(event["to"]);
    const isOwn = event["side"] === viewer;
    switch (event.event) {
      case "cc-played":
      case "cc-copied":
        scene = { ...scene, played: text(event["card"]) || scene.played };
        beat.time = isOwn ? 0 : 700;
        break;
      case "cc-turn":
        scene = {
          ...scene,
          units: scene.units.map((unit) => ({ ...unit, ordered: false, moved: 0, battled: false })),
          leaders: scene.leaders.map((leader) => ({ ...leader, ordered: false })),
        };
        break;
      case "cc-ordered":
        scene = withUnit(scene, event, hex, (unit) => ({ ...unit, ordered: true }));
        beat.time = isOwn ? 0 : 140;
        break;
      case "cc-moved":
      case "cc-advanced":
      case "cc-retreated":
      case "cc-evaded":
        scene = withUnit(scene, event, hex, (unit) => ({ ...unit, hex: to }));
        scene = {
          ...scene,
          leaders: scene.leaders.map((leader) =>
            leader.hex === hex && leader.side === event["side"] && !leader.fleeing ? { ...leader, hex: to } : leader,
          ),
        };
        beat.time = 280;
        break;
      case "cc-moved-leader":
      case "cc-leader-fled":
        scene = withLeader(scene, event, (leader) => ({ ...leader, hex: to }));
        beat.time = 280;
        break;
      case "cc-leader-placed":
        scene = withLeader(scene, event, (leader) => ({ ...leader, hex }));
        beat.time = 280;
        break;
      case "cc-came-on":
        scene = withUnit(scene, event, "reserve", (unit) => ({ ...unit, hex }));
        beat.time = 280;
        break;
      case "cc-lost":
      case "cc-rallied":
        scene = withUnit(scene, event, hex, (unit) => ({ ...unit, blocks: Number(event["left"]) }));
        beat.time = 360;
        break;
      case "cc-destroyed":
        scene = withUnit(scene, event, hex, (unit) => ({ ...unit, hex: "lost", blocks: 0 }));
        beat.time = 420;
        break;
      case "cc-exited":
      case "cc-machine-away":
        scene = withUnit(scene, event, hex, (unit) => ({ ...unit, hex: "gone" }));
        beat.time = 360;
        break;
      case "cc-leader-killed":
        scene = withLeader(scene, event, (leader) => ({ ...leader, hex: "lost" }));
        beat.time = 420;
        break;
      case "cc-leader-left":
        scene = withLeader(scene, event, (leader) => ({ ...leader, hex: "gone" }));
        beat.time = 360;
        break;
      case "cc-banner":
        scene = { ...scene, banners: { ...scene.banners, [text(event["side"])]: Number(event["banners"]) } };
        beat.time = 450;
        break;
      case "cc-fires":
      case "cc-attacks":
        striker = hex;
        target = text(event["target"]);
        beat.path = { hexes: [hex, target], kind: event.event === "cc-fires" ? "fire" : "attack" };
        beat.time = 420;
        break;
      case "cc-battles-back":
        if (striker !== null) beat.path = { hexes: [hex, striker], kind: "attack" };
        beat.time = 320;
        break;
      case "cc-rolled": {
        const struck = hex === striker ? target : striker;
        beat.roll = rollOf(scene, event, struck, events.slice(index + 1));
        if (struck !== null) beat.path = { hexes: [hex, struck], kind: event["what"] === "fire" ? "fire" : "attack" };
        beat.time = 1500;
        break;
      }
      case "cc-rolled-for":
        beat.roll = rollOf(scene, event, null, events.slice(index + 1));
        beat.time = 1300;
        break;
    }
    beat.scene = scene;
    beats.push(beat);
  });
  return beats;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function withUnit(scene: Scene, event: GameEvent, hex: string, change: (unit: UnitView) => UnitView): Scene {
  let isDone = false;
  const units = scene.units.map((unit) => {
    if (isDone || unit.hex !== hex || unit.side !== event["side"] || unit.kind !== event["unit"]) return unit;
    isDone = true;
    return change(unit);
  });
  return isDone ? { ...scene, units } : scene;
}

function withLeader(scene: Scene, event: GameEvent, change: (leader: LeaderView) => LeaderView): Scene {
  const leaders = scene.leaders.map((leader) =>
    leader.side === event["side"] && leader.name === event["leader"] ? change(leader) : leader,
  );
  return { ...scene, leaders };
}

/** Events that end what a roll led to. */
const NEXT: ReadonlySet<string> = new Set([
  "cc-rolled",
  "cc-attacks",
  "cc-fires",
  "cc-battles-back",
  "cc-turn",
  "cc-played",
]);
const FLAGGED: ReadonlySet<string> = new Set(["cc-retreated", "cc-ignored", "cc-blocked", "cc-rampage"]);

/**
 * A roll with the dice that did something, found from what followed: faces of the struck blocks' own class first, then
 * swords, then helmets, as many as blocks were lost; flags if someone had to do with flags.
 */
function rollOf(scene: Scene, event: GameEvent, struck: string | null, later: readonly GameEvent[]): Roll {
  const dice = Array.isArray(event["dice"]) ? event["dice"].map(String) : [];
  const roll: Roll = {
    what: text(event["what"]),
    side: event["side"] as Side,
    unit: text(event["unit"]) || null,
    hex: text(event["hex"]),
    dice,
    lit: dice.map(() => false),
  };
  const end = later.findIndex((each) => NEXT.has(each.event));
  const follows = end < 0 ? later : later.slice(0, end);
  if (event.event === "cc-rolled-for") {
    const killed = follows.some((each) => each.event === "cc-leader-killed");
    const lost = follows.find((each) => each.event === "cc-lost" || each.event === "cc-destroyed");
    const face = killed ? "helmet" : lost === undefined ? null : printOf(text(lost["unit"])).class;
    const isOrder = roll.what === "rally" || roll.what === "i-am-spartacus";
    roll.lit = dice.map((die) => (isOrder ? die !== "flag" && die !== "swords" : die === face));
    return roll;
  }
  const target = scene.units.find((unit) => unit.hex === struck);
  const loss = follows.find(
    (each) => (each.event === "cc-lost" || each.event === "cc-destroyed") && each["hex"] === struck,
  );
  let hits = loss === undefined ? 0 : loss.event === "cc-lost" ? Number(loss["blocks"]) : (target?.blocks ?? 0);
  const isLeaderKilled = target === undefined && follows.some((each) => each.event === "cc-leader-killed");
  const faces = target === undefined ? ["helmet"] : [printOf(target.kind).class, "swords", "helmet"];
  if (isLeaderKilled) hits = 1;
  for (const face of faces) {
    dice.forEach((die, index) => {
      if (die !== face || hits <= 0) return;
      roll.lit[index] = true;
      hits -= 1;
    });
  }
  if (follows.some((each) => FLAGGED.has(each.event))) {
    dice.forEach((die, index) => (roll.lit[index] ||= die === "flag"));
  }
  return roll;
}
