/** Moving about the board with the arrow keys: to the nearest thing in that direction. */

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  x: number;
  y: number;
}

function middleOf(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The stop next to another one in the direction of an arrow key, if there is one. */
export function nextStop(board: Element, from: Element, key: string): HTMLElement | null {
  const step = STEPS[key];
  if (!step) return null;
  const start = middleOf(from);
  let best: HTMLElement | null = null;
  let nearest = Infinity;
  for (const stop of board.querySelectorAll<HTMLElement>("[data-stop]")) {
    if (stop === from) continue;
    const place = middleOf(stop);
    const along = (place.x - start.x) * step[0] + (place.y - start.y) * step[1];
    const aside = Math.abs((place.x - start.x) * step[1]) + Math.abs((place.y - start.y) * step[0]);
    // A captured flag has moved a little: it is still beside its neighbours, not above them.
    if (along < 4 || along < 0.4 * aside) continue;
    // Staying in one's row or column counts more than being near.
    const distance = along + 3 * aside;
    // Left and right never leave the row.
    if (step[0] !== 0 && aside > 60) continue;
    if (distance < nearest) [best, nearest] = [stop, distance];
  }
  return best;
}

export const isArrow = (key: string): boolean => key in STEPS;
