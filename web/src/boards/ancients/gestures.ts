/** What clicks mean in Ancients: the gestures of all games of the system, with its own words. */

import { offerOf as offerWith, withVerbs, type Offer } from "../commands_colors/gestures";
import type { BattleView } from "../commands_colors/view";

export * from "../commands_colors/gestures";

export const VERBS = withVerbs({
  leaders: ["place-leader"],
  goals: ["evade-to"],
  steps: ["evade-to"],
  meant: {
    "cc-ask-place-leader": "place-leader",
    "cc-ask-move-again": "move",
    "cc-ask-evade-to": "evade-to",
    "cc-ask-rampage": "rampage",
  },
});

/** Sort the legal actions. */
export function offerOf(view: BattleView, actions: readonly string[]): Offer {
  return offerWith(view, actions, VERBS);
}
