/** A QR code as a square of dark and light modules (ISO/IEC 18004, byte mode, level M). */

import { alignments, versionFor, wordsOf } from "./words";

/** Rows of modules from the top; true is dark. */
export type Matrix = readonly (readonly boolean[])[];

/** By number: whether a mask turns the module in a row and a column over. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The code of a text; null where it is too long for one. */
export function matrixOf(text: string): Matrix | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const words = wordsOf(bytes, version);
  const drawn = MASKS.map((_, mask) => new Drawing(version, words, mask).modules);
  const costs = drawn.map(cost);
  return drawn[costs.indexOf(Math.min(...costs))]!;
}

/** What is left of a value after division by a polynomial: check bits of format and version. */
function remainder(value: number, polynomial: number): number {
  const degree = 31 - Math.clz32(polynomial);
  let rest = value << degree;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest))
    rest ^= polynomial << (bit - degree);
  return rest;
}

/** Level (M is 00) and mask, with their check bits. */
export function formatBits(mask: number): number {
  return ((mask << 10) | remainder(mask, 0x537)) ^ 0x5412;
}

/** The version, with its check bits; codes below 7 do not tell it. */
export function versionBits(version: number): number {
  return (version << 12) | remainder(version, 0x1f25);
}

/** Where the small squares are, along either side. */
export function alignmentsAt(version: number): number[] {
  const count = alignments(version);
  if (count === 0) return [];
  const last = 4 * version + 10;
  const step = Math.ceil((last - 6) / (2 * (count - 1))) * 2;
  const places = [6];
  for (let at = last - (count - 2) * step; places.length < count; at += step) places.push(at);
  return places;
}

class Drawing {
  readonly modules: boolean[][];
  readonly #size: number;
  /** What belongs to the pattern itself and carries no word. */
  readonly #taken: boolean[][];

  constructor(version: number, words: readonly number[], mask: number) {
    this.#size = 4 * version + 17;
    this.modules = Array.from({ length: this.#size }, () => new Array<boolean>(this.#size).fill(false));
    this.#taken = Array.from({ length: this.#size }, () => new Array<boolean>(this.#size).fill(false));
    this.#drawPattern(version);
    this.#drawFormat(mask);
    if (version >= 7) this.#drawVersion(version);
    this.#drawWords(words, MASKS[mask]!);
  }

  #put(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.#size || column >= this.#size) return;
    this.modules[row]![column] = dark;
    this.#taken[row]![column] = true;
  }

  /** A square of rings around its middle, dark at some distances from it. */
  #rings(row: number, column: number, reach: number, light: readonly number[]): void {
    for (let down = -reach; down <= reach; down++) {
      for (let right = -reach; right <= reach; right++) {
        this.#put(row + down, column + right, !light.includes(Math.max(Math.abs(down), Math.abs(right))));
      }
    }
  }

  #drawPattern(version: number): void {
    const last = this.#size - 1;
    for (let at = 8; at <= last - 8; at++) {
      this.#put(6, at, at % 2 === 0);
      this.#put(at, 6, at % 2 === 0);
    }
    const places = alignmentsAt(version);
    for (const row of places) {
      for (const column of places) {
        const isFinder = (row === 6 && (column === 6 || column === last - 6)) || (row === last - 6 && column === 6);
        if (!isFinder) this.#rings(row, column, 2, [1]);
      }
    }
    for (const [row, column] of [
      [3, 3],
      [3, last - 3],
      [last - 3, 3],
    ] as const)
      this.#rings(row, column, 4, [2, 4]);
  }

  #drawFormat(mask: number): void {
    const bits = formatBits(mask);
    const last = this.#size - 1;
    for (let bit = 0; bit < 15; bit++) {
      const dark = ((bits >> bit) & 1) === 1;
      // Around the finder at the top left, the line of single modules left out.
      const near = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit;
      if (bit < 8) this.#put(near, 8, dark);
      else this.#put(8, bit === 8 ? 7 : near, dark);
      // Once more beside the other two.
      if (bit < 8) this.#put(8, last - bit, dark);
      else this.#put(last - 14 + bit, 8, dark);
    }
    this.#put(last - 7, 8, true);
  }

  #drawVersion(version: number): void {
    const bits = versionBits(version);
    for (let bit = 0; bit < 18; bit++) {
      const dark = ((bits >> bit) & 1) === 1;
      const [along, across] = [Math.floor(bit / 3), this.#size - 11 + (bit % 3)];
      this.#put(along, across, dark);
      this.#put(across, along, dark);
    }
  }

  /** In columns of two from the right, up and down by turns, past what is taken. */
  #drawWords(words: readonly number[], mask: (row: number, column: number) => boolean): void {
    let bit = 0;
    for (let right = this.#size - 1, up = true; right > 0; right -= 2, up = !up) {
      // The column of single modules is passed over.
      if (right === 6) right--;
      for (let step = 0; step < this.#size; step++) {
        const row = up ? this.#size - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (this.#taken[row]![column]) continue;
          const word = words[bit >> 3];
          const dark = word !== undefined && ((word >> (7 - (bit & 7))) & 1) === 1;
          this.modules[row]![column] = dark !== mask(row, column);
          bit++;
        }
      }
    }
  }
}

const LIKE_A_FINDER = ["10111010000", "00001011101"];

/** How hard a code is to read: long runs, blocks, what looks like a finder, and too much of one tone. */
function cost(modules: Matrix): number {
  const size = modules.length;
  const rows = modules.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
  const columns = modules.map((_, at) => rows.map((row) => row[at]).join(""));
  let total = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) total += run.length - 2;
    for (const finder of LIKE_A_FINDER) {
      for (let at = line.indexOf(finder); at >= 0; at = line.indexOf(finder, at + 1)) total += 40;
    }
  }
  for (let row = 1; row < size; row++) {
    for (let column = 1; column < size; column++) {
      const square = rows[row - 1]!.slice(column - 1, column + 1) + rows[row]!.slice(column - 1, column + 1);
      if (square === "0000" || square === "1111") total += 3;
    }
  }
  const dark = rows.join("").replaceAll("0", "").length / (size * size);
  return total + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
