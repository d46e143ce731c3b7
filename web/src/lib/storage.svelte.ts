/** What this browser keeps for the page, and whether there is room for more. */

/** Kept only to be quicker next time: given up where room is wanted for what cannot be had again. */
const EASILY_HAD = ["vexilla-quick-starts"];

class Room {
  /** Something could not be kept: it is there as long as the page is open. */
  isFull = $state(false);
  readonly #unkept = new Set<string>();

  /** Keep a text; what was kept before stays where there is no room for the new one. */
  keep(key: string, text: string): boolean {
    const isKept = tryToKeep(key, text) || (giveUp() && tryToKeep(key, text));
    if (isKept) this.#unkept.delete(key);
    else this.#unkept.add(key);
    this.isFull = this.#unkept.size > 0;
    return isKept;
  }
}

function tryToKeep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function giveUp(): boolean {
  try {
    for (const key of EASILY_HAD) localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

export const room = new Room();
