import type { ShownIn } from "../../reference/seen";
import { SIDES } from "../../lib/types";
import { commandCards } from "../commands_colors/seen";
import type { SamuraiView } from "./view";

/** Beside Command cards also Dragon cards: of the other's hand only those that he has to show. */
export const shownIn: ShownIn = (view, side) => {
  const { dragonDiscards, dragonHands, dragons } = view as SamuraiView;
  return {
    cards: commandCards(view, side),
    dragons: {
      discards: dragonDiscards,
      hand: side === "spectator" ? [] : (dragonHands[side].hand ?? []),
      known: SIDES.filter((each) => each !== side).flatMap((each) => dragonHands[each].hand ?? []),
      table: SIDES.flatMap((each) => dragons[each] ?? []),
    },
  };
};
