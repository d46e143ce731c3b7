/** The games of the register that the page can show, so that a new one is tested without being named here. */

import { execFileSync } from "node:child_process";
import { PYTHON } from "./server.mjs";

const PROGRAM =
  "import json; from vexilla.games import GAMES; print(json.dumps([k for k, g in GAMES.games.items() if g.has_page]))";

/** @type {string[]} */
export const GAMES = JSON.parse(execFileSync(PYTHON, ["-c", PROGRAM], { encoding: "utf8" }));
