/** Deeds: actions that cannot be counted, a verb with typed fields (docs/server.md). The server judges them. */

import type { DeedField, DeedForm } from "./types";

/** What stands in each field, by its name. */
export type Filled = Record<string, string>;

/** What a field holds before anybody has touched it: the only thing it can hold, if there is one. */
export function firstValue(field: DeedField): string {
  if (field.kind === "word") return field.values?.[0] ?? "";
  if ((field.kind === "id" || field.kind === "ids") && field.offered?.length === 1) return field.offered[0]!;
  return "";
}

/** The text that is sent: the verb, its fields in their order, and the words between them. */
export function textOf(form: DeedForm, filled: Filled): string {
  const values = form.fields.map((field) => written(field, filled[field.name] ?? ""));
  const words = form.parts ? form.parts.map((part) => part ?? values.shift()!) : values;
  return [form.verb, ...words].join(" ");
}

/** Whether every field holds something. */
export function isFilled(form: DeedForm, filled: Filled): boolean {
  return form.fields.every((field) => written(field, filled[field.name] ?? "") !== "");
}

/** A field with what is always written around it: `pivot=left`, `30deg`. */
function written(field: DeedField, value: string): string {
  const bare = bareOf(field, value);
  return bare && `${field.before ?? ""}${bare}${field.after ?? ""}`;
}

/** What the fields of a form hold in a text; null if it is no deed of this form. */
export function readDeed(form: DeedForm, text: string): Filled | null {
  const [verb, ...words] = text.trim().split(/\s+/);
  const parts = form.parts ?? form.fields.map(() => null);
  if (verb !== form.verb || words.length !== parts.length) return null;
  const filled: Filled = {};
  const fields = [...form.fields];
  for (const [place, part] of parts.entries()) {
    const word = words[place]!;
    if (part !== null && part !== word) return null;
    if (part !== null) continue;
    const { name, before = "", after = "" } = fields.shift()!;
    if (!word.startsWith(before) || !word.endsWith(after)) return null;
    filled[name] = word.slice(before.length, word.length - after.length);
  }
  return filled;
}

/** As people write it, commas for decimal points and spaces between ids included. */
function bareOf(field: DeedField, value: string): string {
  const trimmed = value.trim();
  if (field.kind === "ids")
    return trimmed
      .split(/[\s,]+/)
      .filter(Boolean)
      .join(",");
  if (field.kind === "decimal") return trimmed.replace(",", ".");
  if (field.kind === "point") return trimmed.replace(/\s*[:;]\s*|\s+/, ":").replaceAll(",", ".");
  return trimmed.replaceAll(/\s+/g, "");
}

/** The ids of a list with one more or one less. */
export function toggled(value: string, id: string): string {
  const ids = value.split(",").filter(Boolean);
  return (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]).join(",");
}

/** A whole number of the last of so many places, written as short as it can be: 12500 with three is 12.5. */
export function decimalText(value: number, places: number): string {
  const digits = String(Math.abs(Math.round(value))).padStart(places + 1, "0");
  const rest = digits.slice(digits.length - places).replace(/0+$/, "");
  const whole = digits.slice(0, digits.length - places);
  return `${value < 0 && Math.round(value) !== 0 ? "-" : ""}${whole}${places > 0 && rest ? `.${rest}` : ""}`;
}

/** Asks while something is dragged: one question is under way at a time, and the newest is asked next. */
export class Asker<Answer> {
  #isBusy = false;
  #next: string | null = null;
  #isForgotten = false;
  readonly #ask: (question: string) => Promise<Answer | null>;
  readonly #told: (answer: Answer | null, question: string) => void;

  constructor(
    ask: (question: string) => Promise<Answer | null>,
    told: (answer: Answer | null, question: string) => void,
  ) {
    this.#ask = ask;
    this.#told = told;
  }

  /** Whether an answer is still to come. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Whether something waits to be asked. */
  get hasNext(): boolean {
    return this.#next !== null;
  }

  /** Ask this, and nothing that waited before. */
  ask(question: string): void {
    this.#next = question;
    if (!this.#isBusy) void this.#go();
  }

  /** What is under way is of no interest any more. */
  forget(): void {
    this.#next = null;
    this.#isForgotten = this.#isBusy;
  }

  async #go(): Promise<void> {
    this.#isBusy = true;
    while (this.#next !== null) {
      const question = this.#next;
      this.#next = null;
      this.#isForgotten = false;
      const answer = await this.#ask(question).catch(() => null);
      if (!this.#isForgotten) this.#told(answer, question);
    }
    this.#isBusy = false;
  }
}
