import type { ShownIn } from "../../reference/seen";
import { commandCards } from "../commands_colors/seen";

export const shownIn: ShownIn = (view, side) => ({ cards: commandCards(view, side) });
