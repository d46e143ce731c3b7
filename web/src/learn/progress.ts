/** How far one has come in each lesson; kept in this browser. */

const KEY = "vexilla-lessons";

export interface Progress {
  /** The step one is at. */
  step: number;
  /** How many steps one has reached at all: those one may go back to. */
  reached: number;
  isDone: boolean;
}

const NOTHING: Progress = { step: 0, reached: 0, isDone: false };

/** Where the browser keeps nothing, progress lives as long as the page. */
let book: Record<string, Progress> | null = null;

function read(): Record<string, Progress> {
  if (book) return book;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

export function progressIn(game: string, lesson: string): Progress {
  const { step, reached, isDone } = { ...NOTHING, ...read()[`${game}/${lesson}`] };
  return { step: Number(step) || 0, reached: Number(reached) || 0, isDone: isDone === true };
}

export function keepProgress(game: string, lesson: string, change: Partial<Progress>): void {
  const before = progressIn(game, lesson);
  const after = { ...before, ...change };
  after.reached = Math.max(before.reached, after.reached, after.step);
  after.isDone ||= before.isDone;
  const all = { ...read(), [`${game}/${lesson}`]: after };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    book = all;
  }
}
