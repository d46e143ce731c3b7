/** Whoever leads a viewer through a table: he has the seat, and a panel in the place of log and chat. */

import type { Snippet } from "svelte";
import type { Chair, Table } from "../lib/table.svelte";

export interface Guide {
  chair: Chair;
  /** Nothing is asked any more: the panel leads on. */
  isDone: boolean;
  panel: Snippet<[table: Table, game: string, names: Record<string, string>]>;
}
