import Board from "./BattleLineBoard.svelte";

export { Board };
export { tallyOf } from "./tally";

export const isFitted = true;
export const hasPlates = true;
export { play } from "./pace";

/** The verbs that the Battle Line board offers itself; `pass` and `done` are left to the frame's buttons. */
export const drawn = new Set(["play", "claim", "draw", "return", "choose", "move", "discard"]);
