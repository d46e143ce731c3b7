/** The address of the page: everything after the `#`, so that any server can serve it and no token is ever sent in a URL. */

import type { Route } from "./types";

/** The route of an address such as `#/table/ID`. */
export function parseRoute(hash: string): Route {
  const [path = "", search = ""] = hash.replace(/^#/, "").split("?", 2);
  const query = new URLSearchParams(search);
  const [page, ...rest] = path.split("/").filter(Boolean).map(decode);
  const [first = "", second = "", third = ""] = rest;
  if (page === "join" && first && second) return { page: "join", id: first, invitation: second };
  if (page === "move" && first) return { page: "move", id: first, code: second };
  if (page === "game" && first && second) return { page: "seat", id: first, token: second };
  if (page === "game" && first) return { page: "table", id: first };
  if (page === "table" && first) return { page: "table", id: first };
  if (page === "watch" && first) return { page: "watch", id: first };
  if (page === "replay") return { page: "replay", path: rest, query };
  if (page === "armies") return { page: "armies", path: rest, query };
  if (page === "mine") return { page: "mine" };
  if (page === "learn" && first && second) return { page: "lesson", game: first, lesson: second, step: third };
  if (page === "learn") return { page: "learn" };
  if (page === "operator") return { page: "operator" };
  if (page === "rules") return { page: "rules", game: first, clause: second, query };
  return { page: "lobby", query };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a page: `address("rules", "ancients", "ANC-05-002")`. */
export function address(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

/** The whole link to a page of this server, to be given to someone else. */
export function linkTo(...parts: string[]): string {
  return new URL(address(...parts), location.href).href;
}

/** Go to a page. */
export function go(...parts: string[]): void {
  location.hash = address(...parts);
}

/** Go to a page instead of the present one, which is not kept in the history. */
export function replace(...parts: string[]): void {
  history.replaceState(null, "", address(...parts));
  dispatchEvent(new HashChangeEvent("hashchange"));
}
