/** What is drawn on the cards of Samurai Battles; what they mean is the server's business. */

import type { Printed } from "../commands_colors/view";
import { HELMET, rankOf } from "./glyphs";

export interface CardFace {
  suit: "section" | "troops" | "leader" | "tactic";
  /** Orders in the left, centre and right section; `command` where it is as many as that. */
  sections?: readonly (number | string)[] | undefined;
  /** A drawing in a box of 24 by 24 around the middle: lines and solid parts. */
  line?: string;
  solid?: string;
}

const HORSE =
  "M-8 12C-7.500 7-5.500 5-6.500 2.500-9 2.500-11 1.500-11.500-.5-10-3.500-6.500-5-4.500-7.500L-4-10.500-1.500-8.500C3-8 6-4 6.500 1 7 5 6 9 6.500 12z";

/** The symbol of a rank on its banner. */
function banner(rank: string): CardFace {
  return { suit: "troops", line: "M-11 14V-14H11V11H-11", solid: rankOf(rank) };
}

const FACES: Readonly<Record<string, CardFace>> = {
  "order-circle": banner("circle"),
  "order-triangle": banner("triangle"),
  "order-square": banner("square"),
  "cavalry-charge": {
    suit: "troops",
    solid: HORSE,
    line: "M10-13V12M7.500-9L10-13l2.500 4M-14-6h-2M-14 1h-3M-13 8h-3",
  },
  "counter-attack": { suit: "tactic", line: "M-10-3h17M2-8l6 5-6 5M10 6H-7M-2 1l-6 5 6 5" },
  // A blade in one stroke.
  "first-strike": { suit: "tactic", solid: "M-12 12C-4 8 8-2 13-13 10 0 0 9-8 13z", line: "M-13 5l7 8M-14 14l4-4" },
  "stand-and-fire": {
    suit: "troops",
    line: "M-13 3L8-5M-13 10h25M-9 10v4M0 10v4M9 10v4M10-8l4-2M11-4h5M9-1l3 3",
    solid: "M-14 2l8-3 1 3-7 4z",
  },
  // Spears side by side, levelled.
  "infantry-assault": {
    suit: "troops",
    line: "M-13-6H8M-13 1H11M-13 8H8",
    solid: "M7-8.500L15-6 7-3.500zM10-1.500L18 1 10 3.500zM7 5.500L15 8 7 10.500z",
  },
  leadership: { suit: "leader", solid: HELMET, line: "M-5-10C-11-12-12-14-11-16M5-10C11-12 12-14 11-16M-9 12h18" },
  "line-command": {
    suit: "tactic",
    line: "M-8 0h3M5 0h3",
    solid: "M-14-4h7v8h-7zM-4-4h8v8h-8zM7-4h7v8H7z",
  },
  // The war fan.
  shogun: { suit: "leader", solid: "M0-14C10-14 13 1 0 3-13 1-10-14 0-14z", line: "M0 3V15M-3 15h6" },
};

/** The face of a card; one that has no drawing of its own shows the orders by section that are printed on it. */
export function faceOf(card: string, printed: Printed): CardFace {
  const sections = printed[card];
  return { suit: sections === undefined ? "tactic" : "section", ...FACES[card], sections };
}
