/** What people are called to each other, whichever army they lead. */

import { other, type Side, type TableState, type Translator, type Viewer } from "../lib/types";

/** Who sits on a side: by name; without one the opponent, or the player of that side. */
export function personOf(
  t: Translator,
  side: Side,
  table: TableState,
  viewer: Viewer,
  names: Record<string, string>,
): string {
  const { name } = table.seats[side];
  if (name) return name;
  if (viewer !== "spectator" && side === other(viewer)) return t.say("web-opponent");
  return t.say("web-player-of", { side: names[side] });
}
