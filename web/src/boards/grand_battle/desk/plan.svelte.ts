/** A leg that is thought of by numbers or by keys: its kind and how much of it. */

import type { Desk } from "../desk.svelte";

export interface LegKind {
  key: string;
  verb: string;
  /** What is said beside units and number. */
  words: Record<string, string>;
  isAngle: boolean;
  /** Its sign on a button. */
  sign: string;
}

export const LEGS: readonly LegKind[] = [
  { key: "advance", verb: "advance", words: {}, isAngle: false, sign: "M0,6V-6M-4,-2L0,-6L4,-2" },
  { key: "back", verb: "back", words: {}, isAngle: false, sign: "M0,-6V6M-4,2L0,6L4,2" },
  { key: "left", verb: "sideways", words: { hand: "left" }, isAngle: false, sign: "M6,0H-6M-2,-4L-6,0L-2,4" },
  { key: "right", verb: "sideways", words: { hand: "right" }, isAngle: false, sign: "M-6,0H6M2,-4L6,0L2,4" },
  {
    key: "wheel-left",
    verb: "wheel",
    words: { pivot: "left" },
    isAngle: true,
    sign: "M-6,5H6M6,5A12,12 0 0 0 0,-5M-1.5,-1.5L-.5,-5.6L3.6,-4.6",
  },
  {
    key: "wheel-right",
    verb: "wheel",
    words: { pivot: "right" },
    isAngle: true,
    sign: "M-6,5H6M-6,5A12,12 0 0 1 0,-5M1.5,-1.5L.5,-5.6L-3.6,-4.6",
  },
];

/** Going on in the opposite sense takes back what was thought of. */
const OPPOSITE: Record<string, string> = {
  advance: "back",
  back: "advance",
  left: "right",
  right: "left",
  "wheel-left": "wheel-right",
  "wheel-right": "wheel-left",
};

export class LegPlan {
  leg = $state.raw<LegKind>(LEGS[0]!);
  amount = $state("");

  constructor(readonly desk: Desk) {}

  pick(leg: LegKind): void {
    if (leg.isAngle !== this.leg.isAngle) this.amount = "";
    this.leg = leg;
    this.#think();
  }

  set(amount: string): void {
    this.amount = amount;
    this.#think();
  }

  clear(): void {
    this.amount = "";
  }

  /** So much more of a leg; what was thought of in the opposite sense gets less. */
  nudge(key: string, by: number): void {
    const value = Number(this.amount.replace(",", ".")) || 0;
    const isBack = OPPOSITE[key] === this.leg.key && value > 0;
    if (isBack) {
      const rest = Math.round((value - by) * 1000) / 1000;
      this.set(rest > 0 ? String(rest) : "");
      return;
    }
    const isSame = this.leg.key === key;
    this.leg = LEGS.find((leg) => leg.key === key)!;
    this.set(String(Math.round(((isSame ? value : 0) + by) * 1000) / 1000));
  }

  #think(): void {
    const { desk, leg } = this;
    const value = Number(this.amount.replace(",", "."));
    if (!(value > 0) || desk.chosen.size === 0) {
      desk.forget();
      return;
    }
    const text = desk.text(leg.verb, {
      units: desk.units,
      ...leg.words,
      [leg.isAngle ? "angle" : "length"]: this.amount,
    });
    if (text) desk.think(text);
  }
}
