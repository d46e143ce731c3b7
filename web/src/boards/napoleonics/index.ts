import { playOf } from "../commands_colors/scene";
import Board from "./NapoleonicsBoard.svelte";
import { NAPOLEONICS } from "./traits";

export { Board };
export { tallyOf } from "../commands_colors/tally";
export { default as UnitMark } from "./UnitMark.svelte";

export const hasPlates = true;

export const play = playOf(NAPOLEONICS);

/** The verbs that the board of Napoleonics offers itself; the frame makes buttons of the others. */
export const drawn: ReadonlySet<string> = new Set([
  "play",
  "keep",
  "section",
  "order",
  "order-leader",
  "leave-square",
  "rally",
  "supply",
  "place",
  "move",
  "move-leader",
  "exit",
  "exit-leader",
  "attack",
  "support",
  "stand",
  "square",
  "retire",
  "first-strike",
  "retreat",
  "retire-to",
  "flee",
  "ride",
]);
