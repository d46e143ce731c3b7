/** Links that people send each other. */
import { parseRoute } from "../lib/router";

/** Where a pasted text leads, as the parts of an address; null if it is no link of ours. An id alone is watched. */
export function destination(text: string): string[] | null {
  const trimmed = text.trim();
  const hash = trimmed.indexOf("#/");
  if (hash < 0) return /^[A-Za-z0-9_-]{12,64}$/.test(trimmed) ? ["watch", trimmed] : null;
  // A mail program may have put a full stop or a bracket behind it.
  const route = parseRoute(trimmed.slice(hash).replace(/[\s>)\].,;]+.*$/s, ""));
  switch (route.page) {
    case "seat":
      return ["game", route.id, route.token];
    case "join":
      return ["join", route.id, route.invitation];
    case "move":
      return ["move", route.id, ...(route.code ? [route.code] : [])];
    case "table":
    case "watch":
      return [route.page, route.id];
    case "armies":
      return route.path[0] === "shared" ? ["armies", ...route.path] : null;
    case "replay":
      return route.path.length ? ["replay", ...route.path] : null;
    default:
      return null;
  }
}
