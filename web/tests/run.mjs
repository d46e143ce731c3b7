/**
 * All browser tests, three files at once: most of them wait for servers. The longest files begin, so that none of them
 * is alone in the end.
 */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const LONGEST = ["samurai", "pages", "shared", "napoleonics", "keys", "computer", "looks", "phone", "reference"];
const SUFFIX = ".test.mjs";

const rest = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .filter((name) => !LONGEST.includes(name));
const files = [...LONGEST, ...rest].map((name) => join(import.meta.dirname, name + SUFFIX));

run({ files, concurrency: 3 })
  .on("test:fail", ({ todo }) => {
    if (todo === undefined || todo === false) process.exitCode = 1;
  })
  .compose(spec)
  .pipe(process.stdout);
