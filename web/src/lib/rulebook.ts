/** The rulebook of a ruleset in the reader's language, fetched once when someone wants to read in it. */

import { api } from "./api";
import type { Clause, Language, Reaction } from "./types";

export interface Rulebook {
  clauses: Map<string, Clause>;
  /** What standing orders may be about. */
  reactions: Reaction[];
}

const books = new Map<string, Promise<Rulebook>>();

export function rulebook(game: string, language: Language): Promise<Rulebook> {
  const key = `${language}/${game}`;
  let book = books.get(key);
  if (book === undefined) {
    book = api.rules(game).then(({ clauses, reactions }) => ({
      clauses: new Map(clauses.map((clause) => [clause.id, clause])),
      reactions: reactions ?? [],
    }));
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}
