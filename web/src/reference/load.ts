/** The reference of a ruleset in the reader's language, fetched once when someone looks something up. */

import type { HexShape } from "../boards/hex/geometry";
import { json } from "../lib/api";
import type { Language } from "../lib/types";
import { Terms } from "./terms";

export interface Fact {
  name: string;
  title: string;
  value: string;
}

/** One thing that can be looked up. */
export interface Entry {
  key: string;
  title: string;
  group: string;
  text: string;
  facts: Fact[];
  clauses: string[];
  /** Further clauses in which it is spoken of. */
  more: string[];
  /** How many there are of it; 0 where nobody counts them. */
  count: number;
  /** What a picture of it needs. */
  drawn: Readonly<Record<string, unknown>>;
}

export interface Chapter {
  key: string;
  title: string;
  /** Whether it is counted how many of its cards can still come. */
  is_deck: boolean;
  entries: Entry[];
}

/** A name by which texts speak of entries: the stems of its words. */
export interface Term {
  words: string[];
  chapter: string;
  entries: string[];
  /** Whether texts write it with a capital letter. */
  is_named: boolean;
}

/** A figure to some clauses: on hexes, or a drawn case. */
export interface FigureTold {
  about: string;
  figure: {
    key: string;
    clauses: string[];
    case: string;
    board: HexShape;
    /** What each hex is in the figure, and what is written on some. */
    hexes: Record<string, string>;
    numbers: Record<string, string>;
    lines: { start: string; end: string; kind: string }[];
  };
}

export interface Told {
  chapters: Chapter[];
  terms: Term[];
  /** The stem of every form of a word of the terms. */
  forms: Record<string, string>;
  figures: FigureTold[];
}

export class Reference {
  readonly terms: Terms;
  constructor(readonly told: Told) {
    this.terms = new Terms(told.terms, told.forms);
  }

  entry(chapter: string, key: string): Entry | undefined {
    return this.told.chapters.find((each) => each.key === chapter)?.entries.find((each) => each.key === key);
  }
}

const kept = new Map<string, Promise<Reference>>();

export function referenceOf(game: string, language: Language): Promise<Reference> {
  const key = `${language}/${game}`;
  let found = kept.get(key);
  if (found === undefined) {
    found = json<Told>(`/api/reference/${encodeURIComponent(game)}`, { language }).then((told) => new Reference(told));
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}
