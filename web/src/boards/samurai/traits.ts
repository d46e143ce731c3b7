/** What the table of the system has to know about Samurai Battles. */

import { drawnAs } from "./drawn-as";
import { objectiveNote } from "../commands_colors/objectives";
import type { Traits } from "../commands_colors/traits";
import { faceOf } from "./cards";
import { moreOdds } from "./odds";
import { beatsOf, sceneOf, type Scene } from "./scene";
import type { LeaderView, SamuraiView, UnitView } from "./view";

export const SAMURAI: Traits<UnitView, SamuraiView, Scene> = {
  key: "samurai",
  sceneOf,
  beatsOf,
  suitOf: (card, printed) => faceOf(card, printed).suit,
  notesOf(unit, _names, t) {
    const notes: string[] = [];
    if (unit.blocks < unit.start) notes.push(t.say("web-samurai-of-start", { start: unit.start }));
    if (unit.insulted) notes.push(t.say("web-samurai-insulted"));
    if (unit.called) notes.push(t.say("web-samurai-called"));
    if (unit.shotOnce) notes.push(t.say("web-samurai-shot-once"));
    return notes;
  },
  aboutLeader: (leader, t) => t.say(`samurai-about-leader-kind-${(leader as LeaderView).kind}`),
  moreOdds,
  // The camp of an army commander is a place with curtains around it, not one with tents.
  drawnAs,
  hexNote: (view, hex, names, t) => objectiveNote(view.objectives, hex, names, t),
};
