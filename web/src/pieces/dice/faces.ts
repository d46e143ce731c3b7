/** The faces of the dice, drawn by us in a box of 40 by 40 around the middle; one row a face. */

export interface Face {
  /** Solid parts and lines. */
  solid: string;
  line: string;
  /** The colour of the block class, or of metal and cloth. */
  tone: "light" | "medium" | "heavy" | "helmet" | "swords" | "flag" | "horse" | "plain";
}

const FACES: Record<string, Face> = {
  light: { tone: "light", solid: "M0-12a12 12 0 1 0 .01 0z", line: "" },
  medium: { tone: "medium", solid: "M0-13L14 11h-28z", line: "" },
  heavy: { tone: "heavy", solid: "M-11-11h22v22h-22z", line: "" },
  helmet: {
    tone: "helmet",
    solid: "M-10 10v-9C-10-7-5-11 0-11s10 4 10 12v9H4V3h-2.5v7h-3V3H-4v7z",
    line: "M-11-8C-8-15 8-15 11-8M0-11v-4",
  },
  swords: {
    tone: "swords",
    solid: "",
    line: "M-11-12L8 9M11-12L-8 9M-10 5l5 6M10 5l-5 6M-8 9l-4 4M8 9l4 4",
  },
  // A shako, a horse, a gun, crossed sabres.
  infantry: {
    tone: "medium",
    solid: "M-9-9h18L7 6H-7zM-11 8.5C-4 5-4 5 0 5s4 0 11 3.5L9 13C4 10.5-4 10.5-9 13z",
    line: "M0-10v-4",
  },
  cavalry: {
    tone: "horse",
    solid:
      "M-9 14C-8.5 8-6 5.5-7 2-10.5 2-13 .5-13.5-2-11.5-6-7-7.5-4.5-11L-4-14.5-.5-12C5-11.5 9-6.5 9.5 0 10 5 9 10 9.5 14z",
    line: "",
  },
  artillery: {
    tone: "heavy",
    solid: "M-15-8L10-3 9.5 3.5-15.5-2.5zM10-3.5l4 .5-.5 7-4-.5z",
    line: "M1 0a7 7 0 1 0 .01 0zM5 9.5L15 13.5",
  },
  sabres: {
    tone: "swords",
    solid: "",
    line: "M-10 11C0 6 8-3 11-13M10 11C0 6-8-3-11-13M-13.5 7l7 8M13.5 7l-7 8",
  },
  // The banners of Samurai Battles, and a token.
  circle: { tone: "light", solid: "M0-12a12 12 0 1 0 .01 0z", line: "" },
  triangle: { tone: "medium", solid: "M0-13L14 11h-28z", line: "" },
  square: { tone: "heavy", solid: "M-11-11h22v22h-22z", line: "" },
  honor: {
    tone: "flag",
    solid: "M0-14a14 14 0 1 0 .01 0zM0-10a10 10 0 1 1-.01 0z",
    line: "M0 0C-9-3-6-9 0-6 6-9 9-3 0 0zM0 0C-9 3-6 9 0 6 6 9 9 3 0 0z",
  },
  flag: { tone: "flag", solid: "M-7-13c6-3 9 3 16 0v14c-7 3-10-3-16 0z", line: "M-8-15v30" },
};

export function faceNamed(name: string): Face {
  return FACES[name] ?? { tone: "plain", solid: "", line: "" };
}
