/** The rules as the reader sees them: chapters, and what a search finds in them. */
import { json } from "../lib/api";
import type { Clause } from "../lib/types";
import { plain } from "../lobby/battles";
import { WORD } from "../reference/terms";

export interface Section {
  title: string;
  clauses: Clause[];
}

export interface Chapter {
  /** The number before the title, or the title itself where there is none: the name of its anchor. */
  key: string;
  title: string;
  sections: Section[];
  count: number;
}

/** A chapter's title and that of the section inside it: `11. Close combat — Elephants`. */
export function titles(chapter: string): [string, string] {
  const found = /^(.+?) [—–-] (.+)$/.exec(chapter);
  return found ? [found[1]!, found[2]!] : [chapter, ""];
}

/** Clauses by chapter and section, in the book's order; a section that comes up again goes on where it was. */
export function chapters(clauses: readonly Clause[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const clause of clauses) {
    const [title, section] = titles(clause.chapter);
    let chapter = found.get(title);
    if (!chapter) {
      chapter = { key: /^\d+/.exec(title)?.[0] ?? title, title, sections: [], count: 0 };
      found.set(title, chapter);
    }
    let part = chapter.sections.find((each) => each.title === section);
    if (!part) {
      part = { title: section, clauses: [] };
      chapter.sections.push(part);
    }
    part.clauses.push(clause);
    chapter.count += 1;
  }
  return [...found.values()];
}

/** What a search found: the numbers of clauses, best first, the words that matched, and what may have been meant. */
export interface Found {
  clauses: string[];
  words: string[];
  meant: string;
}

export const searched = (game: string, query: string): Promise<Found> =>
  json(`/api/rules/${encodeURIComponent(game)}/search?q=${encodeURIComponent(query)}`);

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut into the words that were found and what stands between them. */
export function highlight(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!words.includes(plain(word))) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), hit: false });
    pieces.push({ text: word, hit: true });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
}
