/** What clicks mean in Napoleonics: the gestures of all games of the system, with its own words. */

import type { HexGrid } from "../hex/geometry";
import type { HexPath } from "../hex/types";
import { HEX_WIDTH } from "../hex/geometry";
import { offerOf as offerWith, withVerbs, type Offer } from "../commands_colors/gestures";
import type { NapoleonicsView } from "./view";

export const VERBS = withVerbs({
  goals: ["retire-to"],
  steps: ["retire-to"],
  meant: {
    "cc-ask-supply": "supply",
    "cc-ask-support": "support",
    "cc-ask-retire": "retire-to",
  },
});

/** Sort the legal actions. */
export function offerOf(view: NapoleonicsView, actions: readonly string[]): Offer {
  return offerWith(view, actions, VERBS);
}

/** Questions while an attack is declared and not yet thrown for: everybody sees who attacks whom. */
const DECLARED: ReadonlySet<string> = new Set(["cc-ask-support", "cc-ask-react", "cc-ask-battle-back"]);

/** The attack under way: its leading unit, the batteries that joined it, and thin those that may. */
export function fightOf(view: NapoleonicsView, offer: Offer): HexPath[] {
  const combat = view.combat;
  if (combat === null || !DECLARED.has(offer.question)) return [];
  const may = [...offer.direct].filter(([, here]) => here.some(({ verb }) => verb === "support"));
  return [
    { hexes: [combat.from, combat.target], kind: "attack" },
    ...combat.supporters.map((hex): HexPath => ({ hexes: [hex, combat.target], kind: "fire" })),
    ...may.map(([hex]): HexPath => ({ hexes: [hex, combat.target], kind: "fire", faint: true })),
  ];
}

export const SECTIONS = ["left", "center", "right"] as const;
export type Section = (typeof SECTIONS)[number];

/** The hexes of a section as the viewer sees the board; a hex on a line belongs to both sides of it. */
export function sectionHexes(grid: HexGrid, section: Section): string[] {
  const [first = 0, second = 0] = grid.lines().sort((a, b) => a - b);
  const slack = HEX_WIDTH / 4;
  return grid.labels.filter((label) => {
    const { x } = grid.centre(label);
    if (section === "left") return x < first + slack;
    if (section === "right") return x > second - slack;
    return x > first - slack && x < second + slack;
  });
}

/** The squares that may be left now, by hex. */
export function leavable(offer: Offer): Map<string, string> {
  const found = new Map<string, string>();
  for (const [hex, here] of offer.direct) {
    const leave = here.find(({ verb }) => verb === "leave-square");
    if (leave !== undefined) found.set(hex, leave.action);
  }
  return found;
}

/** The legal answers to an attack, in the order in which they are shown. */
export function answersOf(actions: readonly string[]): string[] {
  return ["stand", "square", "retire", "first-strike"].filter((answer) => actions.includes(answer));
}
