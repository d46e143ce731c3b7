/**
 * Actions as the server describes them. This is the only place where the text of an action is taken apart or put
 * together, by what the view's decision says about its verbs: what its words are called, and what they are to a board.
 */

import type { Decision } from "./types";

/** One action: its text, its verb, its words by name as messages use them, and by what they are to the board. */
export interface Action {
  text: string;
  verb: string;
  words: Readonly<Record<string, string>>;
  is: Readonly<Record<string, string>>;
}

type Names = Readonly<Record<string, readonly string[]>>;

function named(names: readonly string[] | undefined, words: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  names?.forEach((name, place) => {
    const word = words[place];
    if (word !== undefined) found[name] = word;
  });
  return found;
}

/** The verb of an action. */
export function verbOf(text: string): string {
  return text.split(" ", 1)[0]!;
}

/** Whether an action says more than its verb: whom, where or what. */
export function hasWords(text: string): boolean {
  return text.includes(" ");
}

/** An action whose words are called so. */
export function readAction(text: string, verbs: Names = {}, roles: Names = {}, also: Decision["also"] = {}): Action {
  const [verb = "", ...words] = text.split(" ");
  return { text, verb, words: named(verbs[verb], words), is: { ...named(roles[verb], words), ...also[verb] } };
}

/** The actions of a decision. */
export function readActions(decision: Decision | undefined, actions: readonly string[]): Action[] {
  return actions.map((text) => readAction(text, decision?.verbs, decision?.roles, decision?.also));
}

/** The text of an action, legal or not. */
export function compose(verb: string, ...words: readonly (string | number)[]): string {
  return [verb, ...words].join(" ");
}

/** The first verb of a decision whose words are exactly these to the board; legal or not. */
export function verbTaking(decision: Decision | undefined, ...roles: readonly string[]): string | undefined {
  return Object.entries(decision?.roles ?? {}).find(([, own]) => own.join() === roles.join())?.[0];
}
