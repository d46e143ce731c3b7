/**
 * All browser tests, three files at once: most of them wait for servers. The longest files begin, so that none of them
 * is alone in the end.
 */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const LONGEST = [
  "samurai",
  "pages",
  "shared",
  "napoleonics",
  "keys",
  "computer",
  "looks",
  "phone",
  "reference",
].reverse();
/** How early a file begins. @param {string} file */
const rank = (file) => LONGEST.indexOf(file.replace(".test.mjs", ""));

const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".test.mjs"))
  .sort((one, other) => rank(other) - rank(one))
  .map((file) => join(import.meta.dirname, file));

run({ files, concurrency: 3 })
  .on("test:fail", ({ todo }) => {
    if (todo === undefined || todo === false) process.exitCode = 1;
  })
  .compose(spec)
  .pipe(process.stdout);
