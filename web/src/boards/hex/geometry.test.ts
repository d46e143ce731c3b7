import { describe, expect, it } from "vitest";
import { BOARD_13_BY_9, DIRECTIONS, HexGrid, HEX_WIDTH, RADIUS, isLabel } from "./geometry";

const grid = new HexGrid(BOARD_13_BY_9, false);
const turned = new HexGrid(BOARD_13_BY_9, true);

describe("the board of 13 by 9", () => {
  it("has long odd and short even ranks", () => {
    expect(grid.labels).toHaveLength(5 * 13 + 4 * 12);
    expect(grid.labels[0]).toBe("A1");
    expect(grid.labels.at(-1)).toBe("M9");
    expect(grid.has("M2")).toBe(false);
    expect(grid.has("L2")).toBe(true);
    expect(isLabel("A1") && isLabel("L11") && !isLabel("done") && !isLabel("3")).toBe(true);
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
