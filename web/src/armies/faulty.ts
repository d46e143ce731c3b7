/** What the server says against an army that is brought: one sentence, and the faults of its file. */

import { ApiError, messageOf } from "../lib/api";
import type { Fault, Translator } from "../lib/types";

export function wrongWith(error: unknown, t: Translator): { problem: string; faults: Fault[] } {
  if (error instanceof ApiError && Array.isArray(error.args["faults"])) {
    const faults = error.args["faults"] as Fault[];
    return { problem: t.say("web-armies-meet-faults", { name: String(error.args["name"] ?? "") }), faults };
  }
  return { problem: messageOf(error, t), faults: [] };
}
