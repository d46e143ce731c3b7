import Board from "./GrandBattleBoard.svelte";

export { Board };
export { drawn } from "./drawn";
export { namesIn, sayDeed } from "./naming";
export { play } from "./scene";

export const hasPlates = true;
