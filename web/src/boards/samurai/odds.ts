/** What the odds tell in Samurai Battles: of an answer in one line, and of an attack with what may be added to it. */

import type { Translator } from "../../lib/types";
import { blocks, percent, type AttackOdds, type OddsRow, type StrikeOdds } from "../commands_colors/odds";

export interface HonorOdds extends AttackOdds {
  /** The same with a leader's inspiration, if there can be one. */
  inspired?: HonorOdds | null;
  /** By what the defender may do instead of standing. */
  reactions?: Record<string, HonorOdds>;
}

/** What a roll leads to. */
export function chancesOf(odds: StrikeOdds, t: Translator): string {
  return [
    brief(odds, t),
    odds.destroyed > 0 ? `${t.say("web-hex-odds-destroyed")} ${percent(odds.destroyed)}` : "",
    odds.retreat > 0 ? `${t.say("web-hex-odds-retreat")} ${percent(odds.retreat)}` : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function brief(odds: StrikeOdds, t: Translator): string {
  const losses = t.say("web-samurai-odds-losses", { losses: blocks(odds.losses, t.language) });
  return `${t.say("web-hex-odds-dice", { dice: odds.dice })} · ${losses}`;
}

/** The lines below the usual odds of an attack. */
export function moreOdds(odds: HonorOdds, t: Translator): OddsRow[] {
  const rows: OddsRow[] = [];
  if (odds.inspired) rows.push({ what: t.say("web-samurai-odds-inspired"), chance: brief(odds.inspired, t) });
  for (const [answer, each] of Object.entries(odds.reactions ?? {})) {
    rows.push({ what: t.say(`web-samurai-odds-${answer}`), chance: brief(each, t) });
  }
  return rows;
}
