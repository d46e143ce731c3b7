/** The odds of an attack as the server tells them. */

/** Why there are so many dice: how many more or fewer, for what, and the clause that says so. */
export interface DicePart {
  reason: string;
  clause: string;
  dice: number;
}

export interface StrikeOdds {
  dice: number;
  parts: readonly DicePart[];
  /** The chance of so many hits; the last one destroys. */
  hits: number[];
  destroyed: number;
  retreats: Record<string, number>;
  retreat: number;
  leader: number;
  losses: number;
}

export interface AttackOdds extends StrikeOdds {
  close: boolean;
  back: StrikeOdds | null;
}

/** A line below the usual ones. */
export interface OddsRow {
  what: string;
  chance: string;
}

/** By action, and what was taken for granted (ids of messages). */
export interface Odds {
  kind: string;
  attacks: Record<string, AttackOdds>;
  assumes: string[];
}

/** What a part adds or takes; the first is what it begins with. */
export function signed(dice: number, place: number): string {
  if (dice < 0) return `−${-dice}`;
  return place === 0 ? String(dice) : `+${dice}`;
}

export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return "<1%";
  if (chance < 1 && chance > 0.995) return ">99%";
  return `${Math.round(chance * 100)}%`;
}

/** Blocks on average, with the reader's decimal sign. */
export function blocks(losses: number, language: string): string {
  return losses.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** The chances of hits without those that cannot be, so that few dice make few bars. */
export function likely(hits: readonly number[]): number[] {
  return hits.slice(0, Math.max(2, hits.findLastIndex((chance) => chance > 0) + 1));
}
