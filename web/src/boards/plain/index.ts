/** For every game that has no board of its own: all its choices are buttons of the frame. */
import Board from "./PlainBoard.svelte";

export { Board };

export const drawn: ReadonlySet<string> = new Set();
