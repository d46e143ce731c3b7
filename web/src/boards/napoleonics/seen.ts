import type { ShownIn } from "../../reference/seen";
import { commandCards } from "../commands_colors/seen";
import type { NapoleonicsView } from "./view";

/** Cards also lie under the markers of squares, as far as the viewer may see them. */
export const shownIn: ShownIn = (view, side) => {
  const { track } = view as NapoleonicsView;
  const shown = commandCards(view, side);
  const below = Object.values(track).flatMap((spaces) => spaces.flatMap((space) => space?.card ?? []));
  return { cards: { ...shown, table: [...(shown.table ?? []), ...below] } };
};
