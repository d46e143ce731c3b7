/** What of the reference a reader looks for. */

import { plain } from "../lobby/battles";
import type { Chapter, Entry } from "./load";
import { WORD, type Terms } from "./terms";

/** A word of the text itself must be so long: shorter ones are everywhere. */
const LONG = 4;

/** Chapters with the entries that have all words: in their names in any form, or in what is said of them. */
export function fitting(chapters: readonly Chapter[], query: string, terms: Terms): Chapter[] {
  const words = query.match(WORD) ?? [];
  if (words.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter((entry) => has(entry, words, terms)) }))
    .filter(({ entries }) => entries.length > 0);
}

function has(entry: Entry, words: readonly string[], terms: Terms): boolean {
  const name = `${entry.title} ${entry.group}`;
  const stems = new Set((name.match(WORD) ?? []).map((word) => terms.stem(word)));
  const [title, text] = [plain(name), plain(entry.text)];
  return words.every((word) => {
    const form = plain(word);
    return stems.has(terms.stem(word)) || title.includes(form) || (form.length >= LONG && text.includes(form));
  });
}
