import { describe, expect, it } from "vitest";
import { DIRECTIONS, HexGrid, HEX_WIDTH, RADIUS } from "./geometry";
import { BOARD_13_BY_9, BOARD_OF_HALVES } from "./shapes.fixture";

const grid = new HexGrid(BOARD_13_BY_9, false);
const turned = new HexGrid(BOARD_13_BY_9, true);

describe("the board of 13 by 9", () => {
  it("has long odd and short even ranks", () => {
    expect(grid.labels).toHaveLength(5 * 13 + 4 * 12);
    expect(grid.labels[0]).toBe("A1");
    expect(grid.labels.at(-1)).toBe("M9");
    expect(grid.has("M2")).toBe(false);
    expect(grid.has("L2")).toBe(true);
  });

  it("shifts even ranks half a hex to the right", () => {
    expect(grid.centre("A2").x - grid.centre("A1").x).toBeCloseTo(HEX_WIDTH / 2);
    expect(grid.centre("A1").y).toBeGreaterThan(grid.centre("A9").y);
  });

  it("is the same board turned by half a circle for the other player", () => {
    for (const label of grid.labels) {
      const here = grid.centre(label);
      const there = turned.centre(label);
      expect(here.x + there.x).toBeCloseTo(grid.width);
      expect(here.y + there.y).toBeCloseTo(grid.height);
    }
  });

  it("knows neighbours, which are mutual and one hex away", () => {
    expect(grid.neighbours("E2").sort()).toEqual(["D2", "E1", "E3", "F1", "F2", "F3"]);
    expect(grid.neighbours("A1").sort()).toEqual(["A2", "B1"]);
    for (const label of grid.labels) {
      for (const each of grid.neighbours(label)) {
        expect(grid.neighbours(each)).toContain(label);
        expect(grid.distance(label, each)).toBe(1);
        const [a, b] = [grid.centre(label), grid.centre(each)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(HEX_WIDTH);
      }
    }
  });

  it("measures distances", () => {
    expect(grid.distance("A1", "A1")).toBe(0);
    expect(grid.distance("D3", "E5")).toBe(2);
    expect(grid.distance("A1", "M1")).toBe(12);
    expect(grid.distance("E3", "C7")).toBe(4);
  });

  it("finds the hex at a point, and none outside", () => {
    for (const board of [grid, turned]) {
      for (const label of board.labels) {
        const { x, y } = board.centre(label);
        expect(board.at({ x, y })).toBe(label);
        expect(board.at({ x: x + 20, y: y - 24 })).toBe(label);
      }
    }
    expect(grid.at({ x: -5, y: 50 })).toBeNull();
    expect(grid.at({ x: 2, y: 2 })).toBeNull();
  });

  it("draws the side of a hex towards the neighbour in that direction", () => {
    for (const board of [grid, turned]) {
      for (const direction of DIRECTIONS) {
        const there = board.centre(board.neighbour("F5", direction)!);
        const here = board.centre("F5");
        const [a, b] = board.side(direction);
        expect((a.x + b.x) / 2).toBeCloseTo((there.x - here.x) / 2);
        expect((a.y + b.y) / 2).toBeCloseTo((there.y - here.y) / 2);
        expect(Math.hypot(a.x, a.y)).toBeCloseTo(RADIUS);
      }
    }
  });

  it("runs the section lines through files E and I of odd ranks", () => {
    expect(grid.lines()[0]).toBeCloseTo(grid.centre("E1").x);
    expect(grid.lines()[1]).toBeCloseTo(grid.centre("I9").x);
    expect(turned.lines()[0]).toBeCloseTo(turned.centre("E1").x);
  });

  it("walks by cursor keys as the viewer sees it", () => {
    expect(grid.step("E2", "ArrowRight")).toBe("F2");
    expect(turned.step("E2", "ArrowRight")).toBe("D2");
    expect(grid.step("E2", "ArrowUp")).toBe("E3");
    expect(grid.step("M1", "ArrowUp")).toBe("L2");
    expect(turned.step("E2", "ArrowUp")).toBe("E1");
    expect(grid.step("A1", "ArrowLeft")).toBeNull();
    expect(grid.step("A1", "ArrowDown")).toBeNull();
    expect(grid.step("A9", "ArrowUp")).toBeNull();
  });

  it("draws lines from hex to hex", () => {
    expect(grid.line("A1", "D1")).toEqual(["A1", "B1", "C1", "D1"]);
    const line = grid.line("D3", "E7");
    expect(line[0]).toBe("D3");
    expect(line.at(-1)).toBe("E7");
    expect(grid.line("G5", "G5")).toEqual(["G5"]);
  });
});

describe("a board with half hexes at its edges", () => {
  const halves = new HexGrid(BOARD_OF_HALVES, false);

  it("is as wide and as high as its whole hexes, and half of those at the edge", () => {
    expect(halves.width).toBeCloseTo(12 * HEX_WIDTH);
    expect(halves.height).toBeCloseTo(12 * RADIUS * 1.5);
    expect(halves.centre("A1")).toEqual({ x: 0, y: halves.height });
    expect(halves.centre("M13")).toEqual({ x: halves.width, y: 0 });
  });

  it("has labels of two digits and neighbours across the cut", () => {
    expect(halves.has("L10")).toBe(true);
    expect(halves.neighbours("A2").sort()).toEqual(["A1", "A3", "B1", "B2", "B3"]);
    expect(halves.distance("A2", "L12")).toBe(16);
  });

  it("draws no half hex beyond the edge", () => {
    for (const label of halves.half) {
      for (const corner of halves.outline(label).split(" ")) {
        const [x = 0, y = 0] = corner.split(",").map(Number);
        expect(x >= 0 && x <= halves.width + 0.1 && y >= 0 && y <= halves.height + 0.1).toBe(true);
      }
    }
  });
});
