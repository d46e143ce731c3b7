/** The choices that a board does not draw, as buttons: named, and grouped where they are many. */

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

/** The kinds of things that an action's first and second word can name, as the messages `GAME-do-VERB-N` call them. */
const FIRST = ["hex", "card", "flag", "flags", "pile", "unit", "leader"];
const LAST = ["to", "target"];

/**
 * An action in words; `word` stands for each of its parameters if it is given. At some questions an action has a
 * name of its own, `web-GAME-do-VERB-QUESTION`.
 */
export function labelOf(t: Translator, game: string, action: string, word?: string, question = ""): string {
  const [verb = "", ...words] = action.split(" ");
  const special = `web-${prefixOf(game)}-do-${verb}-${question}`;
  if (words.length === 0 && t.knows(special)) return t.say(special);
  const id = `${prefixOf(game)}-do-${verb}-${words.length}`;
  if (!t.knows(id)) return action;
  const named: Record<string, string> = {};
  const name = (kinds: string[], value: string | undefined) => {
    if (value === undefined) return;
    for (const kind of kinds) named[kind] = word ?? t.word(game, kind, value);
  };
  name(FIRST, words[0]);
  // With two words the second is where it goes: a hex, or the flag of a card.
  name(words.length > 1 ? [...LAST, "flag"] : LAST, words.at(-1));
  return t.say(id, named);
}

/** What is left for buttons, in the order in which the rules list it. */
export function choicesOf(
  t: Translator,
  game: string,
  actions: readonly string[],
  drawn: ReadonlySet<string>,
  question = "",
): { buttons: Choice[]; groups: ChoiceGroup[] } {
  const byVerb = new Map<string, string[]>();
  for (const action of actions) {
    const verb = action.split(" ", 1)[0]!;
    if (drawn.has(verb)) continue;
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), action]);
  }
  const buttons: Choice[] = [];
  const groups: ChoiceGroup[] = [];
  for (const [verb, own] of byVerb) {
    const choices = own.map((action) => ({ action, label: labelOf(t, game, action, undefined, question) }));
    if (choices.length <= SIDE_BY_SIDE) buttons.push(...choices);
    else groups.push({ verb, title: labelOf(t, game, own[0]!, "…"), choices });
  }
  return { buttons, groups };
}
