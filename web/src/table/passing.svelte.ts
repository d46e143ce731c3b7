/** Keeps in mind what the viewer was asked last, and says what has ended by itself since. */

import { passedSince, phaseOf, type Passed, type Phase } from "./passed";
import type { Table } from "../lib/table.svelte";

export class Passing {
  /** What has ended without a word; null once the viewer has decided something again. */
  passed = $state.raw<Passed | null>(null);
  #before: Phase | null = null;

  /** Look at the table, now that everything is told. */
  look({ view, side, decided }: Table): void {
    if (!view) return;
    this.passed = passedSince(this.#before, decided, view, side);
    this.#before = phaseOf(view, side) ?? (this.passed === null ? this.#before : null);
  }
}
