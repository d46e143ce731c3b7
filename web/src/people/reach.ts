/** Whether others can open the links of this page, and by which address. */

import { json } from "../lib/api";

export interface Reach {
  /** Only this computer reaches the server, or others do too. */
  by: "here" | "network";
  /** The addresses that others open, or would open if the server listened on the network. */
  addresses: string[];
}

/** Whether a name can mean nothing but the computer it is read on. */
export function isLocal(name: string): boolean {
  return name === "localhost" || name === "[::1]" || /^127(\.\d+){3}$/.test(name);
}

let asked: Promise<Reach | null> | undefined;

/** What the server says; null where the page was opened by an address that others can open, too. */
export function reachOf(): Promise<Reach | null> {
  if (!isLocal(location.hostname)) return Promise.resolve(null);
  asked ??= json<Reach>("/api/reach").catch(() => {
    // Links stay as they are; next time it is asked again.
    asked = undefined;
    return null;
  });
  return asked;
}

/** A link of this page as others open it: with this computer's address in the network instead of a name that each computer has for itself. */
export function elsewhere(link: string, reach: Reach | null): string {
  const origin = reach?.addresses[0];
  const hash = link.indexOf("#/");
  return origin && hash >= 0 ? `${origin}/${link.slice(hash)}` : link;
}

/** The link that is given away: on a server that only this computer reaches, no other address is of use yet. */
export function toSend(link: string, reach: Reach | null): string {
  return reach?.by === "network" ? elsewhere(link, reach) : link;
}
