import type { ShownIn } from "../../reference/seen";
import type { View, Viewer } from "../../lib/types";
import type { BattleView } from "./view";

/** Where a view of a game of the system shows Command cards: what was played lies on the table until the turn ends. */
export function commandCards(view: View, side: Viewer): ReturnType<ShownIn>[string] {
  const { discards, hands, played, scouted } = view as BattleView & { scouted?: { hand?: string[] } | null };
  const own = side === "spectator" ? [] : (hands[side].hand ?? []);
  return { discards, hand: [...own, ...(scouted?.hand ?? [])], table: played === null ? [] : [played] };
}
