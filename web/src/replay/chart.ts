/** Scales and paths of the charts. */

/** Maps a range of values onto a range of places. */
export function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

export interface Dot {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A line through points. */
export function line(dots: readonly Dot[]): string {
  return dots.map(({ x, y }, at) => `${at ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

/** A line that keeps its height until the next point: for what changes at a moment. */
export function stairs(dots: readonly Dot[]): string {
  return dots.map(({ x, y }, at) => (at ? `H${round(x)}V${round(y)}` : `M${round(x)} ${round(y)}`)).join("");
}

/** The area between a line and a level. */
export function area(dots: readonly Dot[], level: number): string {
  if (!dots.length) return "";
  return `${line(dots)}L${round(dots.at(-1)!.x)} ${round(level)}L${round(dots[0]!.x)} ${round(level)}Z`;
}

/** The number of the last entry whose step is not after `step`; 0 if all are. */
export function upTo(entries: readonly { step: number }[], step: number): number {
  let low = 0;
  let high = entries.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (entries[middle]!.step <= step) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A sample of at most `most` entries, evenly spread, the first and the last always among them: for tables of text. */
export function sample<T>(entries: readonly T[], most: number): T[] {
  if (entries.length <= most) return [...entries];
  return Array.from({ length: most }, (_, at) => entries[Math.round((at * (entries.length - 1)) / (most - 1))]!);
}
