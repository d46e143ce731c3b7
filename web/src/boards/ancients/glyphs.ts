/** The troops as small drawings of our own, in a box of 24 by 24 around the middle: lines, and solid parts. */

export interface Glyph {
  line: string;
  solid: string;
}

const HORSE =
  "M-7 11C-6.5 6-4.5 4-5.5 1.5-8 1.5-10 .5-10.5-1.5-9-4.5-5.5-6-3.5-8.5L-3-11.5-.5-9.5C4-9 7-5 7.5 0 8 4 7 8 7.5 11Z";
const CAMEL =
  "M-11-6.5c.5-2 2.5-3 4.5-2.5 1.5.5 1.5 2 1 4-.5 2.5-.5 4.5 1 4.5C-3-3.5-1-6.5 1.5-6.5S6-4 7.5-1.5C9.5-1 10.5 1 10.5 3.5V11H8.2L7.5 5 3 5.5 2.5 11H.2L-.5 5.5C-4.5 5-7.5 3-7.5-1c0-1.5.3-2.5.3-3.5-1 .5-3 .5-3.8-2Z";
const ELEPHANT =
  "M-11.5 4c-.3-6 1-10.5 5.5-11 2-.2 3 .5 4 1.5 5-2 11-.5 12.5 5C11 1.5 11 6 11 11H7l-.5-4.5H2L1.5 11h-4L-3 4c-1.5 1-3 1-4 .5C-7 7-7.5 9.5-9.5 10c-1.5.3-2.5-1-2-2 1.2.3 1.5-.8.5-2Z";
const SPEAR = "M9-12V11M7-8l2-4.5L11-8";

const GLYPHS: Record<string, Glyph> = {
  "light-infantry": {
    line: "M-9 10L8-9M-3 11L10-4M5-9.5l3.8-.3-.3 3.8",
    solid: "M-5.5-6.5a6 6 0 1 0 .01 0zM-5.5-2a1.5 1.5 0 1 1-.01 0z",
  },
  "light-sling-infantry": {
    line: "M-8 10C-9 0-4-8 4-9M-8 10C0 7 6 2 6.5-5",
    solid: "M4-11.5a4 4 0 1 0 .01 0zM-9.5 8.5h3.5v3h-3.5z",
  },
  "light-bow-infantry": { line: "M-5-11C5-8 7 5-1 11M-5-11L-1 11M-11 3L9-4M5.5-5.5L10-4.3 7.5-.5", solid: "" },
  auxilia: {
    line: "M8-11V11M6-7l2-4.5L10-7",
    solid: "M-4-10c5.5 2 5.5 18 0 20.5-5.5-2.5-5.5-18.5 0-20.5zM-4-2.5a2.5 2.5 0 1 0 .01 0z",
  },
  "medium-infantry": {
    line: "M8 10V-8M5 4.5h6M8-8l-1.2 2.5M8-8l1.2 2.5",
    solid: "M-10-9.5c3.5 1.5 8.5 1.5 12 0V6C2 9-1 11-4 11.5-7 11-10 9-10 6zM-4-5v11M-8 0h8",
  },
  warriors: { line: "M-8 11L6-8M8 11L-5-8", solid: "M2-10c4-2 8 0 9 4-3-.5-5 0-6.5 2zM-3-7.5L-8-11-9.5-7.5-5.5-4.5z" },
  "heavy-infantry": { line: SPEAR, solid: "M-3-8.5a9 9 0 1 0 .01 0zM-3-4.5L1.5 5h-2.3L-3 .5-5.2 5h-2.3z" },
  "heavy-war-machine": {
    line: "M-11-6C-5-10 5-10 11-6M0-11V10M-8 11L0 2 8 11M-11-6L0-1 11-6",
    solid: "M-2.5-8L0-12.5 2.5-8z",
  },
  "light-cavalry": { line: "M-11 10L10-11", solid: HORSE },
  "light-bow-cavalry": { line: "M9-11C13-4 13 4 9 11M9-11V11", solid: HORSE },
  "light-barbarian-chariots": {
    line: "M-2-6a8 8 0 1 0 .01 0zM-2-6V10M-10 2H6M-7.7-3.7l11.4 11.4M3.7-3.7L-7.7 7.7M6 0h6M4-8l8 2",
    solid: "M-2 0a2 2 0 1 0 .01 0z",
  },
  "medium-cavalry": { line: "M10-12V11M8-8l2-4.5L12-8", solid: HORSE },
  camels: { line: "", solid: CAMEL },
  "cataphract-camels": { line: "M-1-3.5h6M-2-.5h9M-1 2.5h9", solid: CAMEL },
  "heavy-cavalry": { line: "M10-12V11M8-8l2-4.5L12-8M-10.5-1.5L-1-4M0-10C5-13 10-9 10-3", solid: HORSE },
  "cataphract-cavalry": { line: "M-4-5.5h8M-6-2.5h12M-3 .5h10M-4 3.5h11M-6 6.5h13", solid: HORSE },
  elephants: { line: "M-9 1c1 2 3 2 4 .5M0-5.5V-1.5", solid: `${ELEPHANT}M0-12h8v4H0z` },
  "heavy-chariots": {
    line: "M-2-7a8.5 8.5 0 1 0 .01 0zM-2-7V10M-10.5 1.5h17M-8-4.5l12 12M4-4.5l-12 12M6.5 1.5H12M12-5v13",
    solid: "M-2-1.5a3 3 0 1 0 .01 0z",
  },
};

export function glyphOf(kind: string): Glyph {
  return GLYPHS[kind] ?? { line: "", solid: "" };
}

/** Kinds whose lines are cut into a solid figure instead of standing beside it. */
export const CUT: ReadonlySet<string> = new Set(["cataphract-camels", "cataphract-cavalry", "elephants"]);

/** The signs of the three classes, as on the blocks and the dice: circle, triangle, square. */
export const CLASS_SHAPES: Readonly<Record<string, string>> = {
  light: "M0-20a20 20 0 1 0 .01 0z",
  medium: "M0-23L25.5 18.5h-51z",
  heavy: "M-18.5-18.5h37v37h-37z",
};
