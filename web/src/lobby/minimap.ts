/** Where things lie on a small map: the board of a battle drawn a few millimetres a hex. */
import { HEX_WIDTH, HexGrid, RADIUS as WHOLE, type HexShape } from "../boards/hex/geometry";
import type { Side } from "../lib/types";

/** The width of a hex on the small map, and how much smaller that is than on the table. */
const WIDE = 10;
const SCALE = WIDE / HEX_WIDTH;
/** Its corner radius: hexes stand on a corner. */
export const RADIUS = WHOLE * SCALE;

/** What a small map is drawn from: the library's `start`; without a board only its cloth is there. */
export interface Start {
  board?: HexShape;
  land: Record<string, string[]>;
  fronts?: Record<string, string[]>;
  kinds?: Record<string, { class: string }>;
  units: { side: Side; kind: string; hex: string }[];
  leaders: { side: Side; name: string; hex: string }[];
}

export interface Point {
  x: number;
  y: number;
}

/** A board on the small map. */
export class SmallBoard {
  readonly width: number;
  readonly height: number;
  readonly labels: readonly string[];
  /** Where the section lines run. */
  readonly lines: readonly number[];
  readonly #grid: HexGrid;

  constructor(shape: HexShape) {
    this.#grid = new HexGrid(shape, false);
    this.width = this.#grid.width * SCALE;
    this.height = this.#grid.height * SCALE;
    this.labels = this.#grid.labels;
    this.lines = this.#grid.lines().map((x) => x * SCALE);
  }

  /** The centre of a hex; null for a label that is not on the board. */
  centre(label: string): Point | null {
    if (!this.#grid.has(label)) return null;
    const { x, y } = this.#grid.centre(label);
    return { x: x * SCALE, y: y * SCALE };
  }

  /** All these hexes as one path. */
  outlines(labels: readonly string[]): string {
    return labels
      .map((label) => this.centre(label))
      .filter((point) => point !== null)
      .map((point) => outline(point))
      .join("");
  }
}

/** The outline of a hex around a point, as a path. */
export function outline({ x, y }: Point, radius = RADIUS): string {
  const half = (radius * Math.sqrt(3)) / 2;
  const round = (value: number) => Math.round(value * 100) / 100;
  return (
    `M${round(x)} ${round(y - radius)}` +
    [
      [half, -radius / 2],
      [half, radius / 2],
      [0, radius],
      [-half, radius / 2],
      [-half, -radius / 2],
    ]
      .map(([dx, dy]) => `L${round(x + dx!)} ${round(y + dy!)}`)
      .join("") +
    "Z"
  );
}

/** Terrain that is drawn alike, in the order in which it is drawn. */
export type Look = "water" | "ford" | "hill" | "forest" | "rough" | "works";

const LOOKS: Record<string, Look> = {
  coast: "water",
  lake: "water",
  sea: "water",
  river: "water",
  ford: "ford",
  "shallow-ford": "ford",
  stream: "ford",
  marsh: "ford",
  shallows: "ford",
  "rice-field": "ford",
  hill: "hill",
  forest: "forest",
  broken: "rough",
  steep: "rough",
  "rugged-hill": "rough",
  quarry: "rough",
  ravine: "rough",
  town: "works",
  mill: "works",
  redoubt: "works",
  "hill-redoubt": "works",
  rampart: "works",
  camp: "works",
  village: "works",
  palisade: "works",
  bridge: "works",
  "city-walls": "works",
  "fortified-walls": "works",
};

/** The labels of each look; a hex with two kinds of terrain has both. */
export function looks(land: Readonly<Record<string, readonly string[]>>): [Look, string[]][] {
  const found = new Map<Look, string[]>();
  for (const [label, kinds] of Object.entries(land)) {
    for (const look of kinds.flatMap((kind) => LOOKS[kind] ?? [])) {
      found.set(look, [...(found.get(look) ?? []), label]);
    }
  }
  return [...found];
}

/** The shape of a unit on the small map, by the class that is printed on its blocks. */
export type Shape = "circle" | "triangle" | "square";

const SHAPES: Readonly<Record<string, Shape>> = {
  light: "circle",
  medium: "triangle",
  heavy: "square",
  infantry: "square",
  cavalry: "triangle",
  artillery: "circle",
  circle: "circle",
  triangle: "triangle",
  square: "square",
};

export function shapeOf(blocks: string | undefined): Shape {
  return SHAPES[blocks ?? ""] ?? "square";
}

/** A unit's mark around a point, as a path. */
export function mark({ x, y }: Point, shape: Shape): string {
  const round = (value: number) => Math.round(value * 100) / 100;
  if (shape === "circle") return `M${round(x - 2.7)} ${round(y)}a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0Z`;
  if (shape === "triangle") return `M${round(x)} ${round(y - 3.2)}l3.2 5.6h-6.4Z`;
  return `M${round(x - 2.6)} ${round(y - 2.6)}h5.2v5.2h-5.2Z`;
}
