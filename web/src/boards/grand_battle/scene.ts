/** What happens, beat by beat: where everybody stands after each event, what is struck, which way they went. */

import { isOwnIn, type Beat, type Play } from "../../lib/playhead.svelte";
import type { GameEvent, Side, View, Viewer } from "../../lib/types";
import type { GrandBattleView, Outline, Piece, Spot } from "./view";

export interface BattleBeat extends Beat {
  /** Everybody as he stands once this has happened. */
  pieces: Piece[];
  event: GameEvent;
  stage: Stage;
}

/** Whose turn it is, which one, and which phase of it. */
export type Stage = Pick<GrandBattleView, "turn" | "active" | "phase">;

/** The stage after an event. */
export function stageAfter(stage: Stage, event: GameEvent): Stage {
  if (event.event !== "grb-turn" && event.event !== "grb-phase") return stage;
  const { turn = stage.turn, side = stage.active, phase = stage.phase } = event as Partial<Stage> & { side?: Side };
  return { turn, active: side, phase };
}

/** How long things are looked at, in milliseconds. */
const WALK = 620;
const DICE = 800;
const FALLING = 380;
const WORD = 260;
const TURN = 500;
/** Dice of one's own are looked at, too. */
const OWN_DICE = 550;

const HUNDREDTHS = Math.PI / 18_000;
const NUMBERS_A_UNIT = 5;

/** A base by the middle of its front, where it looks, and its size. */
export function outlineAt(x: number, y: number, heading: number, width: number, depth: number): Outline {
  const angle = heading * HUNDREDTHS;
  const [fx, fy] = [Math.sin(angle), Math.cos(angle)];
  const [rx, ry] = [fy, -fx];
  const corner = (across: number, back: number): Spot => [
    Math.round(x + (rx * across * width) / 2 - fx * back),
    Math.round(y + (ry * across * width) / 2 - fy * back),
  ];
  return [corner(-1, 0), corner(1, 0), corner(1, depth), corner(-1, depth)];
}

/** Who was moved by an event: from where, and to where; nobody who was not on the table before. */
export function movesOf(event: GameEvent): { id: string; from: number[]; to: number[] }[] {
  const ids = (event["moved"] ?? []) as string[];
  const [from, to] = [event["starts"] ?? [], event["ends"] ?? []] as [number[], number[]];
  if (!Array.isArray(from) || !Array.isArray(to)) return [];
  const part = (numbers: number[], place: number) =>
    numbers.slice(place * NUMBERS_A_UNIT, (place + 1) * NUMBERS_A_UNIT);
  return ids.map((id, place) => ({ id, from: part(from, place), to: part(to, place) }));
}

/** The table after an event. */
export function after(pieces: readonly Piece[], event: GameEvent): Piece[] {
  const gone = new Set((event["gone"] ?? []) as string[]);
  const moves = new Map(movesOf(event).map((move) => [move.id, move.to]));
  const points = typeof event["points"] === "number" ? event["points"] : 0;
  return pieces
    .filter(({ id }) => !gone.has(id))
    .map((piece) => {
      let found = piece;
      const to = moves.get(piece.id);
      if (to?.length === NUMBERS_A_UNIT) {
        const [x, y, heading, width, depth] = to as [number, number, number, number, number];
        found = {
          ...found,
          at: [x, y],
          hundredths: heading,
          heading: Math.round(heading / 100) % 360,
          size: [width, depth],
          outline: outlineAt(x, y, heading, width, depth),
        };
      }
      if (event["unit"] !== piece.id) return found;
      if (event.event === "grb-disordered") return { ...found, disorder: (found.disorder ?? 0) + points };
      if (event.event === "grb-recovered") return { ...found, disorder: Number(event["left"] ?? 0) };
      if (event.event === "grb-lost")
        return { ...found, losses: (found.losses ?? 0) + 1, left: String(event["left"] ?? found.left) };
      return found;
    });
}

function timesOf(event: GameEvent, isOwn: boolean): { time: number; settle: number } {
  if (event.sort === "dice") return isOwn ? { time: OWN_DICE, settle: FALLING } : { time: DICE, settle: FALLING };
  if (isOwn) return { time: 0, settle: 0 };
  if (movesOf(event).length > 0) return { time: WALK, settle: 0 };
  return { time: event.sort === "turn" ? TURN : WORD, settle: 0 };
}

export const play: Play = {
  hasScenes: true,
  beatsOf(before: View, events: readonly GameEvent[], viewer: Viewer): BattleBeat[] {
    let { pieces } = (before as GrandBattleView).measured;
    let stage: Stage = before as GrandBattleView;
    return events.map((event) => {
      pieces = after(pieces, event);
      stage = stageAfter(stage, event);
      const isOwn = isOwnIn(before, event, viewer);
      return { ...timesOf(event, isOwn), isOwn, pieces, event, stage };
    });
  },
};

/** What an army's steadfastness is while so many of it stand, in halves. */
export function steadfastnessWith(view: GrandBattleView, pieces: readonly Piece[], side: Side): number {
  const before = view.measured.pieces;
  const now = view.steadfastness[side]?.now ?? 0;
  if (pieces === before) return now;
  const worthOf = (those: readonly Piece[], others: readonly Piece[]): number => {
    const known = new Set(others.map(({ id }) => id));
    const only = those.filter(({ id, owner }) => owner === side && !known.has(id));
    return only.reduce((sum, { worth = 0 }) => sum + worth, 0);
  };
  return now - worthOf(before, pieces) + worthOf(pieces, before);
}

/** One strike: both sums and what came of it. */
export interface Strike {
  key: string;
  attack: GameEvent | null;
  defence: GameEvent | null;
  outcome: GameEvent | null;
}

/** The strikes that were told, the last ones first. */
export function strikesIn(log: readonly GameEvent[], most: number): Strike[] {
  const found: Strike[] = [];
  for (const event of log) {
    if (event.event !== "grb-sum" && event.event !== "grb-outcome") continue;
    const name = String(event["strike"] ?? "");
    let strike = found.findLast(({ key }) => key.replace(/ #\d+$/, "") === name);
    const isSum = event.event === "grb-sum";
    const part = isSum ? (event["sum"] === "attack" ? "attack" : "defence") : "outcome";
    if (!strike || strike[part] !== null) {
      strike = { key: `${name} #${found.length}`, attack: null, defence: null, outcome: null };
      found.push(strike);
    }
    strike[part] = event;
  }
  return found.slice(-most).reverse();
}
