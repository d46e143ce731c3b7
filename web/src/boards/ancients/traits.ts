/** What the table of the system has to know about Ancients. */

import type { Traits } from "../commands_colors/traits";
import { faceOf } from "./cards";
import { beatsOf, sceneOf, type Scene } from "./scene";
import type { AncientsView, UnitView } from "./view";

export const ANCIENTS: Traits<UnitView, AncientsView, Scene> = {
  key: "ancients",
  sceneOf,
  beatsOf,
  suitOf: (card, printed) => faceOf(card, printed).suit,
  notesOf: (unit, names) => (unit.elite === undefined ? [] : [names[unit.elite] ?? unit.elite]),
};
