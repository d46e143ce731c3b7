/** The first battle of Napoleonics, likewise. */
import text from "../../../src/vexilla/games/napoleonics/scenarios/001-rolica-first-position.toml?raw";
import type { Language } from "../lib/types";
import { battleOf } from "./akragas";
import type { Battle } from "./battles";

/** The card of the first battle of Napoleonics in a language. */
export function rolica(language: Language): Battle {
  // Its rivers can be forded.
  return battleOf("001-rolica-first-position", text.replace(/^river = /m, "stream = "), language);
}
