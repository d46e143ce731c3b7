import { playOf } from "../commands_colors/scene";
import Board from "./SamuraiBoard.svelte";
import { SAMURAI } from "./traits";

export { Board };
export { tallyOf } from "../commands_colors/tally";
export { default as UnitMark } from "./UnitMark.svelte";

export const hasPlates = true;

export const play = playOf(SAMURAI);

/** The verbs that the board of Samurai Battles offers itself; the frame makes buttons of the others. */
export const drawn: ReadonlySet<string> = new Set([
  "play",
  "keep",
  "dragon",
  "discard-dragon",
  "again",
  "inspire",
  "refrain",
  "seppuku",
  "change-sides",
  "keep-side",
  "draw-dragon",
  "take-honor",
  "stand",
  "first-strike",
  "order",
  "order-leader",
  "exit-leader",
  "retreat",
  "flee",
  "rally",
  "lose",
  "target",
  "way",
  "move",
  "move-leader",
  "attack",
]);
