/** The geometry of a board of hexes in ranks: labels, neighbours, places on the drawing. It knows no game. */

/** The size of a board: odd ranks are `width` hexes long, even ones a hex less and shifted half a hex to the right. */
export interface HexShape {
  width: number;
  ranks: number;
  /** Where the dashed section lines run, in hexes from the left edge. */
  lines: readonly number[];
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

/** The board of Ancients and Napoleonics. */
export const BOARD_13_BY_9: HexShape = { width: 13, ranks: 9, lines: [4.5, 8.5] };

export interface Hex {
  label: string;
  file: number;
  rank: number;
}

/** A board as it lies before a viewer: everything that never changes while he looks at it. */
export class HexGrid {
  readonly hexes: readonly Hex[];
  readonly labels: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly #places = new Map<string, Hex>();

  constructor(
    readonly shape: HexShape,
    /** Whether the board is turned by half a circle, for the player at the top. */
    readonly turned: boolean,
  ) {
    const hexes: Hex[] = [];
    for (let rank = 0; rank < shape.ranks; rank += 1) {
      for (let file = 0; file < shape.width - (rank % 2); file += 1) {
        hexes.push({ label: labelOf(file, rank), file, rank });
      }
    }
    for (const hex of hexes) this.#places.set(hex.label, hex);
    this.hexes = hexes;
    this.labels = hexes.map((hex) => hex.label);
    this.width = shape.width * HEX_WIDTH;
    this.height = (shape.ranks - 1) * RANK_HEIGHT + 2 * RADIUS;
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
    const { file, rank } = this.hex(label);
    const x = (file + 0.5 + (rank % 2) / 2) * HEX_WIDTH;
    const y = this.height - RADIUS - rank * RANK_HEIGHT;
    return this.turned ? { x: this.width - x, y: this.height - y } : { x, y };
  }

  /** The neighbour in a direction of the board, or null beyond its edge. */
  neighbour(label: string, direction: Direction): string | null {
    const { file, rank } = this.hex(label);
    const shift = rank % 2;
    const [toFile, toRank] = (
      {
        e: [file + 1, rank],
        ne: [file + shift, rank + 1],
        nw: [file + shift - 1, rank + 1],
        w: [file - 1, rank],
        sw: [file + shift - 1, rank - 1],
        se: [file + shift, rank - 1],
      } as const
    )[direction];
    const found = labelOf(toFile, toRank);
    return this.#places.has(found) ? found : null;
  }

  /** All neighbours on the board. */
  neighbours(label: string): string[] {
    return DIRECTIONS.map((direction) => this.neighbour(label, direction)).filter((each) => each !== null);
  }

  /** How many hexes apart two hexes are. */
  distance(here: string, there: string): number {
    const a = cube(this.hex(here));
    const b = cube(this.hex(there));
    return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
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
    const near = Math.round((this.height - RADIUS - y) / RANK_HEIGHT);
    let best: string | null = null;
    let least = RADIUS * RADIUS;
    for (let rank = near - 1; rank <= near + 1; rank += 1) {
      const shift = (((rank % 2) + 2) % 2) / 2;
      const file = Math.round(x / HEX_WIDTH - 0.5 - shift);
      const label = labelOf(file, rank);
      if (!this.#places.has(label)) continue;
      const dx = x - (file + 0.5 + shift) * HEX_WIDTH;
      const dy = y - (this.height - RADIUS - rank * RANK_HEIGHT);
      if (dx * dx + dy * dy < least && isInside(dx, dy)) {
        least = dx * dx + dy * dy;
        best = label;
      }
    }
    return best;
  }

  /** The two corners of a side of a hex, around its centre. */
  side(direction: Direction): [Point, Point] {
    const turn = this.turned ? 180 : 0;
    const angle = -60 * DIRECTIONS.indexOf(direction) + turn;
    return [polar(angle + 30), polar(angle - 30)];
  }

  /** Where the section lines run on the drawing. */
  lines(): number[] {
    return this.shape.lines.map((line) => (this.turned ? this.shape.width - line : line) * HEX_WIDTH);
  }

  /** The hex that one arrives at by a cursor key, as the viewer sees the board. */
  step(label: string, key: string): string | null {
    const ahead = this.turned ? -1 : 1;
    const { file, rank } = this.hex(label);
    if (key === "ArrowLeft" || key === "ArrowRight") {
      const by = (key === "ArrowRight" ? 1 : -1) * ahead;
      const found = labelOf(file + by, rank);
      return this.#places.has(found) ? found : null;
    }
    const up = (key === "ArrowUp" ? 1 : -1) * ahead;
    const toRank = rank + up;
    // Going up and down in zigzag keeps to one column.
    const file2 = toRank % 2 === 0 ? file : Math.min(file, this.shape.width - 2);
    const found = labelOf(file2, toRank);
    return this.#places.has(found) ? found : null;
  }
}

export function labelOf(file: number, rank: number): string {
  return file < 0 || rank < 0 ? "" : String.fromCharCode(65 + file) + String(rank + 1);
}

/** Whether a word is the label of a hex of some board. */
export function isLabel(word: string): boolean {
  return /^[A-Z][1-9][0-9]?$/.test(word);
}

function cube({ file, rank }: Hex): { q: number; r: number } {
  return { q: file - Math.floor(rank / 2), r: rank };
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

/** The corners of a hex of some size around a point, as the attribute of a polygon. */
export function corners(centre: Point, radius = RADIUS): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => polar(60 * corner - 90, radius))
    .map(({ x, y }) => `${round(centre.x + x)},${round(centre.y + y)}`)
    .join(" ");
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
