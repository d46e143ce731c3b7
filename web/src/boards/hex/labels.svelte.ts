/** Whether the hexes of a board bear their names: as the viewer wants it, and not before the board itself is seen. */

const KEY = "vexilla-hex-labels";
/** Whoever comes to a table sees first who stands there: a hundred small texts can wait so long, in milliseconds. */
const LATER = 60;

export class Labels {
  isWanted = $state(read());
  #isTime = $state(false);

  get isShown(): boolean {
    return this.isWanted && this.#isTime;
  }

  /** The board is there; the answer ends the waiting. */
  begin(): () => void {
    const later = setTimeout(() => (this.#isTime = true), LATER);
    return () => clearTimeout(later);
  }

  turn(): void {
    this.isWanted = !this.isWanted;
    try {
      localStorage.setItem(KEY, this.isWanted ? "on" : "off");
    } catch {
      // It lasts as long as the page.
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}
