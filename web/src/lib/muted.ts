/** The tables at which one does not read what the other player says; kept in this browser. */

const KEY = "vexilla-muted";
/** So many tables are remembered, the latest ones. */
const MOST = 200;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

/** Whether the other player is muted at a table. */
export function isMuted(game: string): boolean {
  return read().includes(game);
}

/** Mute the other player at a table, or no more. */
export function setMuted(game: string, muted: boolean): void {
  const others = read().filter((each) => each !== game);
  try {
    localStorage.setItem(KEY, JSON.stringify((muted ? [...others, game] : others).slice(-MOST)));
  } catch {
    // Storage is closed: it holds for as long as the page is open.
  }
}
