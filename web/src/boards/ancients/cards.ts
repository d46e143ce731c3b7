/** What is drawn on the cards of Ancients; what they mean is the server's business. */

import type { Printed } from "../commands_colors/view";

export type Suit = "section" | "troops" | "leader" | "tactic";

export interface CardFace {
  suit: Suit;
  /** How many are ordered in the left, centre and right section. */
  sections?: readonly (number | string)[] | undefined;
  /** The sign of the troops that are ordered. */
  troops?: "light" | "medium" | "heavy" | "mounted";
  /** A drawing in a box of 24 by 24 around the middle. */
  drawing?: string;
}

const HORSE =
  "M-7 11C-6.5 6-4.5 4-5.5 1.5-8 1.5-10 .5-10.5-1.5-9-4.5-5.5-6-3.5-8.5L-3-11.5-.5-9.5C4-9 7-5 7.5 0 8 4 7 8 7.5 11Z";
const STANDARD = "M0-11V11M-8-8H8M-7-8V2l3.5-2L0 2l3.5-2L7 2V-8";

const FACES: Record<string, CardFace> = {
  "order-light-troops": { suit: "troops", troops: "light" },
  "order-medium-troops": { suit: "troops", troops: "medium" },
  "order-heavy-troops": { suit: "troops", troops: "heavy" },
  "order-mounted-troops": { suit: "troops", troops: "mounted", drawing: HORSE },
  "leadership-any-section": { suit: "leader", drawing: STANDARD },
  "inspired-left-leadership": { suit: "leader", drawing: STANDARD },
  "inspired-center-leadership": { suit: "leader", drawing: STANDARD },
  "inspired-right-leadership": { suit: "leader", drawing: STANDARD },
  "clash-of-shields": tactic(
    "M-6-7a6.5 6.5 0 1 0 .01 0zM6-7a6.5 6.5 0 1 0 .01 0zM-2-9L0-13 2-9M-3 9L0 12 3 9M-6-1v1.5M6-1v1.5",
  ),
  "counter-attack": tactic("M-10-3h17M2-8l6 5-6 5M10 6H-7M-2 1l-6 5 6 5"),
  "darken-the-sky": tactic(
    "M-9-11L-3 6M-7.5 3.5L-3 6.5-1.5 1.5M-1-12L5 5M.5 2.5L5 5.5 6.5.5M6-10l4 11M6.5-1l3.8 2.5L11.5-3M-11 10H11",
  ),
  "double-time": tactic("M-10-8l7 8-7 8M-2-8l7 8-7 8M6-8l5 8-5 8"),
  "first-strike": tactic("M2-12L-7 2h6L-3 12 8-3H1z"),
  "i-am-spartacus": tactic(
    "M-9-4a3.5 5 0 1 0 7 0 3.5 5 0 1 0-7 0zM2 5a3.5 5 0 1 0 7 0 3.5 5 0 1 0-7 0zM-3-8L1-12M-1-3L4 2M3-6l4-3M-6 6l-4 3",
  ),
  "line-command": tactic("M-11-6h6v9l-3 3-3-3zM-3-6h6v9l-3 3-3-3zM5-6h6v9L8 6 5 3zM-11-10H11M-11 10H11"),
  "move-fire-move": tactic(
    "M-11 6h7M-7 3l3 3-3 3M4 6h7M8 3l3 3-3 3M-5-11C4-9 4-1-5 1M-5-11V1M-10-5H8M5-7.5L8.5-5 5-2.5",
  ),
  "mounted-charge": tactic(`${HORSE}M-12-6h-1M9 0l4 4-4 4`),
  rally: tactic("M-10 4C-4 6 4 2 9-8L11-3C9 5 2 11-8 9zM-11 2l2 8M9-11l3 2"),
};

function tactic(drawing: string): CardFace {
  return { suit: "tactic", drawing };
}

/** The face of a card; one that has no drawing of its own shows the orders by section that are printed on it. */
export function faceOf(card: string, printed: Printed): CardFace {
  const sections = printed[card];
  return { suit: sections === undefined ? "tactic" : "section", ...FACES[card], sections };
}
