import { playOf } from "../commands_colors/scene";
import Board from "./AncientsBoard.svelte";
import { ANCIENTS } from "./traits";

export { Board };
export { tallyOf } from "../commands_colors/tally";
export { default as UnitMark } from "./UnitMark.svelte";

export const hasPlates = true;

export const play = playOf(ANCIENTS);

/** The verbs that the Ancients board offers itself, by its hexes and cards; the frame makes buttons of the others. */
export const drawn: ReadonlySet<string> = new Set([
  "play",
  "order",
  "order-leader",
  "exit",
  "retreat",
  "evade-to",
  "flee",
  "ride",
  "rampage",
  "rally",
  "place",
  "place-leader",
  "move",
  "move-leader",
  "attack",
]);
