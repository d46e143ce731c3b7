/** Reading a QR code off the page, as a camera would, with the reader that shares nothing with the maker. */

import { read } from "./qr_reader.mjs";

/** @import { Locator } from "playwright-core" */

/** The margin around the code, in modules. */
const QUIET = 4;

/** What a QR code on the page says. @param {Locator} code */
export async function scanned(code) {
  const size = Number((await code.getAttribute("viewBox"))?.split(" ").at(-1)) - 2 * QUIET;
  const path = (await code.locator("path").getAttribute("d")) ?? "";
  const modules = Array.from({ length: size }, () => new Array(size).fill(false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let step = 0; step < Number(run); step++) modules[Number(y) - QUIET][Number(x) - QUIET + step] = true;
  }
  return read(modules).text;
}
