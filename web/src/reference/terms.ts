/** Names and numbers in a text that can be looked up: terms of the reference, and clauses. */

import { plain } from "../lobby/battles";
import { cutAtClauses, type Piece } from "./clauses";
import type { Term } from "./load";

/** A word, also with an apostrophe inside. */
export const WORD = /[\p{L}\p{N}]+(?:['’ʼ][\p{L}\p{N}]+)*/gu;

interface Word {
  stem: string | undefined;
  from: number;
  to: number;
  isCapital: boolean;
}

/** The terms of a game in one language: their words are compared by stems, which the server knows for every form. */
export class Terms {
  readonly #starting = new Map<string, Term[]>();
  readonly #forms: Readonly<Record<string, string>>;

  constructor(terms: readonly Term[], forms: Readonly<Record<string, string>>) {
    this.#forms = forms;
    // Of "light infantry" and "infantry" the longer is meant.
    for (const term of [...terms].sort((one, other) => other.words.length - one.words.length)) {
      const first = term.words[0]!;
      this.#starting.set(first, [...(this.#starting.get(first) ?? []), term]);
    }
  }

  stem(word: string): string {
    const form = plain(word);
    return this.#forms[form] ?? form;
  }

  /** A text cut at clauses and at terms; of a term that comes again only the first place counts. */
  pieces(text: string): Piece[] {
    const told = new Set<Term>();
    return cutAtClauses(text).flatMap((piece) => (piece.clause ? [piece] : this.#cut(piece.text, told)));
  }

  #cut(text: string, told: Set<Term>): Piece[] {
    const words = [...text.matchAll(WORD)].map<Word>(({ 0: word, index }) => ({
      stem: this.#forms[plain(word)],
      from: index,
      to: index + word.length,
      isCapital: word[0] !== word[0]!.toLowerCase(),
    }));
    const pieces: Piece[] = [];
    let from = 0;
    for (let at = 0; at < words.length; at += 1) {
      const term = this.#at(text, words, at);
      if (!term) continue;
      const last = words[at + term.words.length - 1]!;
      if (!told.has(term)) {
        if (words[at]!.from > from) pieces.push({ text: text.slice(from, words[at]!.from) });
        pieces.push({ text: text.slice(words[at]!.from, last.to), term });
        from = last.to;
        told.add(term);
      }
      at += term.words.length - 1;
    }
    if (from < text.length) pieces.push({ text: text.slice(from) });
    return pieces;
  }

  /** The longest term that begins with a word. */
  #at(text: string, words: readonly Word[], at: number): Term | undefined {
    const { stem, isCapital } = words[at]!;
    return (stem === undefined ? [] : (this.#starting.get(stem) ?? [])).find(
      (term) =>
        (isCapital || !term.is_named) &&
        term.words.every((wanted, number) => {
          const word = words[at + number];
          const before = words[at + number - 1];
          return word?.stem === wanted && (number === 0 || /^[\s-]+$/.test(text.slice(before!.to, word.from)));
        }),
    );
  }
}
