/** Troops, ranks and crests as small drawings of our own, around the middle. */

import type { Troops } from "./view";

export interface Glyph {
  /** Solid parts, lines beside them, and lines cut into them. */
  solid: string;
  line: string;
  cut: string;
}

/** The symbols on banners, in a box of 14 by 14. */
const RANKS: Readonly<Record<string, string>> = {
  circle: "M0-6.500a6.500 6.500 0 1 0 .01 0z",
  triangle: "M0-7L7.200 5.800H-7.200z",
  square: "M-5.800-5.800h11.600v11.600h-11.600z",
};

export const rankOf = (rank: string): string => RANKS[rank] ?? "";

/** A spearman's flat hat, a helmet with its neck guard, a horse's head. */
const HAT = "M-10.500 3C-6-3.500-2-6 0-6.500 2-6 6-3.500 10.500 3 4 4.500-4 4.500-10.500 3z";
export const HELMET =
  "M-9 3C-9-5-5-9.500 0-9.500S9-5 9 3l4.500 5.500C9 7.500 5.500 5.500 3 5h-6C-5.500 5.500-9 7.500-13.500 8.500z";
const HORSE =
  "M-8 12C-7.500 7-5.500 5-6.500 2.500-9 2.500-11 1.500-11.500-.5-10-3.500-6.500-5-4.500-7.500L-4-10.500-1.500-8.500C3-8 6-4 6.500 1 7 5 6 9 6.500 12z";

const WEAPONS: Readonly<Record<string, Glyph>> = {
  // A drawn bow with its arrow.
  bows: { solid: "M12-11l-6 1.500 4.500 4.500z", line: "M-10 4C-9-8 2-12 9-11M-10 4C-2 6 8 0 9-11M-8 8L10-9", cut: "" },
  // A gun with its burning match.
  arquebuses: {
    solid: "M-13 5l8-5L11-10l1.500 2L-3 3.500-6 8l-6 1.500z",
    line: "M-3 4c0 3 3 3 4 1M8-5c2 1 3 3 2 5",
    cut: "M-1-1l3-2",
  },
};

/** What a unit is, by its print: what it shoots with, whether it rides, else its rank. */
export function glyphOf({ weapon, mounted, rank }: Troops): Glyph {
  const own = WEAPONS[weapon];
  if (own !== undefined) return own;
  if (mounted) return { solid: HORSE, line: "M11-13V12M8.500-9.500L11-13l2.500 3.500", cut: "M-8-.5l5-2M-3-7l3.500 3" };
  // A long sword-spear for samurai, a plain spear for the others.
  if (rank === "square") {
    return {
      solid: `${HELMET}M11-13c4 2 4 6 1 10l-2-1.500z`,
      line: "M11-4L9.500 12M-4-9.500C-9-11-10-14-8.500-15.500M4-9.500C9-11 9-14 8.500-15.500",
      cut: "M-6.500 1.500c4-1.500 9-1.500 13 0",
    };
  }
  return { solid: `${HAT}M10-14l2 5h-4z`, line: "M10-9V12M-6 6c3 3 9 3 12 0", cut: "" };
}

/** The crests of the two armies, so that they are told apart without colours: three commas, five petals. */
export const CRESTS: Readonly<Record<string, string>> = {
  bottom:
    "M0-6.500a3 3 0 0 1 2.600 4.500C1-3.500-1.500-3-2.500-1.500-3.500-4-2.500-6.500 0-6.500zM5.600 3.300a3 3 0 0 1-5.200 0C2.300 2.700 3.300.500 2.500-1.300 5-1 6.800 1 5.600 3.300zM-5.600 3.300A3 3 0 0 1-3-1.200C-2.700.800-1 2.500 1 2.500-.500 4.500-4.200 5.300-5.600 3.300z",
  top: "M0-6.800a2.600 2.600 0 1 0 .01 0zM5-3.200a2.600 2.600 0 1 0 .01 0zM3.100 2.600a2.600 2.600 0 1 0 .01 0zM-3.100 2.600a2.600 2.600 0 1 0 .01 0zM-5-3.200a2.600 2.600 0 1 0 .01 0zM0-1.500a1.600 1.600 0 1 0 .01 0z",
};
