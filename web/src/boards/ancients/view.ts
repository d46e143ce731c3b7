/** The view of a battle of Ancients, and what is printed on its blocks. */

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

export type BlockClass = "light" | "medium" | "heavy";

/** What is printed on the blocks of a kind, and how many blocks a fresh unit has. */
export interface Print {
  class: BlockClass;
  blocks: number;
}

const PRINTS: Record<string, Print> = {
  "light-infantry": { class: "light", blocks: 4 },
  "light-sling-infantry": { class: "light", blocks: 4 },
  "light-bow-infantry": { class: "light", blocks: 4 },
  auxilia: { class: "light", blocks: 4 },
  "medium-infantry": { class: "medium", blocks: 4 },
  warriors: { class: "medium", blocks: 4 },
  "heavy-infantry": { class: "heavy", blocks: 4 },
  "heavy-war-machine": { class: "heavy", blocks: 2 },
  "light-cavalry": { class: "light", blocks: 3 },
  "light-bow-cavalry": { class: "light", blocks: 3 },
  "light-barbarian-chariots": { class: "light", blocks: 3 },
  "medium-cavalry": { class: "medium", blocks: 3 },
  camels: { class: "medium", blocks: 3 },
  "cataphract-camels": { class: "medium", blocks: 3 },
  "heavy-cavalry": { class: "heavy", blocks: 3 },
  "cataphract-cavalry": { class: "heavy", blocks: 3 },
  elephants: { class: "heavy", blocks: 2 },
  "heavy-chariots": { class: "heavy", blocks: 2 },
};

export function printOf(kind: string): Print {
  return PRINTS[kind] ?? { class: "medium", blocks: 4 };
}
