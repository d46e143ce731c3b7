/** What the table of the system has to know about Ancients. */

import type { Traits } from "../commands_colors/traits";
import { faceOf, orderLimit } from "./cards";
import { offerOf } from "./gestures";
import { beatsOf, sceneOf, type Scene } from "./scene";
import type { AncientsView, UnitView } from "./view";

export const ANCIENTS: Traits<UnitView, AncientsView, Scene> = {
  key: "ancients",
  offerOf,
  sceneOf,
  beatsOf,
  orderLimit,
  suitOf: (card) => faceOf(card).suit,
  notesOf: (unit, names) => (unit.elite === undefined ? [] : [names[unit.elite] ?? unit.elite]),
  weighed: new Set(["cc-ask-react", "cc-ask-battle-back"]),
  fightOf(view, { question }, isMine) {
    if (!isMine || view.combat === null || (question !== "cc-ask-react" && question !== "cc-ask-battle-back"))
      return [];
    return [{ hexes: [view.combat.from, view.combat.target], kind: "attack" }];
  },
};
