/** What a lesson points at: things on board and bar are found by what they are, and glow by a style sheet of their own. */

import { readAction } from "../lib/action";
import { readDeed, type Filled } from "../lib/forms";
import type { Decision } from "../lib/types";

/** Where things of each kind are found on the page. */
const PLACES: Record<string, (name: string) => string> = {
  hex: (name) => `.cell[data-hex="${name}"]`,
  card: (name) => `[data-card="${name}"]`,
  dragon: (name) => `[data-dragon="${name}"]`,
  flag: (name) => `[data-drop="flag-${name}"]`,
  pile: (name) => `[data-place="pile-${name}"]`,
  unit: (name) => `.piece[data-piece="${name}"] > .halo.halo`,
  order: (name) => `[data-order="${name}"]`,
  handle: (name) => `[data-handle="${name}"] > .knob`,
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

/** What the fields of a deed are pointed at as. */
const FIELDS: Record<string, string> = { units: "unit", unit: "unit", target: "unit", kind: "order", pivot: "handle" };

/** How things of each kind glow: what is drawn by its outline, what is written by a frame. */
const GLOWS = {
  hex: "stroke: var(--focus); stroke-width: 6; stroke-dasharray: none; animation: lesson-glow 1.6s infinite;",
  base: "stroke: var(--focus); stroke-width: 0.75; stroke-dasharray: none; animation: lesson-glow 1.6s infinite;",
  thing: "outline: 3px solid var(--focus); outline-offset: 2px; animation: lesson-glow 1.6s infinite;",
};
type Glow = keyof typeof GLOWS;
const DRAWN: Record<string, Glow> = { hex: "hex", unit: "base", handle: "base" };

/** The things that an action is made with: whoever wants to do it touches these. */
export function pointsOf(action: string, decision: Decision | undefined): string[] {
  if (!action) return [];
  for (const form of decision?.forms ?? []) {
    const filled = readDeed(form, action);
    if (filled) return [...fieldPoints(filled), `action ${action}`];
  }
  const { is } = readAction(action, decision?.verbs, decision?.roles, decision?.also);
  const things = Object.entries(is).flatMap(([role, word]) => (ROLES[role] ? [`${ROLES[role]} ${word}`] : []));
  return [...things, `action ${action}`];
}

function fieldPoints(filled: Filled): string[] {
  return Object.entries(filled).flatMap(([field, value]) =>
    FIELDS[field] ? value.split(",").map((name) => `${FIELDS[field]} ${name}`) : [],
  );
}

/** The selectors of what is pointed at, by how it glows. */
export function selectorsOf(points: readonly string[]): Record<Glow, string[]> {
  const found: Record<Glow, string[]> = { hex: [], base: [], thing: [] };
  for (const point of points) {
    const cut = point.indexOf(" ");
    const kind = point.slice(0, cut);
    // Actions have letters, digits and a few signs (`advance a1,a2 8.5`, `attack a1 -> b1`); anything else is no name.
    const name = point.slice(cut + 1).replace(/[^\w ,.:=>/-]/g, "");
    const place = PLACES[kind]?.(name);
    if (place) found[DRAWN[kind] ?? "thing"].push(place);
  }
  return found;
}

/** Let things glow until the function that is given back is called. */
export function pointAt(points: readonly string[]): () => void {
  const sheet = new CSSStyleSheet();
  for (const [glow, selectors] of Object.entries(selectorsOf(points)))
    if (selectors.length > 0) sheet.insertRule(`:is(${selectors.join()}) { ${GLOWS[glow as Glow]} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
