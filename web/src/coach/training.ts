/** Decisions to try again: kept in this browser until they were found, or are forgotten. */

import { api } from "../lib/api";
import { room } from "../lib/storage.svelte";
import type { Side } from "../lib/types";
import { shelf } from "../lobby/library.svelte";
import { begin, sitDown, usualPlan } from "../lobby/plan";
import { seatsOf } from "../lib/seats";

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

const isSame = (one: Exercise, id: string, step: number): boolean => one.id === id && one.step === step;

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

/** What a game's record is shown by. */
export function sourceOf(id: string): { game: string; token?: string } {
  const { bottom, top } = seatsOf(id);
  const token = bottom ?? top;
  return token ? { game: id, token } : { game: id };
}

/** Sit down at the position once more, with new chance and the computer at the other side. */
export async function tryAgain(exercise: Exercise, language: Parameters<typeof shelf.load>[0]): Promise<void> {
  await shelf.load(language);
  const plan = { ...usualPlan(shelf.game(exercise.game)?.levels ?? []), side: exercise.side };
  const { game, scenario, id, step } = exercise;
  const made = await begin(plan, (seats) => api.createGame({ game, scenario, seats, from: { ...sourceOf(id), step } }));
  const tables = read<Record<string, { id: string; step: number }>>(TABLES, {});
  room.keep(TABLES, JSON.stringify({ ...tables, [made.id]: { id, step } }));
  sitDown(made, plan);
}

/** The exercise that is tried at a table, if one is. */
export function exerciseAt(table: string): Exercise | null {
  const at = read<Record<string, { id: string; step: number }>>(TABLES, {})[table];
  return (at && exercises().find((each) => isSame(each, at.id, at.step))) ?? null;
}
