import Board from "./NapoleonicsBoard.svelte";

export { Board };

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
