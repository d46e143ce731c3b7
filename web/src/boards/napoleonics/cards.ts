/** What is drawn on the cards of Napoleonics; what they mean is the server's business. */

import type { Printed } from "../commands_colors/view";

export interface CardFace {
  suit: "section" | "troops" | "leader" | "tactic";
  /** Orders in the left, centre and right section; `command` where it is as many as that. */
  sections?: readonly (number | string)[] | undefined;
  /** A Scout looks for cards, too. */
  isScout?: boolean;
  /** A drawing in a box of 24 by 24 around the middle: lines and solid parts. */
  line?: string;
  solid?: string;
}

const HORSE =
  "M-7 11C-6.5 6-4.5 4-5.5 1.5-8 1.5-10 .5-10.5-1.5-9-4.5-5.5-6-3.5-8.5L-3-11.5-.5-9.5C4-9 7-5 7.5 0 8 4 7 8 7.5 11Z";
const CANNON = {
  line: "M-1 1.5a6 6 0 1 0 .01 0zM-1 1.5v12M-7 7.5H5M-5.2 3.3L3.2 11.7M3.2 3.3L-5.2 11.7M2 8.5L13 12",
  solid: "M-12.5-7.5L6-2.5 5 3-13.5-3zM5.5-2.5l2.5.5-.8 5-2.5-.5z",
};

const SCOUT: CardFace = { suit: "section", isScout: true };

const FACES: Record<string, CardFace> = {
  "scout-left": SCOUT,
  "scout-center": SCOUT,
  "scout-right": SCOUT,
  // Three muskets with fixed bayonets, levelled.
  "bayonet-charge": {
    suit: "troops",
    line: "M-13-5L2-8M-13 2L5-1.5M-13 9.5L2 6",
    solid:
      "M1-9.7l12-2.3-11.3 5.3zM4-3.2L15.5-5.5 4.8-.2zM1 4.3L13 2 1.7 7.5zM-14-5.5l4-2 .5 3-4 2.5zM-14 1.5l4-2 .5 3-4 2.5zM-14 9l4-2 .5 3-4 2.5z",
  },
  bombard: {
    suit: "troops",
    line: CANNON.line,
    solid: `${CANNON.solid}M-11.5 8.5a2.2 2.2 0 1 0 .01 0zM-9-13.5l1 2.3 2.5-.7-1.3 2.2 2 1.5-2.5.3z`,
  },
  "cavalry-charge": {
    suit: "troops",
    solid: HORSE,
    line: "M9-11.5C14-6 14 4 9.5 11M6.5 9l5.5 3.5M-13-6h-2.5M-13 2h-3M-12 9h-3",
  },
  "counter-attack": tactic("M-10-3h17M2-8l6 5-6 5M10 6H-7M-2 1l-6 5 6 5"),
  // A drum, and what it sets going.
  elan: tactic(
    "M-8-3v9c0 4 16 4 16 0v-9M-8-3c0 4 16 4 16 0s-16-4-16 0zM-8-2l5.3 10.5L2.7-.5 8 6.5M-13-13L-3-6M13-13L3-6",
    "M-14.5-14.5a1.7 1.7 0 1 0 .01 0zM14.5-14.5a1.7 1.7 0 1 0 .01 0z",
  ),
  // A musket over a wall, firing.
  "fire-and-hold": {
    suit: "troops",
    line: "M-13-2L6-4.5M-9 1.5l2 3M-13 6h24M-13 11h24M-5 6v5M3 6v5M-9 11v2M-1 11v2M7 11v2M-11 6V4M11 6v5",
    solid: "M-14-2.5l6-1.5.5 3-5.5 2.5zM7.5-5L16-8l-5 4 5 1.5L8-3z",
  },
  "first-strike": tactic("M2-12L-7 2h6L-3 12 8-3H1z"),
  // Footprints on the road.
  "forced-march": {
    suit: "troops",
    line: "M-14 13L-6-12M14 13L6-12",
    solid:
      "M-4 4c2-.8 3.5.8 3.5 3.5S-2 11-3 11s-2.5-1-2.5-3 .3-3.5 1.5-4zM-2.8 12.5c1 0 2 .5 1.8 1.5s-1 1.2-1.8 1.2-1.7-.6-1.6-1.4.6-1.3 1.6-1.3zM2.5-4.5c1.6-.6 2.8.6 2.8 2.8S4 1.2 3.3 1.2 1.2.2 1.2-1.3s.3-2.7 1.3-3.2zM3.3 2.5c.8 0 1.6.4 1.4 1.2s-.8 1-1.4 1S2 4.2 2.1 3.5s.4-1 1.2-1zM-2-11.5c1.2-.4 2 .5 2 2S-.8-7.5-1.3-7.5-3-8.2-3-9.3s.2-1.9 1-2.2zM-1.4-6.5c.6 0 1.1.3 1 .9s-.5.7-1 .7-.9-.4-.9-.8.3-.8.9-.8z",
  },
  // Crossed sabres before the clash.
  "cold-steel": tactic(
    "M-10 11C-3 7 6-2 10-12M10 11C3 7-6-2-10-12M-12.5 6.5l6 6.5M12.5 6.5l-6 6.5M0-13v3M-4-11l1.5 2M4-11L2.5-9",
  ),
  // A general's cocked hat.
  leadership: {
    suit: "leader",
    solid: "M-14 7C-12-1-8-9 0-10.5 8-9 12-1 14 7 8 3.5-8 3.5-14 7z",
    line: "M-11 10c7-3 15-3 22 0M0-11v-2.5",
  },
  "grand-manoeuvre": tactic(
    "M-11 11C-13-6 2-12 9-5M4-6.5L9.5-4.5 11-10M-5 11C-6 2 2-1 6 4M2 2.8l4.5 1.5L7.5 0M1 11c0-2 1-3 3-3",
  ),
  rally: {
    suit: "tactic",
    line: "M-9 13V-13M-9-12c6-4 11 3 18-1v13c-7 4-12-3-18 1M4 6v8M0 10h8",
  },
  // A wagon that turns back.
  "short-supply": tactic(
    "M-9 6a4 4 0 1 0 .01 0zM5 6a4 4 0 1 0 .01 0zM-13 4h22M9 4l5-2M-12 4C-13-6-9-10-2-10S9-6 8 4M-5-9.5V4M2-9.5V4M14-9h-4M12-11.5L9.5-9l2.5 2.5",
  ),
};

function tactic(line: string, solid = ""): CardFace {
  return { suit: "tactic", line, solid };
}

/** The face of a card; one that has no drawing of its own shows the orders by section that are printed on it. */
export function faceOf(card: string, printed: Printed): CardFace {
  const sections = printed[card];
  return { suit: sections === undefined ? "tactic" : "section", ...FACES[card], sections };
}
