/** The geometry of a board of hexes in ranks: labels, neighbours, places on the drawing. It knows no game. */

/** A board as views describe it; nothing about its size is known here. */
export interface HexShape {
  /** From the bottom: how many hexes a row has, and by how many half hexes it is shifted to the right. */
  rows: readonly (readonly [number, number])[];
  /** Where the dashed section lines run, in hexes from the left edge. */
  lines: readonly number[];
  /** What the parts between the lines are called, as the bottom player sees them from the left. */
  parts?: readonly string[];
  /** Hexes that the edge of the board cuts in half. */
  half?: readonly string[];
}

export interface Point {
  x: number;
  y: number;
}

/** The six sides of a hex, counted against the clock; north is the top player's edge. */
export const DIRECTIONS = ["e", "ne", "nw", "w", "sw", "se"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** From the centre of a hex to its corner, in the units of the drawing. */
export const RADIUS = 50;
export const HEX_WIDTH = RADIUS * Math.sqrt(3);
const RANK_HEIGHT = RADIUS * 1.5;

export interface Hex {
  label: string;
  file: number;
  rank: number;
  /** Its left corner, in half hexes from the left edge. */
  left: number;
}

/** By direction one step in half hexes to the right and in ranks up. */
const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  e: [2, 0],
  ne: [1, 1],
  nw: [-1, 1],
  w: [-2, 0],
  sw: [-1, -1],
  se: [1, -1],
};

/** A board as it lies before a viewer: everything that never changes while he looks at it. */
export class HexGrid {
  readonly hexes: readonly Hex[];
  readonly labels: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Hexes that the edge cuts in half. */
  readonly half: ReadonlySet<string>;
  readonly #places = new Map<string, Hex>();
  readonly #at = new Map<string, Hex>();
  /** How far the centres of the lowest row lie above the bottom edge. */
  readonly #foot: number;

  constructor(
    readonly shape: HexShape,
    /** Whether the board is turned by half a circle, for the player at the top. */
    readonly turned: boolean,
  ) {
    this.half = new Set(shape.half);
    this.hexes = shape.rows.flatMap(([count, shift], rank) =>
      Array.from({ length: count }, (_, file) => ({ label: labelOf(file, rank), file, rank, left: 2 * file + shift })),
    );
    for (const hex of this.hexes) {
      this.#places.set(hex.label, hex);
      this.#at.set(`${hex.left} ${hex.rank}`, hex);
    }
    this.labels = this.hexes.map((hex) => hex.label);
    const whole = this.hexes.filter(({ label }) => !this.half.has(label));
    this.width = (Math.max(0, ...whole.map(({ left }) => left + 2)) * HEX_WIDTH) / 2;
    // A row of which nothing is whole is cut along the edge, through its centres.
    const isCut = (rank: number): boolean => !whole.some((hex) => hex.rank === rank);
    const last = shape.rows.length - 1;
    this.#foot = isCut(0) ? 0 : RADIUS;
    this.height = this.#foot + last * RANK_HEIGHT + (isCut(last) ? 0 : RADIUS);
  }

  has(label: string): boolean {
    return this.#places.has(label);
  }

  hex(label: string): Hex {
    const found = this.#places.get(label);
    if (found === undefined) throw new Error(`no hex ${label}`);
    return found;
  }

  /** The centre of a hex on the drawing. */
  centre(label: string): Point {
    const { left, rank } = this.hex(label);
    const x = ((left + 1) * HEX_WIDTH) / 2;
    const y = this.height - this.#foot - rank * RANK_HEIGHT;
    return this.turned ? { x: this.width - x, y: this.height - y } : { x, y };
  }

  /** The neighbour in a direction of the board, or null beyond its edge. */
  neighbour(label: string, direction: Direction): string | null {
    const { left, rank } = this.hex(label);
    const [right, up] = STEPS[direction];
    return this.#at.get(`${left + right} ${rank + up}`)?.label ?? null;
  }

  /** All neighbours on the board. */
  neighbours(label: string): string[] {
    return DIRECTIONS.map((direction) => this.neighbour(label, direction)).filter((each) => each !== null);
  }

  /** How many hexes apart two hexes are. */
  distance(here: string, there: string): number {
    const a = this.hex(here);
    const b = this.hex(there);
    const ranks = Math.abs(a.rank - b.rank);
    // Each rank up or down leads half a hex to the side as well.
    return ranks + Math.max(0, (Math.abs(a.left - b.left) - ranks) / 2);
  }

  /** The hexes on the straight line between two hexes, both included. */
  line(here: string, there: string): string[] {
    const steps = this.distance(here, there);
    const from = this.centre(here);
    const to = this.centre(there);
    const found: string[] = [];
    for (let step = 0; step <= steps; step += 1) {
      const part = steps === 0 ? 0 : step / steps;
      // A hair to one side, so that a line along an edge always falls into the same hexes.
      const hex = this.at({ x: from.x + (to.x - from.x) * part + 0.01, y: from.y + (to.y - from.y) * part + 0.01 });
      if (hex !== null && !found.includes(hex)) found.push(hex);
    }
    return found;
  }

  /** The hex at a point of the drawing, or null outside the board. */
  at(point: Point): string | null {
    const x = this.turned ? this.width - point.x : point.x;
    const y = this.turned ? this.height - point.y : point.y;
    const near = Math.round((this.height - this.#foot - y) / RANK_HEIGHT);
    let best: string | null = null;
    let least = RADIUS * RADIUS;
    for (let rank = near - 1; rank <= near + 1; rank += 1) {
      const row = this.shape.rows[rank];
      if (row === undefined) continue;
      const left = 2 * Math.round(x / HEX_WIDTH - 0.5 - row[1] / 2) + row[1];
      const hex = this.#at.get(`${left} ${rank}`);
      if (hex === undefined) continue;
      const dx = x - ((left + 1) * HEX_WIDTH) / 2;
      const dy = y - (this.height - this.#foot - rank * RANK_HEIGHT);
      if (dx * dx + dy * dy < least && isInside(dx, dy)) {
        least = dx * dx + dy * dy;
        best = hex.label;
      }
    }
    return best;
  }

  /** The outline of a hex of some size, as the attribute of a polygon; the edge of the board ends a half hex. */
  outline(label: string, radius = RADIUS): string {
    const centre = this.centre(label);
    if (!this.half.has(label)) return corners(centre, radius);
    return around(radius)
      .map(({ x, y }) => [clamp(centre.x + x, this.width), clamp(centre.y + y, this.height)])
      .map(([x, y]) => `${round(x!)},${round(y!)}`)
      .join(" ");
  }

  /** The two corners of a side of a hex, around its centre. */
  side(direction: Direction): [Point, Point] {
    const turn = this.turned ? 180 : 0;
    const angle = -60 * DIRECTIONS.indexOf(direction) + turn;
    return [polar(angle + 30), polar(angle - 30)];
  }

  /** Where the section lines run on the drawing. */
  lines(): number[] {
    return this.shape.lines.map((line) => line * HEX_WIDTH).map((x) => (this.turned ? this.width - x : x));
  }

  /** What the parts between the lines are called, as the viewer sees them from the left: his left is on his left. */
  get parts(): readonly string[] {
    return this.shape.parts ?? [];
  }

  /** The hex that one arrives at by a cursor key, as the viewer sees the board. */
  step(label: string, key: string): string | null {
    const ahead = this.turned ? -1 : 1;
    const { file, left, rank } = this.hex(label);
    if (key === "ArrowLeft" || key === "ArrowRight") {
      return this.neighbour(label, (key === "ArrowRight") === !this.turned ? "e" : "w");
    }
    const toRank = rank + (key === "ArrowUp" ? 1 : -1) * ahead;
    // Going up and down in zigzag keeps to one column.
    const beside = [left - 1, left + 1].flatMap((each) => this.#at.get(`${each} ${toRank}`) ?? []);
    return (beside.find((each) => each.file === file) ?? beside[0])?.label ?? null;
  }
}

export function labelOf(file: number, rank: number): string {
  return file < 0 || rank < 0 ? "" : String.fromCharCode(65 + file) + String(rank + 1);
}

function isInside(dx: number, dy: number): boolean {
  const x = Math.abs(dx);
  const y = Math.abs(dy);
  return x <= HEX_WIDTH / 2 + 0.01 && y <= RADIUS - x / Math.sqrt(3) + 0.01;
}

function polar(degrees: number, radius = RADIUS): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(radians), y: radius * Math.sin(radians) };
}

function around(radius: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => polar(60 * corner - 90, radius));
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

/** The corners of a hex of some size around a point, as the attribute of a polygon. */
export function corners(centre: Point, radius = RADIUS): string {
  return around(radius)
    .map(({ x, y }) => `${round(centre.x + x)},${round(centre.y + y)}`)
    .join(" ");
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
