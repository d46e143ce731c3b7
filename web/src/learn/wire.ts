/** A table's connection that leads to a lesson: the messages are those of any table, the answers come by HTTP. */

import { ApiError } from "../lib/api";
import type { Wire } from "../lib/socket";
import type { ServerMessage, Side, TableState } from "../lib/types";
import { isOutdated, type Course } from "./course.svelte";
import { ask, attempt } from "./lessons";

interface Message {
  do: string;
  id: string;
  actions?: string[];
  action?: string;
}

const QUESTIONS = new Set(["why", "odds", "preview", "ask", "study", "marks"]);

/** Versions only ever grow, also over a connection that was made anew. */
let version = 0;

export class LessonWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #course: Course;

  constructor(course: Course) {
    this.#course = course;
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    void this.#answer(JSON.parse(text) as Message);
  }

  close(): void {
    this.onopen = this.onmessage = this.onclose = null;
  }

  /** Lay out the step as it stands. */
  async lay(): Promise<void> {
    try {
      await this.#tryOut([]);
    } catch (problem) {
      if (isOutdated(problem) && this.#course.taken.length > 0) return this.#course.begin(this.#course.number);
      // Whoever cannot be reached now is asked again later.
      const isPassing = problem instanceof ApiError && problem.status === 0;
      this.#say({ ...errorOf(problem), id: null, ...(isPassing ? { reason: "unavailable" } : {}) });
    }
  }

  async #answer(message: Message): Promise<void> {
    const { id } = message;
    if (message.do === "hello") return this.lay();
    try {
      if (message.do === "act") await this.#act(id, message.actions ?? []);
      else if (message.do === "undo") {
        this.#course.undo();
        await this.#tryOut([]);
        this.#say({ is: "done", id, version });
      } else if (QUESTIONS.has(message.do)) {
        const answer = await ask(this.#course.lesson, this.#course.standing, message);
        // What a rule forbids the board only asks about; the lesson may have its own words for it.
        if (answer["allowed"] === false && message.action) await this.#course.attempt([message.action]);
        this.#say({ is: "answer", id, ...answer });
      } else this.#say({ is: "answer", id });
    } catch (problem) {
      this.#say({ ...errorOf(problem), id });
    }
  }

  async #act(id: string, actions: string[]): Promise<void> {
    const tried = await this.#tryOut(actions);
    if (tried.refusal) this.#say({ is: "refused", id, ...tried.refusal, taken: tried.taken });
    else this.#say({ is: "done", id, version });
  }

  /** Try actions, and tell how the table stands afterwards. */
  async #tryOut(actions: string[]): ReturnType<typeof attempt> {
    const tried = await this.#course.attempt(actions);
    if (tried.taken > 0 || actions.length === 0) {
      const { events, view } = tried;
      this.#say({ is: "table", version: ++version, log: 0, events, view, table: this.#around() });
    }
    return tried;
  }

  #say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** What is around the board: nothing but the two sides. */
  #around(): TableState {
    const { lesson, taken, isDone } = this.#course;
    const seat = (side: Side) =>
      ({ kind: "here", name: lesson.sides[side], level: "", awaited: false, coming: false, present: true }) as const;
    return {
      state: "playing",
      winner: null,
      ending: "",
      seats: { bottom: seat("bottom"), top: seat("top") },
      undo: taken.length > 0 && !isDone ? null : "undo-nothing",
      offers: { draw: null, takeback: null },
      clock: null,
      chat: false,
      orders: [],
      withdraw: [],
      thinking: false,
      rematch: null,
      spectators: 0,
      connections: 1,
    };
  }
}

function errorOf(problem: unknown) {
  const known = problem instanceof ApiError;
  if (!known) console.error(problem);
  return {
    is: "error" as const,
    reason: known ? problem.reason : "unexpected",
    message: known ? problem.message : "",
    arguments: known ? problem.args : {},
  };
}
