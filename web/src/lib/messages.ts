/**
 * The messages of Fluent files, each of them read when it is said for the first time: a table has a thousand at hand, and says
 * fifty before the first move.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Scope } from "@fluent/bundle/esm/scope.js";

/** The text of every message and term of a file, by its id. */
type Entries = ReadonlyMap<string, string>;

const START = /^(-?[a-zA-Z][\w-]*) *=/gm;
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

const found = new Map<string, Entries>();

/** A translator that learns more files is made anew, and would look for the same messages in the same files again. */
function entriesOf(file: string): Entries {
  let entries = found.get(file);
  if (entries === undefined) {
    const starts = [...file.matchAll(START)];
    entries = new Map(starts.map((start, n) => [start[1]!, file.slice(start.index, starts[n + 1]?.index)]));
    found.set(file, entries);
  }
  return entries;
}

export class Messages {
  readonly #files: readonly Entries[];
  readonly #bundle: FluentBundle;
  readonly #read = new Set<string>();

  constructor(language: string, files: readonly string[]) {
    this.#files = files.map(entriesOf);
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  has(id: string): boolean {
    return this.#files.some((entries) => entries.has(id));
  }

  /** A message with its arguments filled in, null where there is none; what is wrong with it is added to `errors`. */
  format(id: string, args: Record<string, unknown>, errors: Error[]): string | null {
    this.#learn(id);
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, variables(args), errors) : null;
  }

  /** Read a message, and whatever it speaks of. */
  #learn(id: string): void {
    if (this.#read.has(id)) return;
    this.#read.add(id);
    const text = this.#files.find((entries) => entries.has(id))?.get(id);
    if (text === undefined) return;
    this.#bundle.addResource(new FluentResource(text));
    for (const [, other] of text.matchAll(REFERENCE)) this.#learn(other!);
  }
}

/** Numbers of a table are small, and small ones are written alike everywhere: the browser's own way of it is slow to begin. */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

/** Fluent takes texts and numbers; everything else is shown as text. */
function variables(args: Record<string, unknown>): Record<string, FluentVariable> {
  const taken: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number") taken[name] = new Figure(value);
    else taken[name] = typeof value === "string" ? value : String(value ?? "");
  }
  return taken;
}
