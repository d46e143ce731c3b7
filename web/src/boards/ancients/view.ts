/** The view of a battle of Ancients. */

import type { BattleView, CombatView as SharedCombat, UnitView as SharedUnit } from "../commands_colors/view";

export type { LeaderView } from "../commands_colors/view";

export interface UnitView extends SharedUnit {
  elite?: string;
}

export interface CombatView extends SharedCombat {
  evading: boolean;
}

export interface AncientsView extends BattleView<UnitView> {
  combat: CombatView | null;
  taken: string[];
}
