/** The clocks one can choose when setting up a game. */
import type { Clock, Translator } from "../lib/types";

export const CLOCKS = ["none", "quick", "calm", "long", "day", "week"] as const;
export type ClockChoice = (typeof CLOCKS)[number];

const DAY = 86_400;

/** What a choice stands for; undefined for no clock. Long ones are for a move now and then. */
export function clockOf(choice: ClockChoice): Clock | undefined {
  switch (choice) {
    case "none":
      return undefined;
    case "quick":
      return { seconds: 15 * 60, increment: 5, per: "game" };
    case "calm":
      return { seconds: 30 * 60, increment: 10, per: "game" };
    case "long":
      return { seconds: 60 * 60, increment: 30, per: "game" };
    case "day":
      return { seconds: DAY, increment: 0, per: "move" };
    case "week":
      return { seconds: 7 * DAY, increment: 0, per: "move" };
  }
}

/** A clock in words: as it was chosen, or otherwise by its minutes. */
export function clockText(clock: Clock, t: Translator): string {
  const same = CLOCKS.find((choice) => JSON.stringify(clockOf(choice)) === JSON.stringify(ordered(clock)));
  if (same) return t.say(`web-lobby-clock-${same}`);
  const minutes = Math.round(clock.seconds / 6) / 10;
  return t.say(clock.per === "game" ? "web-join-clock-game" : "web-join-clock-move", {
    minutes,
    increment: clock.increment,
  });
}

function ordered({ seconds, increment, per }: Clock): Clock {
  return { seconds, increment, per };
}
