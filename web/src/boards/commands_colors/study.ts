/** What a study says of a hex, in words. */

import type { Translator } from "../../lib/types";
import type { Study, Threat } from "./studying.svelte";
import { terrainAt, unitAt, leaderAt, type BattleView } from "./view";

/** A sentence, and the clause behind it. */
export interface Told {
  text: string;
  clause?: string;
}

export interface Studied {
  game: string;
  view: BattleView;
  study: Study | null;
  threat: Threat | null;
  names: Readonly<Record<string, string>>;
  t: Translator;
}

/** What a hex is to whoever is studied, and who could hit it. */
export function toldOf(studied: Studied, hex: string): Told[] {
  const { threat, study, t } = studied;
  const found =
    study === null || hex === study.hex ? [] : [...movesTo(studied, study, hex), ...hitsAt(studied, study, hex)];
  const by = threat?.hits[hex];
  if (by !== undefined) found.push({ text: t.say("web-hex-study-hit-by", { units: by.length, hexes: by.join(", ") }) });
  return found;
}

function movesTo({ game, t }: Studied, study: Study, hex: string): Told[] {
  const move = study.moves[hex];
  if (move !== undefined) {
    const hexes = move.way.length - 1;
    const way = t.say(move.way.length > 2 ? "web-hex-study-way" : "web-hex-study-step", {
      hexes,
      way: move.way.slice(1, -1).join(", "),
    });
    const may = t.say(`web-hex-goal-${move.mark === "ready" ? "goal" : move.mark}`);
    return [{ text: `${way}: ${may}. ${move.stops ? t.say("web-hex-study-stops") : ""}`.trim() }];
  }
  const bar = study.barred[hex];
  if (bar === undefined) return [];
  const text = bar.by === "rule" ? refusal(t, game, bar.clause, hex) : t.say(`web-hex-study-barred-${bar.by}`);
  return [{ text, clause: bar.clause }];
}

function hitsAt(studied: Studied, study: Study, hex: string): Told[] {
  const { game, view, t } = studied;
  const hit = study.hits[hex];
  if (hit !== undefined) {
    const isThere = unitAt(view, hex) !== undefined || leaderAt(view, hex) !== undefined;
    const against = isThere || study.against === "" ? "" : t.word(game, "unit", study.against);
    const say = t.say(hit.close ? "web-hex-study-close" : "web-hex-study-fire", { dice: hit.dice });
    return [{ text: against === "" ? `${say}.` : `${say} (${t.say("web-hex-study-against", { unit: against })}).` }];
  }
  const hiding = study.unseen[hex];
  if (hiding !== undefined) {
    return [{ text: t.say("web-hex-study-unseen", { by: hiding.map((each) => whatHides(studied, each)).join(", ") }) }];
  }
  const clause = study.spared[hex];
  return clause === undefined ? [] : [{ text: refusal(t, game, clause, hex), clause }];
}

/** What stands or lies on a hex that hides others: `E5 (forest)`. */
function whatHides({ game, view, names, t }: Studied, hex: string): string {
  const unit = unitAt(view, hex);
  const leader = leaderAt(view, hex);
  const there = [
    ...terrainAt(view, hex).map((each) => t.word(game, "terrain", each)),
    ...(unit === undefined ? [] : [t.word(game, "unit", unit.kind)]),
    ...(unit !== undefined || leader === undefined ? [] : [names[leader.name] ?? leader.name]),
  ];
  return there.length > 0 ? `${hex} (${there.join(", ")})` : hex;
}

/** Why not, as a refusal says it. */
export function refusal(t: Translator, game: string, clause: string, hex: string): string {
  return t.tell(game, `refused-${clause}`, { hex }, {});
}
