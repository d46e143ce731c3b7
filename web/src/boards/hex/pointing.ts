/** Mouse, pen and fingers on a board: clicks, drags that are gestures, panning, pinching, holding. */

import type { Point } from "./geometry";
import type { Look } from "./types";

/** How long a finger rests before it asks what is under it, in milliseconds. */
const HOLD = 450;
/** How far a pointer goes before it is a drag, in pixels. */
const SLACK = 7;

export interface Client {
  clientX: number;
  clientY: number;
}

export interface PointingBoard {
  hexUnder(event: Client): string | null;
  /** The hexes from one to another, without the first. */
  lineTo(here: string, there: string): string[];
  /** Whether a drag that begins here is a gesture. */
  isHandle(label: string): boolean;
  canPan(): boolean;
  /** By so many pixels. */
  pan(dx: number, dy: number): void;
  pinch(factor: number, middle: Client): void;
  look(label: string | null, how: Look, part: string | null): void;
  sweep(labels: readonly string[], isDone: boolean): void;
  pick(label: string, part: string | null, isTouch: boolean): void;
  /** A line from the hex that was picked last to this one. */
  pickLine(label: string): void;
}

/** The hex, and the part of what stands on it, that an element of the drawing belongs to. */
export function partOf(target: EventTarget | null): { label: string | null; part: string | null } {
  const found = target instanceof Element ? target.closest<SVGElement>("[data-hex]") : null;
  return { label: found?.dataset["hex"] ?? null, part: found?.dataset["part"] ?? null };
}

export class Pointing {
  /** Whether the last pointer was a finger. */
  isTouch = false;
  readonly #pointers = new Map<number, Point>();
  #start: Point | null = null;
  #isMoved = false;
  #isHeld = false;
  #swept: string[] | null = null;
  #gap = 0;
  #looked = "";
  #hold: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly board: PointingBoard) {}

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(this.#hold);
    if (this.#pointers.size === 2) {
      this.#gap = this.#spread();
      this.#stopSweep(false);
      this.#isMoved = true;
      return;
    }
    this.#start = { x: event.clientX, y: event.clientY };
    this.#isMoved = false;
    this.#isHeld = false;
    this.isTouch = event.pointerType === "touch";
    const { label, part } = partOf(event.target);
    if (label === null) return;
    if (this.isTouch) {
      this.#hold = setTimeout(() => {
        this.#isHeld = true;
        this.board.look(label, "hold", part);
      }, HOLD);
    } else if (this.board.isHandle(label)) this.#swept = [label];
  }

  move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType !== "touch") this.#look(event);
      return;
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 2) {
      this.#pinch();
      return;
    }
    if (this.#start === null) return;
    if (!this.#isMoved && Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > SLACK) {
      this.#isMoved = true;
      clearTimeout(this.#hold);
      const isHeldFast = this.board.canPan() || this.#swept !== null;
      if (isHeldFast && event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    }
    if (!this.#isMoved) return;
    if (this.#swept !== null) this.#sweep(this.#swept, event);
    else if (this.board.canPan()) this.board.pan(before.x - event.clientX, before.y - event.clientY);
  }

  up(event: PointerEvent): void {
    clearTimeout(this.#hold);
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size > 0) return;
    this.#start = null;
    this.#stopSweep(event.type === "pointerup" && this.#isMoved);
  }

  leave(event: PointerEvent): void {
    // A finger that is lifted leaves, too; what it looked at stays.
    if (event.pointerType === "touch") return;
    this.#looked = "";
    this.board.look(null, "pointer", null);
  }

  click(event: MouseEvent): void {
    if (this.#isMoved || this.#isHeld) {
      this.#isMoved = false;
      this.#isHeld = false;
      return;
    }
    const { label, part } = partOf(event.target);
    if (label === null) return;
    if (event.shiftKey) this.board.pickLine(label);
    // Clicks without a pointer come from keys and screen readers.
    else this.board.pick(label, part, this.isTouch && event.detail > 0);
  }

  #look(event: PointerEvent): void {
    const { label, part } = partOf(event.target);
    const key = `${label}/${part}`;
    if (key === this.#looked) return;
    this.#looked = key;
    this.board.look(label, "pointer", part);
  }

  #sweep(swept: string[], event: PointerEvent): void {
    const label = this.board.hexUnder(event);
    if (label === null || swept.at(-1) === label) return;
    // A quick hand skips hexes: those between count, too.
    const line = this.board.lineTo(swept.at(-1)!, label);
    swept.push(...line.filter((each) => !swept.includes(each) || each === label));
    this.board.sweep(swept, false);
  }

  #stopSweep(isDone: boolean): void {
    if (this.#swept !== null && this.#swept.length > 1) this.board.sweep(this.#swept, isDone);
    this.#swept = null;
  }

  #pinch(): void {
    const wide = this.#spread();
    const [a, b] = [...this.#pointers.values()];
    this.board.pinch(wide / this.#gap, { clientX: (a!.x + b!.x) / 2, clientY: (a!.y + b!.y) / 2 });
    this.#gap = wide;
  }

  #spread(): number {
    const [a, b] = [...this.#pointers.values()];
    return Math.max(1, Math.hypot(a!.x - b!.x, a!.y - b!.y));
  }
}
