import Board from "./GrandBattleBoard.svelte";

export { Board };
export { drawn } from "./drawn";

export const hasPlates = true;
