/** Which part of a drawing is shown: zoom and pan as plain numbers, without any page. */

import type { Point } from "./geometry";

/** A window on a drawing: its upper left corner and its width; the height follows from the frame's shape. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const CLOSEST = 5;

/** The whole drawing in a frame of some shape (width by height), centred. */
export function whole(drawing: { width: number; height: number }, shape: number): Window {
  const width = Math.max(drawing.width, drawing.height * shape);
  const height = width / shape;
  return { x: (drawing.width - width) / 2, y: (drawing.height - height) / 2, width, height };
}

/** How many times larger than the whole a window shows things. */
export function zoomOf(window: Window, all: Window): number {
  return all.width / window.width;
}

/** Zoom by a factor so that a point of the drawing stays where it is on the screen. */
export function zoomAt(window: Window, all: Window, factor: number, point: Point): Window {
  const zoom = clamp(zoomOf(window, all) * factor, 1, CLOSEST);
  const width = all.width / zoom;
  const part = width / window.width;
  return keepInside(
    {
      x: point.x - (point.x - window.x) * part,
      y: point.y - (point.y - window.y) * part,
      width,
      height: all.height / zoom,
    },
    all,
  );
}

/** Move a window over the drawing. */
export function panBy(window: Window, all: Window, dx: number, dy: number): Window {
  return keepInside({ ...window, x: window.x + dx, y: window.y + dy }, all);
}

/** Zoomed so far that this much of the drawing's width is seen, around a point. */
export function around(all: Window, point: Point, width: number): Window {
  const zoom = clamp(all.width / width, 1, CLOSEST);
  const size = { width: all.width / zoom, height: all.height / zoom };
  return keepInside({ x: point.x - size.width / 2, y: point.y - size.height / 2, ...size }, all);
}

/** The least pan that brings a point well into a window. */
export function reveal(window: Window, all: Window, point: Point, margin: number): Window {
  const dx = outside(point.x, window.x + margin, window.x + window.width - margin);
  const dy = outside(point.y, window.y + margin, window.y + window.height - margin);
  return dx === 0 && dy === 0 ? window : panBy(window, all, dx, dy);
}

function outside(value: number, low: number, high: number): number {
  if (low > high) return value - (low + high) / 2;
  return value < low ? value - low : value > high ? value - high : 0;
}

function keepInside(window: Window, all: Window): Window {
  return {
    ...window,
    x: clamp(window.x, all.x, all.x + all.width - window.width),
    y: clamp(window.y, all.y, all.y + all.height - window.height),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
