/** How terrain is laid out for drawing: groups that flow together, rivers from hex to hex, things strewn about. */

import { DIRECTIONS, HEX_WIDTH, round, type Direction, type HexGrid, type Point } from "./geometry";

/** One hex of terrain: what it is, and the sides it faces if it has a front. */
export interface Ground {
  label: string;
  kind: string;
  fronts: Direction[];
}

/** The ground of a board as views tell it: by hex what lies there, of two kinds the lower one first, and what it faces. */
export interface Land {
  land: Readonly<Record<string, readonly string[]>>;
  fronts: Readonly<Record<string, readonly string[]>>;
}

export function groundsOf({ land, fronts }: Land): Ground[] {
  return Object.entries(land).flatMap(([label, kinds]) =>
    kinds.map((kind) => ({
      label,
      kind,
      fronts: DIRECTIONS.filter((direction) => fronts[label]?.includes(direction)),
    })),
  );
}

/** Everything a river can flow into. */
export const WATER: ReadonlySet<string> = new Set([
  "river",
  "stream",
  "ford",
  "shallow-ford",
  "shallows",
  "bridge",
  "lake",
  "sea",
  "coast",
]);

const FLOWING: ReadonlySet<string> = new Set(["river", "shallows", "stream", "ford", "shallow-ford", "bridge"]);

/** A number from 0 to 1 that is always the same for a hex and a use. */
export function chance(label: string, use: number): number {
  let hash = 2166136261 ^ use;
  for (const letter of `${label}/${use}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0x5bd1e995);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * One path through the centres of hexes that flow together. Drawn with a wide round stroke it becomes their common
 * shape; drawn twice, wider and darker below, that shape gets an outline.
 */
export function joined(grid: HexGrid, labels: readonly string[], overEdge = false): string {
  const all = new Set(labels);
  const parts: string[] = [];
  for (const label of labels) {
    const here = grid.centre(label);
    parts.push(`M${at(here)}h.01`);
    DIRECTIONS.forEach((direction, index) => {
      const there = grid.neighbour(label, direction);
      if (there === null) {
        // Over the edge only where it does not wash over a hex of other ground on the way.
        const beside = [DIRECTIONS[(index + 1) % 6]!, DIRECTIONS[(index + 5) % 6]!];
        const isFree = beside.every((each) => {
          const neighbour = grid.neighbour(label, each);
          return neighbour === null || all.has(neighbour);
        });
        if (overEdge && isFree) parts.push(`M${at(here)}L${at(beyond(grid, here, direction, 1.2))}`);
        return;
      }
      if (!all.has(there)) return;
      if (index < 3) parts.push(`M${at(here)}L${at(grid.centre(there))}`);
      const third = grid.neighbour(label, DIRECTIONS[(index + 1) % 6]!);
      if (index < 2 && third !== null && all.has(third)) {
        parts.push(`M${at(here)}L${at(grid.centre(there))}L${at(grid.centre(third))}Z`);
      }
    });
  }
  return parts.join("");
}

/** The parts of the board where hexes of a kind touch each other. */
export function groups(grid: HexGrid, labels: readonly string[]): string[][] {
  const left = new Set(labels);
  const found: string[][] = [];
  for (const start of labels) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const label of group) {
      for (const next of grid.neighbours(label)) if (left.delete(next)) group.push(next);
    }
    found.push(group);
  }
  return found;
}

/** The bed of a river through one hex: between the sides where it comes in and goes out. */
export interface Bed {
  label: string;
  kind: string;
  path: string;
  /** The direction of the flow in degrees, for bridges and ripples. */
  angle: number;
  /** A stream, and what crosses one. */
  isNarrow: boolean;
}

export function beds(grid: HexGrid, grounds: readonly Ground[]): Bed[] {
  const water = new Map(grounds.filter((each) => WATER.has(each.kind)).map((each) => [each.label, each.kind]));
  return grounds.filter((each) => FLOWING.has(each.kind)).map((each) => bed(grid, each, water));
}

function bed(grid: HexGrid, { label, kind }: Ground, water: ReadonlyMap<string, string>): Bed {
  const here = grid.centre(label);
  const ways = DIRECTIONS.filter((direction) => {
    const there = grid.neighbour(label, direction);
    return there !== null && water.has(there);
  });
  if (ways.length < 2) {
    // The end of a river that reaches the edge of the board runs on beyond it, as straight as it can.
    const off = DIRECTIONS.filter((direction) => grid.neighbour(label, direction) === null);
    const from = ways[0];
    const bend = (direction: Direction): number =>
      from === undefined ? 0 : Math.abs(3 - apart(DIRECTIONS.indexOf(from), DIRECTIONS.indexOf(direction)));
    const best = off.sort((a, b) => bend(a) - bend(b))[0];
    if (best !== undefined) ways.push(best);
  }
  const mids = ways.map((direction) => beyond(grid, here, direction, 0.5));
  const [a, b] = mids;
  let path: string;
  if (a !== undefined && b !== undefined && mids.length === 2) {
    // A sharp bend is drawn around the centre, not through it.
    path = `M${at(a)}Q${at(here)} ${at(b)}`;
  } else {
    path = mids.map((mid) => `M${at(here)}L${at(mid)}`).join("") || `M${at(here)}h.01`;
  }
  const from = a ?? here;
  const to = b ?? here;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const around = grid.neighbours(label).map((each) => water.get(each));
  const isNarrow = kind === "stream" || (kind !== "river" && around.includes("stream") && !around.includes("river"));
  return { label, kind, path, angle: Number.isNaN(angle) ? 0 : angle, isNarrow };
}

function apart(a: number, b: number): number {
  const difference = Math.abs(a - b);
  return Math.min(difference, 6 - difference);
}

/** A point so many hexes away from a centre in a direction of the board. */
export function beyond(grid: HexGrid, here: Point, direction: Direction, hexes: number): Point {
  const angle = -60 * DIRECTIONS.indexOf(direction) * (Math.PI / 180);
  const turn = grid.turned ? -1 : 1;
  return {
    x: here.x + turn * Math.cos(angle) * HEX_WIDTH * hexes,
    y: here.y + turn * Math.sin(angle) * HEX_WIDTH * hexes,
  };
}

/** Places for things strewn about a hex: a ring that a unit does not cover, and a few in the middle. */
export function strewn(label: string, number: number, ring = 33): (Point & { size: number })[] {
  const found: (Point & { size: number })[] = [];
  const start = chance(label, 99) * 360;
  for (let index = 0; index < number; index += 1) {
    const inner = index % 4 === 3;
    const angle = ((start + index * 137.5 + chance(label, index) * 18) * Math.PI) / 180;
    const reach = inner ? ring * 0.35 : ring * (0.86 + chance(label, index + 20) * 0.2);
    found.push({
      x: round(Math.cos(angle) * reach),
      y: round(Math.sin(angle) * reach),
      size: 0.85 + chance(label, index + 40) * 0.35,
    });
  }
  // Nearer things are drawn over those behind them.
  return found.sort((a, b) => a.y - b.y);
}

/** Where the drawing of a hex goes, as the attribute of a group. */
export function placeOf(grid: HexGrid, label: string): string {
  const { x, y } = grid.centre(label);
  return `translate(${round(x)} ${round(y)})`;
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}
