/** The choices that a board does not draw, as buttons: named, and grouped where they are many. */

import type { Action } from "../lib/action";
import { prefixOf } from "../lib/i18n";
import type { Decision, Translator } from "../lib/types";

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
export function labelOf(t: Translator, game: string, action: Action, word?: string, question = ""): string {
  const words = Object.entries(action.words);
  const special = `web-${prefixOf(game)}-do-${action.verb}-${question}`;
  if (words.length === 0 && t.knows(special)) return t.say(special);
  const id = `${prefixOf(game)}-do-${action.verb}-${words.length}`;
  if (!t.knows(id)) return action.text;
  return t.say(id, Object.fromEntries(words.map(([name, value]) => [name, word ?? t.word(game, name, value)])));
}

/** What is left for buttons, in the order in which the rules list it. */
export function choicesOf(
  t: Translator,
  game: string,
  actions: readonly Action[],
  drawn: ReadonlySet<string>,
  { question = "", ends }: Partial<Pick<Decision, "question" | "ends">> = {},
): { buttons: Choice[]; groups: ChoiceGroup[] } {
  const byVerb = new Map<string, Action[]>();
  for (const action of actions) {
    if (drawn.has(action.verb)) continue;
    byVerb.set(action.verb, [...(byVerb.get(action.verb) ?? []), action]);
  }
  const buttons: Choice[] = [];
  const groups: ChoiceGroup[] = [];
  for (const [verb, own] of byVerb) {
    const choices = own.map((action) => ({
      action: action.text,
      label:
        action.text === ends?.action ? t.tell(game, ends.says, {}, {}) : labelOf(t, game, action, undefined, question),
    }));
    if (choices.length <= SIDE_BY_SIDE) buttons.push(...choices);
    else groups.push({ verb, title: labelOf(t, game, own[0]!, "…"), choices });
  }
  return { buttons, groups };
}
