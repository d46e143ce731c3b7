/** The games of the register, so that a new one is tested in the browser without being named here. */

import { execFileSync } from "node:child_process";
import { PYTHON } from "./server.mjs";

const PROGRAM = "import json; from vexilla.games import GAMES; print(json.dumps(list(GAMES.games)))";

/** @type {string[]} */
export const GAMES = JSON.parse(execFileSync(PYTHON, ["-c", PROGRAM], { encoding: "utf8" }));
