/** The rules as the reader sees them: chapters, and what a search finds in them. */
import type { Clause } from "../lib/types";
import { plain } from "../lobby/battles";

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

export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** A clause's text made ready for searching; made once a clause, since it is asked at every key. */
const texts = new WeakMap<Clause, string>();

function searched(clause: Clause): string {
  let text = texts.get(clause);
  if (text === undefined) {
    text = plain([clause.id, clause.topic, clause.chapter, clause.text, clause.note].join(" "));
    texts.set(clause, text);
  }
  return text;
}

/** The clauses in which all words occur, of the kind wished for if one is. */
export function find(clauses: readonly Clause[], words: readonly string[], kind = ""): Clause[] {
  return clauses.filter(
    (clause) => (!kind || clause.kind === kind) && words.every((word) => searched(clause).includes(word)),
  );
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A single letter is found everywhere: marking it would say nothing and take long. */
const SHORTEST = 2;

/** A text cut into what matches one of the words and what does not. */
export function highlight(text: string, query: readonly string[]): Piece[] {
  const words = query.filter((word) => word.length >= SHORTEST);
  if (!words.length) return [{ text, hit: false }];
  const low = plain(text);
  // Where folding changed the length, places would not fit the text: better no highlight than a wrong one.
  if (low.length !== text.length) return [{ text, hit: false }];
  const hit = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length)) {
      hit.fill(1, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length;) {
    let end = at + 1;
    while (end < text.length && hit[end] === hit[at]) end += 1;
    pieces.push({ text: text.slice(at, end), hit: hit[at] === 1 });
    at = end;
  }
  return pieces;
}

/** A text cut at the numbers of other clauses, which become links. */
export function parts(text: string): { text: string; clause: string }[] {
  return text
    .split(/([A-Z]{3}-\d{2}-\d{2,3}[a-z]?)/)
    .map((part, at) => ({ text: part, clause: at % 2 && part !== text ? part : "" }))
    .filter((part) => part.text);
}
