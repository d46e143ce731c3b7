/** Going back to a decision to try it again. */

import { api } from "../lib/api";
import { seatsOf } from "../lib/seats";
import { shelf } from "../lobby/library.svelte";
import { begin, sitDown, usualPlan } from "../lobby/plan";
import { noteTable, type Exercise } from "./exercises";

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
  noteTable(made.id, exercise);
  sitDown(made, plan);
}
