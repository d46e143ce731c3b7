import { describe, expect, it } from "vitest";
import { around, CLOSEST, panBy, reveal, whole, zoomAt, zoomOf } from "./viewport";

const drawing = { width: 1200, height: 700 };

describe("the window on a drawing", () => {
  it("shows the whole drawing in frames of any shape", () => {
    expect(whole(drawing, 1200 / 700)).toEqual({ x: 0, y: 0, width: 1200, height: 700 });
    const square = whole(drawing, 1);
    expect(square.width).toBe(1200);
    expect(square.height).toBe(1200);
    expect(square.y).toBe(-250);
  });

  it("keeps the point under the pointer while zooming", () => {
    const all = whole(drawing, 1.5);
    const point = { x: 500, y: 300 };
    const near = zoomAt(all, all, 2, point);
    expect(zoomOf(near, all)).toBeCloseTo(2);
    const before = (point.x - all.x) / all.width;
    expect((point.x - near.x) / near.width).toBeCloseTo(before);
  });

  it("never goes beyond the whole, too close or over the edge", () => {
    const all = whole(drawing, 1.5);
    expect(zoomAt(all, all, 0.1, { x: 0, y: 0 })).toEqual(all);
    const close = zoomAt(all, all, 100, { x: 0, y: 0 });
    expect(zoomOf(close, all)).toBe(CLOSEST);
    const gone = panBy(close, all, 1e6, 1e6);
    expect(gone.x + gone.width).toBeCloseTo(all.x + all.width);
    expect(gone.y + gone.height).toBeCloseTo(all.y + all.height);
  });

  it("zooms around a point and brings points into sight", () => {
    const all = whole(drawing, 1.5);
    const part = around(all, { x: 200, y: 350 }, 400);
    expect(part.width).toBeCloseTo(400);
    expect(part.x).toBeCloseTo(0);
    const moved = reveal(part, all, { x: 900, y: 350 }, 60);
    expect(moved.x + moved.width).toBeCloseTo(960);
    expect(reveal(moved, all, { x: 800, y: 350 }, 60)).toBe(moved);
  });
});
