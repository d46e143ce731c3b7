/** A lesson under way: the step, what was done in it, and what was said of it. */

import { ApiError } from "../lib/api";
import type { Wire } from "../lib/socket";
import type { Chair } from "../lib/table.svelte";
import type { Side, Summary } from "../lib/types";
import { attempt, type Explained, type Lesson, type Tried } from "./lessons";
import { keepProgress } from "./progress";
import { LessonWire } from "./wire";

export class Course {
  /** In the reader's language, which may change. */
  lesson = $state.raw<Lesson>() as Lesson;
  number = $state(0);
  /** What was done in the present step. */
  taken = $state.raw<string[]>([]);
  isDone = $state(false);
  /** Why the last try was not done; with no text it was legal but led elsewhere. */
  explained = $state.raw<Explained | null>(null);
  /** What to do next. */
  next = $state("");
  /** Whether the learner wants to be shown what to do. */
  isShown = $state(false);

  /** What was done in each step, for those that go on from it. */
  #done: string[][] = [];
  #wire: LessonWire | null = null;

  constructor(lesson: Lesson, number: number) {
    this.lesson = lesson;
    this.number = number;
  }

  get step() {
    return this.lesson.steps[this.number]!;
  }

  get side(): Side {
    return this.step.side;
  }

  get isLast(): boolean {
    return this.number === this.lesson.steps.length - 1;
  }

  /** The learner's seat at the table. */
  get chair(): Chair {
    return { side: this.side, dial: () => this.#dial(), summary: () => Promise.resolve(this.#summary()) };
  }

  /** Begin a step, or begin it anew. */
  begin(number: number): void {
    this.number = number;
    this.taken = [];
    this.isDone = false;
    this.explained = null;
    this.isShown = false;
    keepProgress(this.lesson.game, this.lesson.name, { step: number });
    void this.#wire?.lay();
  }

  /** Try something; what came of it. */
  async attempt(actions: string[]): Promise<Tried> {
    this.explained = null;
    const tried = await attempt(this.lesson, this.standing, actions);
    this.taken = [...this.taken, ...actions.slice(0, tried.taken)];
    this.next = tried.next;
    if (tried.taken > 0) this.isShown = false;
    this.isDone = tried.outcome === "done";
    this.explained = tried.outcome === "elsewhere" ? { text: "", clause: "" } : tried.explained;
    if (this.isDone) {
      this.#done[this.number] = this.taken;
      const { game, name } = this.lesson;
      keepProgress(game, name, { reached: this.number + 1, ...(this.isLast ? { isDone: true } : {}) });
    }
    return tried;
  }

  /** Take the last decision back: in a lesson nothing is ever lost. */
  undo(): void {
    this.taken = this.taken.slice(0, -1);
    this.isDone = false;
  }

  get standing() {
    let first = this.number;
    while (this.lesson.steps[first]!.goes_on) first--;
    // Whoever has come here by an address, or anew, goes on from the solutions of the steps before.
    const earlier = Array.from({ length: this.number - first }, (_, index) => this.#done[first + index]);
    const known = earlier.filter((actions) => actions !== undefined);
    return { step: this.number, before: known.length === earlier.length ? known : [], taken: this.taken };
  }

  #dial(): Wire {
    this.#wire = new LessonWire(this);
    return this.#wire;
  }

  /** What a table is told of its game. */
  #summary(): Summary {
    const { game, title, sides, names } = this.lesson;
    const seat = { kind: "here" as const, level: "", awaited: false };
    return {
      id: "",
      game,
      scenario: "",
      title,
      briefing: false,
      coached: false,
      sides,
      names,
      options: {},
      seats: { bottom: { ...seat, name: sides.bottom }, top: { ...seat, name: sides.top } },
      you: this.side,
      state: "playing",
      decider: null,
      winner: null,
      ending: "",
      turn: 0,
      created: 0,
      updated: 0,
      clock: null,
      chat: false,
      watch: false,
      rematch: null,
    };
  }
}

/** Whether the lesson has changed under the learner, so that what he did no longer fits. */
export function isOutdated(problem: unknown): boolean {
  return problem instanceof ApiError && problem.reason === "bad-attempt";
}
