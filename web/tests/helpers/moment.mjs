/** A table at which something may be done at once, instead of after a hundred decisions. */

import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PYTHON } from "./server.mjs";

const PROGRAM = fileURLToPath(new URL("moment.py", import.meta.url));
const run = promisify(execFile);

/** What has been searched for: many tests of a file begin at the same moment. @type {Map<string, Promise<string>>} */
const found = new Map();

/** The record of a game up to a moment, and whose decision it is there. @param {string[]} words of the program */
async function search(words) {
  const key = words.join("\n");
  const searched = found.get(key) ?? run(PYTHON, [PROGRAM, ...words]).then(({ stdout }) => stdout);
  found.set(key, searched);
  return JSON.parse(await searched);
}

/**
 * Have a game played until somebody may do something, and go on with its record, each seat by its own link.
 * @param {string} url of the server
 * @param {{game: string, scenario: string, verb: string, likes?: string[], first?: number}} wishes `verb`: how an action
 * begins that shall be on offer
 * @returns {Promise<{bottom: string, top: string, decider: "bottom" | "top"}>} the links, and whose decision it is
 */
export async function momentOf(url, { game, scenario, verb, likes = [], first = 1 }) {
  const { record, decider } = await search([game, scenario, verb, String(first), ...likes]);
  const seats = { bottom: { kind: "here" }, top: { kind: "here" } };
  const answer = await fetch(`${url}/api/records`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ record, seats }),
  });
  const made = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(made));
  const link = (/** @type {"bottom" | "top"} */ side) => `${url}/#/game/${made.id}/${made.seats[side]}`;
  return { bottom: link("bottom"), top: link("top"), decider };
}
