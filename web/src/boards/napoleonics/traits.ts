/** What the table of the system has to know about Napoleonics. */

import { objectiveNote } from "../commands_colors/objectives";
import type { Traits } from "../commands_colors/traits";
import { faceOf } from "./cards";
import { besideIn } from "./gestures";
import { moreOdds } from "./odds";
import { beatsOf, sceneOf, type Scene } from "./scene";
import type { NapoleonicsView, UnitView } from "./view";

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
  hexNote: (view, hex, names, t) => objectiveNote(view.objectives, hex, names, t),
  moreOdds,
  besideIn,
};
