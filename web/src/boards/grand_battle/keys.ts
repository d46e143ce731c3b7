/** The table by keys: who is chosen, how far and how much he turns, whom he attacks. */

import type { Desk } from "./desk.svelte";
import type { LegPlan } from "./desk/plan.svelte";
import type { TableHands } from "./hands.svelte";

interface Camera {
  zoomBy(factor: number): void;
  showAll(): void;
  panBy(x: number, y: number): void;
}

interface Table {
  desk: Desk;
  plan: LegPlan;
  hands: TableHands;
  field: Camera | undefined;
  order(kind: string): void;
}

/** A leg that an arrow key means, and by how much. */
const NUDGES: Record<string, string> = {
  ArrowUp: "advance",
  ArrowDown: "back",
  ArrowLeft: "left",
  ArrowRight: "right",
};
const PANS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const ORDERS: Record<string, string> = {
  KeyA: "attack",
  KeyM: "manoeuvre",
  KeyH: "hold",
  KeyE: "recover",
  KeyS: "stand",
};
const BY_DEGREES = 5;

export function keyOn(event: KeyboardEvent, table: Table): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest?.("dialog,[role=tablist],[role=radiogroup]"))
    return;
  if (handled(event, table)) event.preventDefault();
}

function handled(event: KeyboardEvent, { desk, plan, hands, field, order }: Table): boolean {
  const { code, key, shiftKey } = event;
  const isButton = /^(BUTTON|A|SUMMARY)$/.test((event.target as HTMLElement).tagName);
  const { mode } = desk;
  if (key === "+" || key === "=") return (field?.zoomBy(1.4), true);
  if (key === "-") return (field?.zoomBy(1 / 1.4), true);
  if (key === "0") return (field?.showAll(), true);
  if (code === "KeyN") return next(desk, hands, shiftKey ? -1 : 1);
  if (key === "Enter" && !isButton && desk.planned) return (desk.commit(), true);
  if (key === "Escape" && (desk.preview || hands.arrow)) return (hands.cancel(), plan.clear(), true);
  if (key === "Escape" && mode === "sheet" && desk.chosen.size > 0) return (desk.choose([]), true);
  if (mode === "sheet" && desk.chosen.size > 0 && ORDERS[code]) return (order(ORDERS[code]), true);
  if (mode === "manoeuvre" && desk.chosen.size > 0) {
    const leg = NUDGES[key];
    if (leg) return (plan.nudge(leg, shiftKey ? 5 : 1), true);
    if (code === "BracketLeft") return (plan.nudge("wheel-left", shiftKey ? 1 : BY_DEGREES), true);
    if (code === "BracketRight") return (plan.nudge("wheel-right", shiftKey ? 1 : BY_DEGREES), true);
  }
  const pan = PANS[key];
  if (pan && !isButton) return (field?.panBy(...pan), true);
  return false;
}

/** The next one of whom something can be done: an own unit, or during an attack an enemy. */
function next(desk: Desk, hands: TableHands, by: number): boolean {
  if (desk.mode === "attack") {
    const reached = desk.reached.filter(({ attack, reaches }) => attack && reaches);
    if (reached.length === 0) return false;
    const at = reached.findIndex(({ target }) => target === hands.aimed);
    const found = reached[(at + by + reached.length) % reached.length]!;
    hands.aimed = found.target;
    hands.looked = found.target;
    desk.think(found.attack!);
    return true;
  }
  const open = [...desk.open].sort();
  if (open.length === 0) return false;
  const at = desk.chosen.size === 1 ? open.indexOf([...desk.chosen][0]!) : by > 0 ? -1 : 0;
  const id = open[(at + by + open.length) % open.length]!;
  desk.choose([id]);
  hands.looked = id;
  return true;
}
