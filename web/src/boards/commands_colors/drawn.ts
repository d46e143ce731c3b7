/** Pieces as they stand in a reference: whole, and not in any battle. */

import type { Entry } from "../../reference/load";
import type { LeaderView, Printed, UnitView } from "./view";

export function unitOf(entry: Entry, blocks: number): UnitView {
  return { side: "bottom", kind: entry.key, hex: "", blocks, ordered: false, moved: 0, battled: false };
}

export const LEADER: LeaderView = { side: "bottom", name: "", hex: "", ordered: false, fleeing: false };

/** The orders by section that are printed on a card, as views have them. */
export function printedOn(entry: Entry): Printed {
  const sections = entry.drawn["sections"] as readonly (number | string)[] | undefined;
  return sections ? { [entry.key]: sections } : {};
}
