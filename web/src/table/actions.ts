/** The choices that a board does not draw, as buttons: named, and grouped where they are many. */

import type { Deed } from "../lib/deeds";
import { prefixOf } from "../lib/i18n";
import type { Translator } from "../lib/types";

export interface Choice {
  action: string;
  label: string;
}

export interface ChoiceGroup {
  verb: string;
  /** What the choices have in common. */
  title: string;
  choices: Choice[];
}

/** So many buttons of one verb stand side by side; more are folded up. */
const SIDE_BY_SIDE = 6;

/**
 * An action in words; `word` stands for each of its parameters if it is given. At some questions an action has a
 * name of its own, `web-GAME-do-VERB-QUESTION`.
 */
export function labelOf(t: Translator, game: string, deed: Deed, word?: string, question = ""): string {
  const words = Object.entries(deed.words);
  const special = `web-${prefixOf(game)}-do-${deed.verb}-${question}`;
  if (words.length === 0 && t.knows(special)) return t.say(special);
  const id = `${prefixOf(game)}-do-${deed.verb}-${words.length}`;
  if (!t.knows(id)) return deed.text;
  return t.say(id, Object.fromEntries(words.map(([name, value]) => [name, word ?? t.word(game, name, value)])));
}

/** What is left for buttons, in the order in which the rules list it. */
export function choicesOf(
  t: Translator,
  game: string,
  deeds: readonly Deed[],
  drawn: ReadonlySet<string>,
  question = "",
): { buttons: Choice[]; groups: ChoiceGroup[] } {
  const byVerb = new Map<string, Deed[]>();
  for (const deed of deeds) {
    if (drawn.has(deed.verb)) continue;
    byVerb.set(deed.verb, [...(byVerb.get(deed.verb) ?? []), deed]);
  }
  const buttons: Choice[] = [];
  const groups: ChoiceGroup[] = [];
  for (const [verb, own] of byVerb) {
    const choices = own.map((deed) => ({ action: deed.text, label: labelOf(t, game, deed, undefined, question) }));
    if (choices.length <= SIDE_BY_SIDE) buttons.push(...choices);
    else groups.push({ verb, title: labelOf(t, game, own[0]!, "…"), choices });
  }
  return { buttons, groups };
}
