/** Where something of the reference is: `#/rules/ancients?about=units/elephants`. */

import { address } from "../lib/router";
import type { Term } from "./load";

export function aboutAddress(game: string, term: Pick<Term, "chapter" | "entries">): string {
  return `${address("rules", game)}?about=${term.chapter}/${term.entries[0]}`;
}

/** What an address wants to be looked up. */
export function aboutOf(query: URLSearchParams): { chapter: string; key: string } | null {
  const [chapter = "", key = ""] = (query.get("about") ?? "").split("/", 2);
  return chapter ? { chapter, key } : null;
}
