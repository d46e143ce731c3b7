/** What the odds of an attack tell in Napoleonics: batteries that may join, and what the defender may do instead. */

import type { Translator } from "../../lib/types";
import { blocks, percent, type AttackOdds, type OddsRow, type StrikeOdds } from "../commands_colors/odds";

export interface MeleeOdds extends AttackOdds {
  /** The strike of a defender that comes first, and the chance that the attack is made after it. */
  first?: StrikeOdds | null;
  comes?: number;
  /** The batteries that could join, and the odds with all of them. */
  batteries?: string[];
  supported?: MeleeOdds | null;
  /** By what the defender may do instead of standing. */
  reactions?: Record<string, MeleeOdds>;
}

function strike(odds: StrikeOdds, t: Translator): string {
  return t.say("web-napoleonics-odds-strike", { dice: odds.dice, losses: blocks(odds.losses, t.language) });
}

/** The lines below the usual odds of an attack. */
export function moreOdds(odds: MeleeOdds, t: Translator): OddsRow[] {
  const rows: OddsRow[] = [];
  if (odds.supported) {
    const what = t.say("web-napoleonics-odds-supported", { batteries: odds.batteries?.length ?? 0 });
    rows.push({ what, chance: strike(odds.supported, t) });
  }
  for (const [answer, each] of Object.entries(odds.reactions ?? {})) {
    rows.push({ what: t.say(`web-napoleonics-odds-${answer}`), chance: strike(each, t) });
  }
  return rows;
}

/** What an answer to an attack leads to, in one line. */
export function chancesOf(odds: MeleeOdds, t: Translator): string {
  const { first, comes = 1 } = odds;
  if (odds.dice === 0) return t.say("web-napoleonics-answer-no-attack");
  return [
    first ? t.say("web-napoleonics-answer-first", { strike: strike(first, t) }) : "",
    comes < 1 ? t.say("web-napoleonics-answer-comes", { percent: percent(comes) }) : "",
    t.say("web-hex-odds-dice", { dice: odds.dice }),
    t.say("web-napoleonics-answer-losses", { losses: blocks(odds.losses, t.language) }),
    odds.destroyed > 0 ? t.say("web-napoleonics-answer-destroyed", { percent: percent(odds.destroyed) }) : "",
    odds.retreat > 0 ? t.say("web-napoleonics-answer-retreat", { percent: percent(odds.retreat) }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
