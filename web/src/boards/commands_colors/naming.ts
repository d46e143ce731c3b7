/** What a screen reader says of a hex: who stands there, on what ground, and what can be done with it. */

import type { HexMark } from "../hex/types";
import type { Translator } from "../../lib/types";
import type { Chosen, Offer } from "./gestures";
import { keyOf } from "./gestures";
import { leaderAt, terrainAt, unitAt, type BattleView, type UnitView } from "./view";

/** What a game says of one of its units beside its kind, blocks and side. */
export type NotesOf<U extends UnitView> = (
  unit: U,
  names: Readonly<Record<string, string>>,
  t: Translator,
) => readonly string[];

/** What the board of a game says in its own words, `web-GAME-…`, where it has some; else as all games do, `web-hex-…`. */
export function sayOwn(t: Translator, game: string, message: string, args: Record<string, unknown> = {}): string {
  const own = `web-${game}-${message}`;
  return t.say(t.knows(own) ? own : `web-hex-${message}`, args);
}

export function hexName<U extends UnitView>(
  game: string,
  view: BattleView<U>,
  hex: string,
  names: Readonly<Record<string, string>>,
  t: Translator,
  notes: { unit: NotesOf<U>; hex?: string | null; use: string | null },
): string {
  const unit = unitAt(view, hex);
  const leader = leaderAt(view, hex);
  const terrain = terrainAt(view, hex);
  const parts = [hex];
  if (unit !== undefined) {
    parts.push(t.word(game, "unit", unit.kind), sayOwn(t, game, "blocks", { blocks: unit.blocks }));
    parts.push(names[unit.side] ?? unit.side);
    parts.push(...notes.unit(unit, names, t));
    if (unit.ordered) parts.push(t.say("web-hex-is-ordered"));
  }
  if (leader !== undefined) {
    const name = names[leader.name] ?? leader.name;
    if (unit !== undefined) parts.push(sayOwn(t, game, "with-leader", { leader: name }));
    else parts.push(sayOwn(t, game, "lone-leader", { leader: name }), names[leader.side] ?? leader.side);
  }
  if (terrain.length > 0) parts.push(...terrain.map((each) => t.word(game, "terrain", each)));
  else if (parts.length === 1) parts.push(t.word(game, "terrain", "open"));
  if (notes.hex) parts.push(notes.hex);
  if (notes.use !== null) parts.push(notes.use);
  return parts.join(", ");
}

/** What can be done with a hex now, in words; null if nothing. */
export function usedFor(
  game: string,
  offer: Offer,
  chosen: Chosen | null,
  mark: HexMark | undefined,
  hex: string,
  t: Translator,
): string | null {
  if (chosen?.hex === hex) return sayOwn(t, game, chosen.who === "leader" ? "chosen-leader" : "chosen");
  if (mark === undefined) return offer.given.has(hex) ? t.say("web-hex-can-withdraw") : null;
  if (mark === "lit") return t.say("web-hex-lit");
  const goal = chosen === null ? undefined : offer.from.get(keyOf(chosen))?.goals.get(hex);
  if (goal !== undefined) {
    if (mark === "target") return t.say("web-hex-can-be-attacked");
    return t.say(`web-hex-goal-${mark}`);
  }
  const verb = offer.direct.get(hex)?.[0]?.verb;
  if (verb !== undefined) return sayOwn(t, game, `can-${verb}`);
  const isAttack = offer.actions.some(({ is }) => is["target"] !== undefined);
  return t.say(isAttack ? "web-hex-can-attack" : "web-hex-can-move");
}
