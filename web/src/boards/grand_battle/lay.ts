/** How the table lies before the viewer: his own edge below, lengths in steps. */

import type { Side, Viewer } from "../../lib/types";
import type { GrandBattleView, Outline, Spot } from "./view";

export interface Point {
  x: number;
  y: number;
}

export const STEP = 1000;
/** A loop that fills less of its box than this is a line. */
const THIN = 0.15;

export class Lay {
  readonly width: number;
  readonly depth: number;

  constructor(
    width: number,
    depth: number,
    readonly isTurned: boolean,
  ) {
    this.width = width / STEP;
    this.depth = depth / STEP;
  }

  /** Where a spot is drawn. */
  at([x, y]: Spot): Point {
    return this.isTurned ? { x: this.width - x / STEP, y: y / STEP } : { x: x / STEP, y: this.depth - y / STEP };
  }

  /** The spot that is drawn there, kept on the table. */
  spot({ x, y }: Point): [number, number] {
    const clamp = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)) * STEP);
    return this.isTurned
      ? [clamp(this.width - x, this.width), clamp(y, this.depth)]
      : [clamp(x, this.width), clamp(this.depth - y, this.depth)];
  }

  /** A heading as an angle on the screen, clockwise from up; and back again. */
  angle(degrees: number): number {
    return (degrees + (this.isTurned ? 180 : 0)) % 360;
  }

  points(outline: Outline): string {
    return outline
      .map((spot) => {
        const { x, y } = this.at(spot);
        return `${round(x)},${round(y)}`;
      })
      .join(" ");
  }

  path(outline: Outline): string {
    return `M${this.points(outline).replaceAll(" ", "L")}Z`;
  }

  middle(outline: Outline): Point {
    return middleOf(outline.map((spot) => this.at(spot)));
  }
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function middleOf(points: readonly Point[]): Point {
  const count = points.length || 1;
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

/** The table as it lies before a viewer: whoever has the far edge sees it turned round. */
export function layOf(view: GrandBattleView, viewer: Viewer): Lay {
  const { width, depth, homes } = view.measured;
  const own: Side = viewer === "top" ? "top" : "bottom";
  return new Lay(width, depth, homes ? viewer !== "spectator" && homes[own] === "far" : own === "top");
}

/** The way a heading looks on the screen, clockwise from up in degrees, from one point to another. */
export function angleOf(from: Point, to: Point): number {
  return ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360;
}

/** The same angle, written so that it is not reached the long way round from another. */
export function nearestTurn(from: number, to: number): number {
  return from + ((((to - from) % 360) + 540) % 360) - 180;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Where two outlines touch, if there are no more than so many steps between them: from one end of it to the other. */
export function meeting(one: readonly Point[], other: readonly Point[], gap: number): [Point, Point] | null {
  const met = [...nearTo(one, other, gap), ...nearTo(other, one, gap)];
  let found: [Point, Point] | null = null;
  for (const from of met)
    for (const to of met) if (!found || distance(from, to) > distance(...found)) found = [from, to];
  return found;
}

/** The corners of an outline that lie on the edges of another. */
function nearTo(corners: readonly Point[], edges: readonly Point[], gap: number): Point[] {
  return corners.filter((corner) =>
    edges.some((start, place) => {
      const end = edges[(place + 1) % edges.length]!;
      const [x, y] = [end.x - start.x, end.y - start.y];
      const part = ((corner.x - start.x) * x + (corner.y - start.y) * y) / (x * x + y * y || 1);
      const along = Math.min(1, Math.max(0, part));
      return distance(corner, { x: start.x + along * x, y: start.y + along * y }) <= gap;
    }),
  );
}

/** What a drawn loop goes round; a loop as thin as a line is the diagonal of a box, as mice draw them. */
export function enclosed(loop: readonly Point[]): readonly Point[] {
  const xs = loop.map(({ x }) => x);
  const ys = loop.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const twice = loop.reduce((sum, { x, y }, here) => {
    const before = loop.at(here - 1)!;
    return sum + before.x * y - x * before.y;
  }, 0);
  if (Math.abs(twice) / 2 > (right - left) * (bottom - top) * THIN) return loop;
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Whether a point lies in a polygon. */
export function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  let inside = false;
  for (let here = 0, before = corners.length - 1; here < corners.length; before = here++) {
    const one = corners[here]!;
    const other = corners[before]!;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      inside = !inside;
  }
  return inside;
}
