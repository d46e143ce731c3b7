/** What a card would make at a flag, in words. */

import type { Translator } from "../../lib/types";
import type { Laid } from "./laying.svelte";
import type { Names } from "./names";
import type { Reach } from "./view";

export function told(card: string, laid: Laid, names: Names, t: Translator) {
  return {
    title: t.say("web-bl-laid", { card: names.card(card), flag: laid.flag }),
    own: strength(laid.own, "web-bl-laid-makes", "web-bl-laid-best", t),
    theirs: strength(laid.theirs, "web-bl-laid-has", "web-bl-laid-may-have", t),
    verdict: laid.verdict === null ? "" : t.say(`web-bl-laid-${laid.verdict}`, { count: laid.by.length }),
    outs: laid.outs
      .filter(({ cards, held }) => cards + held > 0)
      .map(({ kind, cards, held }) =>
        t.say("web-bl-laid-out", { kind: t.say(`battle-line-kind-${kind}`), cards, held }),
      )
      .join(" · "),
  };
}

/** All of it in one line, for those who hear it. */
export function toldWhole(card: string, laid: Laid, names: Names, t: Translator): string {
  const { title, own, theirs, verdict } = told(card, laid, names, t);
  return [title, own, theirs, verdict, ...(laid.by.length > 0 ? [names.cards(laid.by)] : [])].filter(Boolean).join(" ");
}

function strength(reach: Reach | null, has: string, best: string, t: Translator): string {
  if (reach === null) return t.say(`${has}-never`);
  return t.say(reach.complete ? has : best, { kind: t.say(`battle-line-kind-${reach.kind}`), sum: reach.sum });
}
