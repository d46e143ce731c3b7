/** Decisions to try again: kept in this browser until they were found, or are forgotten. */

import { room } from "../lib/storage.svelte";
import type { Side } from "../lib/types";

export interface Exercise {
  /** The game in which it went wrong, and the step. */
  id: string;
  step: number;
  game: string;
  scenario: string;
  title: string;
  side: Side;
  turn: number;
  action: string;
  costs: number;
  /** It was found. */
  isFound: boolean;
}

/** The game and the step of an exercise. */
type Place = Pick<Exercise, "id" | "step">;

const KEY = "vexilla-training";
/** The tables at which one is being tried: by id of the table, which exercise. */
const TABLES = "vexilla-training-tables";
/** Nobody tries more again. */
const MOST = 100;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

const isSame = (one: Place, id: string, step: number): boolean => one.id === id && one.step === step;

export function exercises(): Exercise[] {
  const found = read<Exercise[]>(KEY, []);
  return Array.isArray(found) ? found : [];
}

/** Keep exercises; one that is there already stays as it is. */
export function keepExercises(more: readonly Exercise[]): void {
  const before = exercises();
  const fresh = more.filter(({ id, step }) => !before.some((each) => isSame(each, id, step)));
  room.keep(KEY, JSON.stringify([...fresh, ...before].slice(0, MOST)));
}

export function forgetExercise(id: string, step: number): void {
  room.keep(KEY, JSON.stringify(exercises().filter((each) => !isSame(each, id, step))));
}

export function noteFound(id: string, step: number): void {
  const after = exercises().map((each) => (isSame(each, id, step) ? { ...each, isFound: true } : each));
  room.keep(KEY, JSON.stringify(after));
}

/** An exercise is tried at a table. */
export function noteTable(table: string, { id, step }: Place): void {
  const tables = read<Record<string, Place>>(TABLES, {});
  room.keep(TABLES, JSON.stringify({ ...tables, [table]: { id, step } }));
}

/** The exercise that is tried at a table, if one is. */
export function exerciseAt(table: string): Exercise | null {
  const at = read<Record<string, Place>>(TABLES, {})[table];
  return (at && exercises().find((each) => isSame(each, at.id, at.step))) ?? null;
}
