/** One click or key while something is told: the next step, where it waits for one; else straight to now. */

import type { Playhead } from "../lib/playhead.svelte";

/** Whether there was something to go on with that is not nearly over: then the click was not meant for anything else. */
function goOn(playhead: Playhead): boolean {
  if (playhead.isLive) return false;
  const wasBusy = playhead.isBusy;
  if (playhead.isWaiting || playhead.isPaused) playhead.step();
  else playhead.skip();
  return wasBusy;
}

/** Clicks on this place go on. */
export function clicksOn(playhead: Playhead): (place: HTMLElement) => () => void {
  return (place) => {
    const clicked = (event: MouseEvent) => {
      if (goOn(playhead)) swallow(event);
    };
    place.addEventListener("click", clicked, true);
    return () => place.removeEventListener("click", clicked, true);
  };
}

/** Keys go on, wherever they would not do something else; Escape leads straight to now, P pauses. */
export function keyOn(playhead: Playhead, event: KeyboardEvent): void {
  const isOn = event.key === "Enter" || event.key === " ";
  // By the place on the keyboard, for Cyrillic letters lie there.
  const isPause = event.code === "KeyP";
  if (playhead.isLive || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!isOn && !isPause && event.key !== "Escape") return;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, aside") || (isOn && target.closest("#choices button, header"))) return;
  if (isPause) playhead.pause();
  else if (!isOn) playhead.skip();
  else if (!goOn(playhead)) return;
  swallow(event);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
