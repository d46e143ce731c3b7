/** Which game a reader looked at last: its battles are shown again when he comes back. */

const KEY = "vexilla-lobby-game";

export function lastGame(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepGame(game: string): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // It lasts as long as the page.
  }
}
