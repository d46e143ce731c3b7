/** The board of each ruleset, loaded when a table of it opens. */

import type { Component } from "svelte";
import type { BoardProps } from "../lib/types";

/** Every folder has one, but for what the boards of hexes and the games of one system share. */
const components = import.meta.glob<Component<BoardProps>>(["./*/*Board.svelte", "!./hex/*", "!./commands_colors/*"], {
  import: "default",
});
const verbs = import.meta.glob<ReadonlySet<string>>("./*/index.ts", { import: "drawn" });

const keyOf = (path: string): string => path.split("/")[1]!;

/** The rulesets that can be drawn. */
export const boards: Record<string, () => Promise<Component<BoardProps>>> = Object.fromEntries(
  Object.entries(components).map(([path, load]) => [keyOf(path), load]),
);

/** The verbs whose actions a board draws itself; the table page makes buttons for the others. */
export async function drawnBy(game: string): Promise<ReadonlySet<string>> {
  return (await verbs[`./${game}/index.ts`]?.()) ?? new Set();
}
