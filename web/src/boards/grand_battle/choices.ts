/** Decisions as things one can press: what is offered, whom each choice is about, and what a click on a unit means. */

import { readAction } from "../../lib/action";
import { readDeed, textOf, type Filled } from "../../lib/forms";
import type { Decision, DeedField, DeedForm } from "../../lib/types";
import type { GrandBattleView } from "./view";

export interface Choice {
  text: string;
  verb: string;
  /** Whose doing it is. */
  units: string[];
  /** Whom, or what, it is aimed at. */
  target: string | null;
  /** What else is said, by the names of the fields. */
  words: Filled;
}

/** More than so many are no list to choose from. */
const MOST = 60;

/** What a decision offers one by one, deeds and counted actions alike. */
export function choicesOf(
  decision: Decision | undefined,
  actions: readonly string[],
  drawn: ReadonlySet<string>,
): Choice[] {
  if (!decision) return [];
  const forms = decision.forms ?? [];
  const told = (decision as { choices?: string[] }).choices;
  const deeds = told ? told.flatMap((text) => readChoice(forms, text) ?? []) : forms.flatMap(listed);
  const counted = actions
    .map((text) => readAction(text, decision.verbs))
    .filter(({ verb }) => drawn.has(verb))
    .map(({ text, verb, words }) => ({ text, verb, units: [], target: null, words: { ...words } }));
  return [...counted, ...deeds];
}

/** A deed as a choice; null if none of the forms has it. */
export function readChoice(forms: readonly DeedForm[], text: string): Choice | null {
  for (const form of forms) {
    const filled = readDeed(form, text);
    if (filled) return choiceOf(form, filled);
  }
  return null;
}

function choiceOf(form: DeedForm, filled: Filled): Choice {
  const units = (filled["units"] ?? filled["unit"] ?? filled["marker"] ?? "").split(",").filter(Boolean);
  return { text: textOf(form, filled), verb: form.verb, units, target: filled["target"] ?? null, words: filled };
}

/** All deeds of a form whose fields are to be picked from lists; none of one that wants numbers or places. */
function listed(form: DeedForm): Choice[] {
  let found: Filled[] = [{}];
  for (const field of form.fields) {
    const values = field.kind === "word" ? wordsOf(field) : field.offered;
    if (!values) return [];
    found = found.flatMap((filled) => values.map((value) => ({ ...filled, [field.name]: value })));
    if (found.length > MOST) return [];
  }
  return found.map((filled) => choiceOf(form, filled));
}

/** The words a field may hold: of those that are worth naming the ones that it has. */
function wordsOf({ values = [], offered = [] }: DeedField): string[] {
  const named = values.filter((value) => offered.includes(value));
  return named.length > 0 ? named : values;
}

/** What a click on a unit, a marker or an obstacle does, once these have been chosen: only where it can mean one thing. */
export function meantBy(choices: readonly Choice[], chosen: ReadonlySet<string>): Map<string, string> {
  const open = choices.filter(({ units }) => units.some((unit) => chosen.has(unit)));
  const asked = open.length > 0 ? open : choices;
  const byPlace = new Map<string, Set<string>>();
  for (const { text, units, target } of asked) {
    const places = target !== null ? [target] : units.length === 1 ? units : [];
    for (const place of places) byPlace.set(place, (byPlace.get(place) ?? new Set()).add(text));
  }
  const found = new Map<string, string>();
  for (const [place, texts] of byPlace) if (texts.size === 1) found.set(place, [...texts][0]!);
  return found;
}

/** Whom a decision is about. */
export function subjectsOf(view: GrandBattleView): string[] {
  const { decision } = view;
  if (!decision) return [];
  const told = decision as { subjects?: string[]; unit?: string };
  if (told.subjects) return told.subjects;
  const { unit, units, gun } = decision.about as { unit?: unknown; units?: unknown; gun?: unknown };
  return [told.unit, unit, gun, ...(Array.isArray(units) ? units : [])].filter(
    (each): each is string => typeof each === "string",
  );
}

/** Against whom it is. */
export function foesOf(view: GrandBattleView): string[] {
  const about = view.decision?.about ?? {};
  const found = [about["target"], about["threat"]].flat();
  return found.filter((each): each is string => typeof each === "string");
}

/** The form of a verb, with these fields among its own. */
export function formOf(
  decision: Decision | undefined,
  verb: string,
  ...fields: readonly string[]
): DeedForm | undefined {
  return decision?.forms?.find(
    (form) => form.verb === verb && fields.every((name) => form.fields.some((field) => field.name === name)),
  );
}

/** The plainest form of a verb: no field that it does not need. */
export function plainForm(decision: Decision | undefined, verb: string): DeedForm | undefined {
  const forms = (decision?.forms ?? []).filter((form) => form.verb === verb);
  return forms.sort((one, other) => one.fields.length - other.fields.length)[0];
}

export function offeredIn(form: DeedForm | undefined, name: string): string[] {
  const field = form?.fields.find((each) => each.name === name);
  return field?.offered ?? field?.values ?? [];
}
