/** Where a briefing comes from: the library, or a game that is played. */

import { json } from "../lib/api";
import { Speaker } from "../lib/i18n";
import type { Briefing, Language, Translator } from "../lib/types";

/** Its own words, which no table has to know of before someone opens one. */
const words = import.meta.glob<string>("../../../src/vexilla/locales/*/briefing.ftl", {
  query: "?raw",
  import: "default",
});

export async function wordsIn(language: Language): Promise<Translator> {
  return new Speaker(language, [await words[`../../../src/vexilla/locales/${language}/briefing.ftl`]!()]);
}

/** A battle of the library, a game as one of its seats sees it, or what came with the check of a file. */
export type Source = { game: string; scenario: string } | { id: string; token: string | null } | Briefing;

export async function load(source: Source): Promise<Briefing> {
  if ("history" in source) return source;
  if ("id" in source) return json(`/api/games/${encodeURIComponent(source.id)}/briefing`, { token: source.token });
  return json(`/api/briefings/${encodeURIComponent(source.game)}/${encodeURIComponent(source.scenario)}`);
}
