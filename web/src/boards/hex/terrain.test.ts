import { describe, expect, it } from "vitest";
import { HexGrid } from "./geometry";
import { BOARD_13_BY_9 } from "./shapes.fixture";
import { beds, chance, groundsOf, groups, joined, strewn } from "./terrain";

const grid = new HexGrid(BOARD_13_BY_9, false);
const lines = (path: string): number =>
  path.split("M").filter((part) => part.includes("L") && !part.includes("Z")).length;

describe("terrain for drawing", () => {
  it("reads kinds and fronts as views write them", () => {
    const land = { land: { E2: ["hill", "forest"], E3: ["rampart"] }, fronts: { E3: ["nw", "ne"] } };
    expect(groundsOf(land)).toEqual([
      { label: "E2", kind: "hill", fronts: [] },
      { label: "E2", kind: "forest", fronts: [] },
      { label: "E3", kind: "rampart", fronts: ["ne", "nw"] },
    ]);
  });

  it("joins hexes that touch, each pair once, with the triangle between three", () => {
    expect(lines(joined(grid, ["E5", "G5"]))).toBe(0);
    expect(lines(joined(grid, ["E5", "F5"]))).toBe(1);
    const three = joined(grid, ["E5", "F5", "E6"]);
    expect(lines(three)).toBe(3);
    expect(three).toContain("Z");
  });

  it("lets the sea run over the edge, but not over other ground", () => {
    expect(lines(joined(grid, ["M5"], true))).toBe(1);
    expect(lines(joined(grid, ["L4"], true))).toBe(0);
    expect(lines(joined(grid, ["M5"]))).toBe(0);
  });

  it("finds groups", () => {
    const found = groups(grid, ["A1", "B1", "K9", "A2"]);
    expect(found.map((group) => [...group].sort())).toEqual([["A1", "A2", "B1"], ["K9"]]);
  });

  it("leads a river from hex to hex and off the board", () => {
    const found = beds(grid, groundsOf({ land: { A4: ["river"], B4: ["bridge"], C4: ["river"] }, fronts: {} }));
    expect(found).toHaveLength(3);
    // From the edge of the board through the bridge; the last hex is its spring.
    expect(found.map(({ path }) => path.includes("Q"))).toEqual([true, true, false]);
    expect(Math.abs(found[1]!.angle) % 180).toBeCloseTo(0);
  });

  it("strews the same things every time", () => {
    expect(strewn("E5", 6)).toEqual(strewn("E5", 6));
    expect(chance("E5", 1)).not.toBe(chance("E5", 2));
    expect(strewn("E5", 12).every(({ x, y }) => Math.hypot(x, y) < 43)).toBe(true);
  });
});
