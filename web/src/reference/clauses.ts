/** Numbers of clauses in a text. */

import type { Term } from "./load";

/** A part of a text; one that can be looked up says what. */
export interface Piece {
  text: string;
  term?: Term;
  clause?: string;
}

const CLAUSE = /[A-Z]{3}-\d{2}-\d{2,3}[a-z]?/g;

/** A text cut at the numbers of clauses; a text that is only a number is not. */
export function cutAtClauses(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: clause, index } of text.matchAll(CLAUSE)) {
    if (clause === text) break;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: clause, clause });
    from = index + clause.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
