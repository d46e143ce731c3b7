/** Which cards a viewer may know of, from his view alone: what is hidden from him is not in it. */

import type { View, Viewer } from "../lib/types";

export type Place = "discards" | "hand" | "table" | "known";
/** How many copies of a card are where. */
export type Seen = Partial<Record<Place, number>>;
export type SeenCards = Readonly<Record<string, Seen>>;
/** The cards that a view shows, by the chapter of their deck and by place. */
export type CardsShown = Readonly<Record<string, Partial<Record<Place, readonly string[]>>>>;

/** A board's folder says where its view shows cards. */
export type ShownIn = (view: View, side: Viewer) => CardsShown;

const folders = import.meta.glob<ShownIn>("../boards/*/seen.ts", { import: "shownIn" });

/** By chapter and card, how many are where. */
export function counted(shown: CardsShown): Record<string, SeenCards> {
  const found: Record<string, Record<string, Seen>> = {};
  for (const [chapter, places] of Object.entries(shown)) {
    const cards = (found[chapter] ??= {});
    for (const [place, names] of Object.entries(places) as [Place, readonly string[]][]) {
      for (const name of names) {
        const seen = (cards[name] ??= {});
        seen[place] = (seen[place] ?? 0) + 1;
      }
    }
  }
  return found;
}

export async function seenIn(game: string, view: View, side: Viewer): Promise<Record<string, SeenCards>> {
  const shownIn = await folders[`../boards/${game}/seen.ts`]?.();
  return shownIn ? counted(shownIn(view, side)) : {};
}
