import { SIDES } from "../../lib/types";
import type { CardsShown, Place, ShownIn } from "../../reference/seen";
import type { BattleLineView } from "./view";

/** Cards at the flags, in discards and in the viewer's hand, and those he knows of in the other's hand and on piles. */
export const shownIn: ShownIn = (seenView, side) => {
  const view = seenView as unknown as BattleLineView;
  const places: Record<Place, string[]> = {
    table: view.flags.flatMap((flag) => SIDES.flatMap((each) => [...flag[each].cards, ...flag[each].environment])),
    discards: SIDES.flatMap((each) => view.discards[each]),
    hand: side === "spectator" ? [] : (view.hands[side].cards ?? []),
    known: [
      ...SIDES.flatMap((each) => view.hands[each].known ?? []),
      ...Object.values(view.piles).flatMap(({ next }) => next),
    ],
  };
  const part = (isTactics: boolean): CardsShown[string] =>
    Object.fromEntries(
      Object.entries(places).map(([place, cards]) => [
        place,
        cards.filter((card) => card in view.tactics === isTactics),
      ]),
    );
  return { troops: part(false), tactics: part(true) };
};
