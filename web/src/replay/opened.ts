/** The record file that is being looked at; it stays for this tab, so that the page can be loaded again. */

const KEY = "vexilla-record";

export interface Opened {
  name: string;
  text: string;
}

let opened: Opened | null = null;

export function keepRecord(record: Opened): void {
  opened = record;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Too large for the browser: it lives until the page is loaded again.
  }
}

export function openedRecord(): Opened | null {
  if (opened) return opened;
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    opened = found && typeof (found as Opened).text === "string" ? (found as Opened) : null;
  } catch {
    opened = null;
  }
  return opened;
}

/** The lines around one that is wrong, with their numbers, to be shown. */
export function around(text: string, line: number, reach = 2): { number: number; text: string; wrong: boolean }[] {
  return text
    .split("\n")
    .map((row, at) => ({ number: at + 1, text: row, wrong: at + 1 === line }))
    .slice(Math.max(0, line - 1 - reach), line + reach);
}

/** What the header of a record says under a name; empty where it says nothing. */
export function header(text: string, name: string): string {
  const end = text.indexOf("\n\n");
  const head = end < 0 ? text : text.slice(0, end);
  return new RegExp(`^${name}: *(.*)$`, "m").exec(head)?.[1]?.trim() ?? "";
}
