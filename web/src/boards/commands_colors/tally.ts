/** What a battle has cost both sides. */

import { bothSides, type TallyOf } from "../../table/tally";
import type { BattleView } from "./view";

const DESTROYED = new Set(["cc-destroyed"]);
const KILLED = new Set(["cc-leader-killed", "sam-seppuku"]);

export const tallyOf: TallyOf = (view, log) => {
  const { banners, needed } = view as BattleView;
  return bothSides((side) => {
    const all = (names: ReadonlySet<string>, what: string): string[] =>
      log.filter((event) => names.has(event.event) && event["side"] === side).map((event) => String(event[what]));
    return { won: banners[side], needed: needed[side], lost: all(DESTROYED, "unit"), fallen: all(KILLED, "leader") };
  });
};
