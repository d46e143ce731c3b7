/** Lessons as the server tells them: listed, told step by step, tried and asked about. */

import { json } from "../lib/api";
import type { GameEvent, Refused, Side, View } from "../lib/types";

export interface Listed {
  game: string;
  name: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
}

export interface Step {
  name: string;
  title: string;
  task: string;
  hint: string;
  done: string;
  side: Side;
  /** Whether it begins where the step before ended. */
  goes_on: boolean;
  /** What the text speaks of: `hex E5`, `card rally`. */
  points: string[];
  clauses: string[];
}

export interface Lesson {
  game: string;
  name: string;
  title: string;
  about: string;
  /** What one can do after it. */
  end: string;
  minutes: number;
  sides: Record<Side, string>;
  names: Record<string, string>;
  steps: Step[];
}

/** Where a learner stands: nothing of it is kept by the server. */
export interface Standing {
  step: number;
  /** What was done in the steps that this one goes on from. */
  before: string[][];
  taken: string[];
}

export interface Explained {
  text: string;
  clause: string;
}

export interface Tried {
  outcome: "taken" | "done" | "refused" | "wrong" | "elsewhere";
  taken: number;
  refusal: (Refused & { action: string }) | null;
  explained: Explained | null;
  /** What to do next; empty if nothing is left to do. */
  next: string;
  events: GameEvent[];
  view: View;
}

const path = (game: string, name: string): string =>
  `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;

export const list = async (): Promise<Listed[]> => (await json<{ lessons: Listed[] }>("/api/lessons")).lessons;

export const tell = (game: string, name: string): Promise<Lesson> => json(path(game, name));

export const attempt = (lesson: Lesson, standing: Standing, actions: string[]): Promise<Tried> =>
  json(`${path(lesson.game, lesson.name)}/try`, { method: "POST", body: { ...standing, actions } });

export const ask = async (lesson: Lesson, standing: Standing, message: object): Promise<Record<string, unknown>> => {
  const body = { ...standing, message };
  const found = await json<{ answer: Record<string, unknown> }>(`${path(lesson.game, lesson.name)}/ask`, {
    method: "POST",
    body,
  });
  return found.answer;
};
