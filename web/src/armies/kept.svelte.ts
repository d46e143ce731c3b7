/** The armies that one has built or was given: kept in this browser, and nowhere else. */

import { room } from "../lib/storage.svelte";
import type { ArmyChecked, ArmyDraft } from "./wire";

const KEY = "vexilla-armies";
/** More would leave no room for games. */
const MOST = 200;

export interface KeptArmy {
  id: string;
  name: string;
  /** Its file. */
  text: string;
  /** The same as what can be built on; null where only the text says it all. */
  army: ArmyDraft | null;
  /** The list that it is from; empty where it is its own. */
  list: string;
  price: number;
  faults: number;
  /** When it was changed last, in milliseconds. */
  changed: number;
}

function stored(): KeptArmy[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter((each): each is KeptArmy => typeof each?.id === "string" && typeof each.text === "string");
  } catch {
    return [];
  }
}

/** What is kept of an army that the server has looked at. */
export function keptOf(checked: ArmyChecked): Omit<KeptArmy, "id" | "changed"> {
  return {
    name: checked.name,
    text: checked.text,
    army: checked.army,
    list: checked.list?.key ?? "",
    price: checked.totals?.price ?? 0,
    faults: checked.faults.length,
  };
}

class Kept {
  /** The one that was changed last is the first. */
  all = $state.raw<KeptArmy[]>(stored());
  /** What was deleted last, as long as it can be had again. */
  removed = $state.raw<KeptArmy | null>(null);

  find(id: string): KeptArmy | undefined {
    return this.all.find((army) => army.id === id);
  }

  /** Keep another army; the answer is the id by which it goes. */
  add(checked: ArmyChecked): string {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join("");
    this.#set([{ id, ...keptOf(checked), changed: Date.now() }, ...this.all].slice(0, MOST));
    return id;
  }

  change(id: string, checked: ArmyChecked): void {
    const before = this.find(id);
    if (!before || (before.text === checked.text && before.faults === checked.faults.length)) return;
    this.#set([{ ...before, ...keptOf(checked), changed: Date.now() }, ...this.all.filter((each) => each !== before)]);
  }

  remove(id: string): void {
    this.removed = this.find(id) ?? null;
    this.#set(this.all.filter((each) => each.id !== id));
  }

  undo(): void {
    if (this.removed) this.#set([this.removed, ...this.all]);
    this.removed = null;
  }

  /** Another tab may have changed something. */
  look(): void {
    this.all = stored();
  }

  #set(armies: KeptArmy[]): void {
    this.all = armies;
    room.keep(KEY, JSON.stringify(armies));
  }
}

export const kept = new Kept();
