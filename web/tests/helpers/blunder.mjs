/** A game of which there is something to be said afterwards, instead of one that is played badly click by click. */

import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PYTHON } from "./server.mjs";

const PROGRAM = fileURLToPath(new URL("blunder.py", import.meta.url));
const run = promisify(execFile);

/** What was played: many tests of a file look at the same game. @type {Map<string, Promise<string>>} */
const played = new Map();

/**
 * A game that the bottom side has played at random so far, to be gone on with against the computer.
 * @param {string} url of the server
 * @param {string} game
 * @param {number} decisions so many of the bottom side
 * @returns {Promise<string>} the link of the bottom side
 */
export async function blunderIn(url, game, decisions) {
  const words = [game, "3", String(decisions)];
  const key = words.join(" ");
  const record = played.get(key) ?? run(PYTHON, [PROGRAM, ...words]).then(({ stdout }) => stdout);
  played.set(key, record);
  const seats = { bottom: { kind: "here" }, top: { kind: "computer", level: "soldier" } };
  const answer = await fetch(`${url}/api/records`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ record: await record, seats }),
  });
  const made = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(made));
  return `${url}/#/game/${made.id}/${made.seats.bottom}`;
}
