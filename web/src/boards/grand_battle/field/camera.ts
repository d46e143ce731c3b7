/** Which part of the table is seen: a window in steps, in a frame of some shape. No page in it. */

import type { Point } from "../lay";

export interface Camera {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** So many steps are seen across at the closest. */
const CLOSEST = 14;
/** So much of the wooden edge is seen around the table. */
export const MARGIN = 2.6;

/** The whole table in a frame. */
export function fit(table: Size, frame: Size): Camera {
  return around({ x: -MARGIN, y: -MARGIN, width: table.width + 2 * MARGIN, height: table.height + 2 * MARGIN }, frame);
}

/** The smallest window of the frame's shape around a part of the table. */
export function around(part: Camera, frame: Size): Camera {
  const shape = frame.width / Math.max(1, frame.height);
  const width = Math.max(part.width, part.height * shape);
  const height = width / shape;
  return { x: part.x + (part.width - width) / 2, y: part.y + (part.height - height) / 2, width, height };
}

/** The part of the table that some points are on, with room around them, and never too close. */
export function partOf(points: readonly Point[], room: number): Camera {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const width = Math.max(...xs) - Math.min(...xs) + 2 * room;
  const height = Math.max(...ys) - Math.min(...ys) + 2 * room;
  return { x: Math.min(...xs) - room, y: Math.min(...ys) - room, width, height };
}

/** Zoom so that a point stays where it is on the screen. */
export function zoomed(camera: Camera, all: Camera, factor: number, at: Point): Camera {
  const width = Math.min(all.width, Math.max(Math.min(CLOSEST, all.width), camera.width / factor));
  const part = width / camera.width;
  return kept(
    {
      x: at.x - (at.x - camera.x) * part,
      y: at.y - (at.y - camera.y) * part,
      width,
      height: camera.height * part,
    },
    all,
  );
}

export function panned(camera: Camera, all: Camera, dx: number, dy: number): Camera {
  return kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, all);
}

/** The least move that brings a point well into sight. */
export function revealed(camera: Camera, all: Camera, { x, y }: Point): Camera {
  const room = Math.min(camera.width, camera.height) * 0.15;
  const off = (value: number, low: number, high: number) =>
    value < low ? value - low : value > high ? value - high : 0;
  const dx = off(x, camera.x + room, camera.x + camera.width - room);
  const dy = off(y, camera.y + room, camera.y + camera.height - room);
  return dx === 0 && dy === 0 ? camera : panned(camera, all, dx, dy);
}

/** The same middle and the same scale in a frame of another shape. */
export function reshaped(camera: Camera, all: Camera, frame: Size): Camera {
  const shape = frame.width / Math.max(1, frame.height);
  const width = Math.min(all.width, camera.width);
  const height = width / shape;
  return kept(
    { x: camera.x + (camera.width - width) / 2, y: camera.y + (camera.height - height) / 2, width, height },
    all,
  );
}

function kept(camera: Camera, all: Camera): Camera {
  const inside = (value: number, size: number, low: number, room: number) =>
    size >= room ? low + (room - size) / 2 : Math.min(Math.max(value, low), low + room - size);
  return {
    ...camera,
    x: inside(camera.x, camera.width, all.x, all.width),
    y: inside(camera.y, camera.height, all.y, all.height),
  };
}
