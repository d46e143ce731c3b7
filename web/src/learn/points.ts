/** What a lesson points at: things on board and bar are found by what they are, and glow by a style sheet of their own. */

import { readAction } from "../lib/action";
import type { Decision } from "../lib/types";

/** Where things of each kind are found on the page. */
const PLACES: Record<string, (name: string) => string> = {
  hex: (name) => `.cell[data-hex="${name}"]`,
  card: (name) => `[data-card="${name}"]`,
  dragon: (name) => `[data-dragon="${name}"]`,
  flag: (name) => `[data-drop="flag-${name}"]`,
  pile: (name) => `[data-place="pile-${name}"]`,
  action: (name) => `[data-action="${name}"]`,
};

/** What the words of an action are to a board, and as what they are pointed at. */
const ROLES: Record<string, string> = {
  unit: "hex",
  leader: "hex",
  to: "hex",
  back: "hex",
  place: "hex",
  target: "hex",
  card: "card",
  open: "card",
  dragon: "dragon",
  flag: "flag",
  pile: "pile",
};

/** The things that an action is made with: whoever wants to do it touches these. */
export function pointsOf(action: string, decision: Decision | undefined): string[] {
  if (!action) return [];
  const { is } = readAction(action, decision?.verbs, decision?.roles, decision?.also);
  const things = Object.entries(is).flatMap(([role, word]) => (ROLES[role] ? [`${ROLES[role]} ${word}`] : []));
  return [...things, `action ${action}`];
}

/** The selectors of what is pointed at. */
export function selectorsOf(points: readonly string[]): { hexes: string[]; things: string[] } {
  const hexes: string[] = [];
  const things: string[] = [];
  for (const point of points) {
    const cut = point.indexOf(" ");
    const kind = point.slice(0, cut);
    // Names of hexes, cards and actions have letters, digits, hyphens and spaces; anything else is no name.
    const name = point.slice(cut + 1).replace(/[^\w -]/g, "");
    const place = PLACES[kind]?.(name);
    if (place) (kind === "hex" ? hexes : things).push(place);
  }
  return { hexes, things };
}

/** Let things glow until the function that is given back is called. */
export function pointAt(points: readonly string[]): () => void {
  const { hexes, things } = selectorsOf(points);
  const sheet = new CSSStyleSheet();
  if (hexes.length > 0) {
    const style =
      "stroke: var(--focus); stroke-width: 6; stroke-dasharray: none; animation: lesson-glow 1.6s infinite;";
    sheet.insertRule(`:is(${hexes.join()}) { ${style} }`);
  }
  if (things.length > 0) {
    const style = "outline: 3px solid var(--focus); outline-offset: 2px; animation: lesson-glow 1.6s infinite;";
    sheet.insertRule(`:is(${things.join()}) { ${style} }`);
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
