/** What a match has cost and won, as a board's folder reads it from the view and the log. */

import { SIDES, type GameEvent, type Side, type View } from "../lib/types";

export interface Tally {
  /** Banners, or flags. */
  won: number;
  needed: number;
  /** The kinds of units that were destroyed, as they fell. */
  lost: readonly string[];
  /** The leaders who were killed. */
  fallen: readonly string[];
}

export type TallyOf = (view: View, log: readonly GameEvent[]) => Record<Side, Tally>;

/** A tally for each side. */
export function bothSides(of: (side: Side) => Tally): Record<Side, Tally> {
  return { bottom: of(SIDES[0]!), top: of(SIDES[1]!) };
}
