/** What the sides of a record are called, and what happened at a step in words. */
import type { BoardFolder } from "../boards";
import { SIDES, type Decision, type ReplayStep, type Side, type Translator } from "../lib/types";
import { readAction } from "../lib/action";
import { labelOf } from "../table/actions";
import { hasArmies } from "../table/names";
import type { Told } from "./replay.svelte";

export type Names = Record<string, string> & Record<Side, string>;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Who played a side, if the record knows it. */
function player(t: Translator, replay: Told, side: Side): string {
  const seat = replay.seats[side] as { kind?: string; name?: string } | undefined;
  return seat?.kind === "computer" ? t.say("web-lobby-computer") : (seat?.name ?? "");
}

/** Armies have names; where there are none, the players do. */
export function namesIn(t: Translator, replay: Told | null): Names {
  const found: Record<string, string> = { ...replay?.names, nobody: t.say("web-nobody") };
  const armies = hasArmies(replay?.steps[0]?.view) ? replay?.sides : null;
  for (const side of SIDES) {
    found[side] = armies?.[side] || (replay && capital(player(t, replay, side))) || t.say(`web-replay-${side}`);
  }
  return found as Names;
}

/** A side with its player, if these are not the same. */
export function seated(t: Translator, replay: Told, side: Side, names: Names): string {
  const name = player(t, replay, side);
  return name && capital(name) !== names[side] ? `${names[side]} (${name})` : names[side];
}

export function resultOf(t: Translator, replay: Told, names: Names): string {
  const { result } = replay;
  if (result === "bottom" || result === "top") return t.say("web-lobby-won-by", { side: names[result as Side] });
  return t.say(result === "nobody" ? "web-lobby-drawn" : "web-replay-unfinished");
}

/** A step in words: what happened, or else what was decided, in the words that the board's folder has for deeds. */
export function tellStep(
  t: Translator,
  replay: Told,
  step: ReplayStep,
  names: Names,
  sayDeed?: BoardFolder["sayDeed"],
): string {
  const { game, verbs, forms = [] } = replay;
  if (step.step === 0) return t.say("web-replay-start");
  const event = step.events[0];
  if (event) return t.tell(game, event.event, event, names);
  const asked = { ...step.view, decision: { ...step.view.decision, forms } as Decision };
  const deed = step.action && forms.length > 0 ? sayDeed?.(asked, step.action, t, names) : null;
  const decided = deed ?? (step.action ? labelOf(t, game, readAction(step.action, verbs)) : t.say("web-replay-unseen"));
  return step.side ? `${names[step.side]}: ${decided}` : decided;
}
