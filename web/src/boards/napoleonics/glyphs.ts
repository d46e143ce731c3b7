/** The troops as small drawings of our own, in a box of 24 by 24 around the middle. */

export interface Glyph {
  /** Solid parts, lines beside them, and lines cut into them. */
  solid: string;
  line: string;
  cut: string;
}

const HORSE =
  "M-7 11C-6.5 6-4.5 4-5.5 1.5-8 1.5-10 .5-10.5-1.5-9-4.5-5.5-6-3.5-8.5L-3-11.5-.5-9.5C4-9 7-5 7.5 0 8 4 7 8 7.5 11Z";
const SHAKO =
  "M-7.5-8C-3-9.8 3-9.8 7.5-8L6 4C2.5 5.3-2.5 5.3-6 4zM-7 5.5C-2.5 7.3 3 7.3 8 5l3 2.5C6.5 10.5-2.5 11-7.5 8.5z";
const BEARSKIN = "M-7 10.5C-11-1-8.5-11.5 0-11.5S11-1 7 10.5c-4-1.5-10-1.5-14 0z";
const WHEEL = "M1 0a6 6 0 1 0 .01 0zM1 0v12M-5 6H7M-3.2 1.8l8.4 8.4M5.2 1.8l-8.4 8.4";
const BARREL = "M-12.5-6.5L8-3.5 7.5 2-13-2zM7.8-3.5l3 .2-.4 5.5-3-.2z";
const star = (x: number, y: number): string =>
  `M${x} ${y - 4.5}l1.2 3 3.2.2-2.5 2 .9 3.1-2.8-1.8-2.8 1.8.9-3.1-2.5-2 3.2-.2z`;

const GLYPHS: Record<string, Glyph> = {
  "line-infantry": {
    solid: `${SHAKO}M-1.4-9.8a1.9 1.9 0 1 1 2.8 0z`,
    line: "",
    cut: "M-6.8-4.5C-4-1.5 4-1.5 6.8-4.5M0-1.2v4.2M-2 .9h4",
  },
  // The bugle horn of light infantry.
  "light-infantry": {
    solid: "M-12-4c1-.3 2 0 2.5 1C-7 3.5 2 4 5-2l1.5-4.5L12-4l-2 5C6.5 10.5-8.5 10-12-4z",
    line: "M-9.5-4C-7-10.5 3-11.5 6-6M-3.5-9.5v4M1-9.8v3.5",
    cut: "M6.5-1.5l3 1.5",
  },
  rifles: {
    solid: "M-12 8.5l4-3.5 2.5 2.5L-9 12zM12 8.5L8 5 5.5 7.5 9 12zM0-4a3 3 0 1 0 .01 0z",
    line: "M-9 8.5L8.5-11M9 8.5L-8.5-11M-5 1l-2-2M5 1l2-2",
    cut: "",
  },
  // The burning grenade.
  grenadiers: {
    solid: "M0-3a7.3 7.3 0 1 0 .01 0zM-4-3.5C-7-7-3-8.5-3.5-12-1-11-.5-9.5 0-8c.5-2 1.5-3.5 4-4-1 3 3 4.5 0 8.5z",
    line: "",
    cut: "M-3.5 4.5c0 2.5 1.5 4 3.5 4",
  },
  "young-guard": {
    solid: `${SHAKO}M-1.5-9c-.5-2 0-3.5 1.5-5 1.5 1.5 2 3 1.5 5z`,
    line: "",
    cut: "M0-6l1.2 2.6 2.8.2-2.2 1.8.8 2.8L0 0l-2.6 1.4.8-2.8L-4-3.2l2.8-.2z",
  },
  "old-guard": {
    solid: `${BEARSKIN}M8.5-11c3.5 0 4.5 6 2 11l-2-1.5C9.5-5 9.5-8 8.5-11z`,
    line: "",
    cut: "M-4 9.5c0-6 1.5-8.5 4-9.5 2.5 1 4 3.5 4 9.5M0 3v4",
  },
  "guard-grenadiers": {
    solid: `${BEARSKIN}M-8.5-11c-3.5 0-4.5 6-2 11l2-1.5C-9.5-5-9.5-8-8.5-11z`,
    line: "",
    cut: "M0 2.5a2.8 2.8 0 1 0 .01 0zM0 2.5C-2 0 0-1.5 0-3c1.5 1.5 1.5 3.5 0 5.5",
  },
  // A civilian's hat with a cockade.
  militia: {
    solid:
      "M-6.5-8C-3-9.5 3-9.5 6.5-8l1 9.5h-15zM-12.5 2.5C-6 5.5 6 5.5 12.5 2.5 12 5.5 10 8 6 8.5h-12C-10 8-12 5.5-12.5 2.5z",
    line: "",
    cut: "M-7-1.5H7",
  },
  "light-cavalry": { solid: HORSE, line: "M8.5-12C13.5-6.5 13.5 3 9.5 10.5M6.5 9l5 2.5", cut: "" },
  "heavy-cavalry": { solid: HORSE, line: "M10.5-12V8M7.5 8h6M10.5 8v4", cut: "M-9-1.5L-2-4M-4-8.5L1-4" },
  // Breast plate and crested helmet.
  cuirassiers: {
    solid:
      "M-8.5-2.5c2 .5 3-.2 4-1.5h9c1 1.3 2 2 4 1.5.5 3-.5 5-.5 7.5 0 2.5.5 4-1 6.5h-14c-1.5-2.5-1-4-1-6.5 0-2.5-1-4.5-.5-7.5zM-4.5-5.5c-.5-3 1-5 4-5 3 0 4.5 2 4.5 5z",
    line: "M-5-8.5C-4-13 4-13 7-8",
    cut: "M0-3.5V11M-6.5 6.5c4 2 9 2 13 0",
  },
  "guard-heavy-cavalry": { solid: `${HORSE}${star(11, -7.5)}`, line: "M10.5 0v8M8 8h5M10.5 8v4", cut: "M-9-1.5L-2-4" },
  "foot-artillery": { solid: BARREL, line: `${WHEEL}M4 8l9 4`, cut: "" },
  "guard-foot-artillery": { solid: `${BARREL}${star(8.5, -9)}`, line: `${WHEEL}M4 8l9 4`, cut: "" },
  // A gun behind a horse.
  "horse-artillery": {
    solid:
      "M-13-1c1-2.5 3.5-3.5 5-5.5l.3-2.2L-6-7.3c3.5.5 5.5 3 6 6.5l-4.5.5C-6 .5-6.5 2-8 2.5-10.5 2.5-12.5 1-13-1zM-3 .5L12-3l1 3.5L-2 4z",
    line: "M6 2a5 5 0 1 0 .01 0zM6 2v10M1 7h10M-6 11.5L2 8",
    cut: "",
  },
};

/** The drawing of troops, whatever their nation. */
export function glyphOf(troops: string): Glyph {
  return GLYPHS[troops] ?? { solid: "", line: "", cut: "" };
}
