/** Showing the opponent's last turn again, from what this page has seen of it. */

import type { Frame } from "./seat.svelte";
import type { View, Viewer } from "./types";

/** Whose turn it is in a view. */
function active(view: View): unknown {
  return view["active"] ?? view.decision?.side ?? null;
}

/** The frames of the last turn that was not the viewer's, led by how the table stood before it; empty if there is none. */
export function lastTurnOfOther(frames: readonly Frame[], viewer: Viewer): Frame[] {
  const isOthers = (index: number): boolean => {
    const before = frames[index - 1];
    if (!before) return false;
    return viewer === "spectator" ? active(before.view) !== null : active(before.view) !== viewer;
  };
  let end = frames.length - 1;
  while (end > 0 && !isOthers(end)) end--;
  if (end <= 0) return [];
  const whose = active(frames[end - 1]!.view);
  let start = end;
  while (start > 1 && active(frames[start - 2]!.view) === whose) start--;
  const before = frames[start - 1]!;
  const turn = frames.slice(start, end + 1);
  if (!turn.some((frame) => frame.events.length > 0)) return [];
  return [{ ...before, events: [] }, ...turn];
}

/** How long a frame is looked at, in milliseconds. */
export function lengthOf(frame: Frame, hurry: boolean): number {
  const events = Math.min(frame.events.length, 8);
  return hurry ? 350 + 120 * events : 700 + 450 * events;
}
