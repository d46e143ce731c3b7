/** How much of a decision is left, in words, where there are some for it. */

import { prefixOf } from "../lib/i18n";
import type { Decision, Translator } from "../lib/types";

export function leftOf(t: Translator, game: string, decision: Decision | undefined): string {
  const told = decision?.left;
  if (told === undefined) return "";
  const id = [`web-${prefixOf(game)}-left-${told.what}`, `web-hex-left-${told.what}`].find((each) => t.knows(each));
  return id === undefined ? "" : t.say(id, { ...told });
}
