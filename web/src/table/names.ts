/** What the sides and the people of a table are called. */

import type { Side, Summary, TableState, Translator, Viewer, View } from "../lib/types";
import { SIDES } from "../lib/types";

/** Whether those who meet are armies, which have names of their own. */
export function hasArmies(view: View | null | undefined): boolean {
  return Boolean(view?.["armies"] ?? view?.["measured"]);
}

/** The armies of a battle by their names; where there are none, the players by theirs. */
export function namesOf(
  t: Translator,
  summary: Summary | null,
  table: TableState | null,
  view: View | null,
): Record<string, string> {
  const names: Record<string, string> = { ...summary?.names, nobody: t.say("web-nobody") };
  for (const side of SIDES) {
    const army = hasArmies(view) ? summary?.sides[side] || String(view?.["armies"]?.[side] ?? "") : "";
    names[side] = army || personOf(t, side, table);
  }
  return names;
}

function personOf(t: Translator, side: Side, table: TableState | null): string {
  const seat = table?.seats[side];
  if (seat?.name) return seat.name;
  const other = table?.seats[side === "bottom" ? "top" : "bottom"];
  if (seat?.kind === "computer" && other?.kind !== "computer") return capital(t.say("web-seat-computer"));
  if (seat?.kind !== "computer" && other?.kind === "computer") return capital(t.say("web-seat-person"));
  return t.say(side === "bottom" ? "web-first-side" : "web-second-side");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Who sits on a side, in small print: what its name does not say already. */
export function sitterOf(
  t: Translator,
  side: Side,
  table: TableState,
  viewer: Viewer,
  isShared: boolean,
  name: string,
): string {
  const seat = table.seats[side];
  if (seat.kind === "computer") {
    const level = `web-level-${seat.level}`;
    if (name === capital(t.say("web-seat-computer"))) return t.knows(level) ? t.say(level) : "";
    return t.knows(level) ? t.say("web-seat-computer-level", { level: t.say(level) }) : t.say("web-seat-computer");
  }
  if (side === viewer && !isShared)
    return seat.name && seat.name !== name ? `${seat.name} (${t.say("web-seat-you")})` : t.say("web-seat-you");
  return seat.name === name ? "" : seat.name || t.say("web-seat-person");
}

/** Milliseconds as people read a clock: 2 days 1:05:09, 4:07, and tenths at the very end. */
export function timeText(t: Translator, milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.floor(left / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (value: number): string => String(value).padStart(2, "0");
  const time = `${hours > 0 || days > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
  return days > 0 ? t.say("web-clock-days", { days, time }) : time;
}
