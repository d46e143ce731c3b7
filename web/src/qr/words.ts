/** The words of a QR code: a text as bytes, at level M, cut into blocks with their check words. */

import { checkWords } from "./field";

/** The largest version that is made: a longer link than 660 bytes nobody would scan. */
export const LAST_VERSION = 20;

/** By version, at level M: check words of each block, and how many blocks there are. */
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];

/** Along each side, how many small squares help a reader to keep its bearings; version 1 has none. */
export function alignments(version: number): number {
  return version === 1 ? 0 : Math.floor(version / 7) + 2;
}

/** How many words of eight modules a version has room for, data and checks together. */
function room(version: number): number {
  const side = 4 * version + 17;
  const squares = alignments(version);
  // Three finders with their margins and the format beside them, the two lines between them, and the small squares.
  let modules = side * side - 3 * 64 - 2 * 15 - 1 - 2 * (side - 16);
  if (squares > 0) modules -= 25 * (squares * squares - 3) - 2 * 5 * (squares - 2);
  if (version >= 7) modules -= 2 * 18;
  return modules >> 3;
}

function blocksOf(version: number): { count: number; checks: number; data: number } {
  const [count, checks] = [BLOCKS[version - 1]!, CHECKS[version - 1]!];
  return { count, checks, data: room(version) - count * checks };
}

const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** The smallest version that holds so many bytes; null where they are too many. */
export function versionFor(bytes: number): number | null {
  for (let version = 1; version <= LAST_VERSION; version++) {
    if (4 + lengthBits(version) + 8 * bytes <= 8 * blocksOf(version).data) return version;
  }
  return null;
}

/** The data words: mode, length, the bytes, an end, and padding. */
function dataWords(bytes: Uint8Array, version: number): number[] {
  const { data } = blocksOf(version);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  put(BYTE_MODE, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * data - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0; words.length < data; pad++) words.push(PADDING[pad % 2]!);
  return words;
}

/** All words of a version in the order in which they are drawn: of each block the first, then the second, and so on. */
export function wordsOf(bytes: Uint8Array, version: number): number[] {
  const { count, checks, data } = blocksOf(version);
  const words = dataWords(bytes, version);
  const short = Math.floor(data / count);
  // The last blocks are one word longer where the data cannot be shared out evenly.
  const longer = data % count;
  const blocks: number[][] = [];
  for (let block = 0, at = 0; block < count; block++) {
    const length = short + (block >= count - longer ? 1 : 0);
    blocks.push(words.slice(at, at + length));
    at += length;
  }
  return [...interleaved(blocks), ...interleaved(blocks.map((block) => checkWords(block, checks)))];
}

function interleaved(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  const words: number[] = [];
  for (let at = 0; at < longest; at++) {
    for (const block of blocks) if (at < block.length) words.push(block[at]!);
  }
  return words;
}
