/** Boards as views describe them, for tests. */

import type { HexShape } from "./geometry";

const row = (length: number, shift: number): [number, number] => [length, shift];

/** As Ancients and Napoleonics send it. */
export const BOARD_13_BY_9: HexShape = {
  rows: Array.from({ length: 9 }, (_, rank) => (rank % 2 === 0 ? row(13, 0) : row(12, 1))),
  lines: [4.5, 8.5],
  parts: ["left", "center", "right"],
};

/** Twelve files by eleven ranks, a start line of half hexes along each edge, half hexes at the ends of the short ranks. */
export const BOARD_OF_HALVES: HexShape = {
  rows: Array.from({ length: 13 }, (_, rank) => (rank % 2 === 0 ? row(13, -1) : row(12, 0))),
  lines: [4, 8],
  parts: ["left", "center", "right"],
  half: [
    ..."ABCDEFGHIJKLM".split("").flatMap((file) => [`${file}1`, `${file}13`]),
    ...[3, 5, 7, 9, 11].flatMap((rank) => [`A${rank}`, `M${rank}`]),
  ],
};
