/** Things strewn over ground: always the same ones on the same ground, so that nothing flickers. */

import { isInside, type Point } from "../lay";

/** Numbers from 0 to 1 that a name begins. */
export function chance(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489909);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}

/** Points about so far apart in a polygon, none of them nearer to its edge than `rim`, row by row from far to near. */
export function strewn(corners: readonly Point[], apart: number, name: string, rim = 0): Point[] {
  const next = chance(name);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const found: Point[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += apart * 0.8) {
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += apart) {
      const point = { x: x + (next() - 0.5) * apart * 0.9, y: y + (next() - 0.5) * apart * 0.7 };
      if (isInside(point, corners) && (rim === 0 || edgeDistance(point, corners) >= rim)) found.push(point);
    }
  }
  return found.sort((one, other) => one.y - other.y);
}

function edgeDistance(point: Point, corners: readonly Point[]): number {
  let least = Infinity;
  corners.forEach((one, place) => {
    const other = corners[(place + 1) % corners.length]!;
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    const length = dx * dx + dy * dy || 1;
    const part = Math.min(1, Math.max(0, ((point.x - one.x) * dx + (point.y - one.y) * dy) / length));
    least = Math.min(least, Math.hypot(point.x - one.x - part * dx, point.y - one.y - part * dy));
  });
  return least;
}

/** Corners drawn together, or apart, from a point. */
export function scaled(corners: readonly Point[], about: Point, factor: number): Point[] {
  return corners.map(({ x, y }) => ({ x: about.x + (x - about.x) * factor, y: about.y + (y - about.y) * factor }));
}
