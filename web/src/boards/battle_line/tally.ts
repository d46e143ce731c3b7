/** The flags that both sides hold. */

import { bothSides, type TallyOf } from "../../table/tally";
import type { BattleLineView } from "./view";

export const tallyOf: TallyOf = (view) => {
  const { flags, needed } = view as unknown as BattleLineView;
  return bothSides((side) => ({
    won: flags.filter(({ holder }) => holder === side).length,
    needed,
    lost: [],
    fallen: [],
  }));
};
