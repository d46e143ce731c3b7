/** The last turn of somebody else, to be told once more. */

import { api, type Source } from "./api";
import { activeIn, type Frame } from "./playhead.svelte";
import type { GameEvent, Viewer } from "./types";

export interface Turn {
  /** The changes of the turn, led by how the table stood before it. */
  frames: Frame[];
  /** Whether it is known how the turn began. */
  isWhole: boolean;
}

/** Whether somebody else has had a turn, as far as the log says whose turns there were. */
export function hasTurnOfOther(log: readonly GameEvent[], viewer: Viewer): boolean {
  const sided = log.filter(({ side }) => side !== undefined);
  const openings = sided.filter(({ sort }) => sort === "turn");
  return (openings.length > 0 ? openings : sided).some(({ side }) => side !== viewer);
}

/** The last turn that was not the viewer's, with the viewer's answers inside it; no frames if there is none. */
export function lastTurnOfOther(frames: readonly Frame[], viewer: Viewer): Turn {
  const whoseBefore = (index: number): unknown => (frames[index - 1] ? activeIn(frames[index - 1]!.view) : null);
  const isOthers = (index: number): boolean => whoseBefore(index) !== null && whoseBefore(index) !== viewer;
  let end = frames.length - 1;
  while (end > 0 && !isOthers(end)) end--;
  if (end <= 0) return { frames: [], isWhole: false };
  const whose = whoseBefore(end);
  let start = end;
  while (start > 1 && whoseBefore(start - 1) === whose) start--;
  const turn = frames.slice(start, end + 1);
  if (!turn.some((frame) => frame.events.length > 0)) return { frames: [], isWhole: false };
  return { frames: [{ ...frames[start - 1]!, events: [] }, ...turn], isWhole: start > 1 };
}

/** The same from the record of the game: this page may have been opened in the middle of the turn, or long after it. */
export async function recordedTurn(source: Source, viewer: Viewer): Promise<Frame[]> {
  const { steps } = await api.replay(source, viewer);
  const frames = steps.map(({ step, view, events }): Frame => ({ version: step, view, events, logFrom: 0 }));
  return lastTurnOfOther(frames, viewer).frames;
}
