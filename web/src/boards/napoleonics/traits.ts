/** What the table of the system has to know about Napoleonics. */

import type { Traits } from "../commands_colors/traits";
import { faceOf } from "./cards";
import { besideIn } from "./gestures";
import { moreOdds } from "./odds";
import { beatsOf, sceneOf, type Scene } from "./scene";
import { objectiveAt, type NapoleonicsView, type UnitView } from "./view";

export const NAPOLEONICS: Traits<UnitView, NapoleonicsView, Scene> = {
  key: "napoleonics",
  sceneOf,
  beatsOf,
  suitOf: (card, printed) => faceOf(card, printed).suit,
  notesOf(unit, _names, t) {
    const notes: string[] = [];
    if (unit.blocks < unit.start) notes.push(t.say("web-napoleonics-of-start", { start: unit.start }));
    if (unit.square !== null) notes.push(t.say("web-napoleonics-in-square", { number: unit.square }));
    if (unit.leftSquare) notes.push(t.say("web-napoleonics-left-square"));
    return notes;
  },
  hexNote(view, hex, names, t) {
    const found = objectiveAt(view, hex);
    if (found === undefined) return null;
    const { side, hexes, banners, kept, held } = found;
    const what = t.say(kept ? "web-napoleonics-objective-kept" : "web-napoleonics-objective", {
      army: names[side] ?? side,
      banners,
      hexes: hexes.length,
    });
    return `${what} ${t.say(held ? "web-napoleonics-held" : "web-napoleonics-not-held")}`;
  },
  moreOdds,
  besideIn,
};
