/** The hands of a side that lie open in a view: a game may have cards of several kinds, each by side. */
import type { Side, View } from "../lib/types";

/** What lies in each open hand, without the empty ones. */
export function handsOf(view: View, side: Side): string[][] {
  return Object.values(view)
    .map((part: Partial<Record<Side, { hand?: unknown }>> | null) => part?.[side]?.hand)
    .filter((hand): hand is string[] => Array.isArray(hand) && hand.length > 0);
}
