/** Whatever is text is laid beside itself as small as it gets, which the server could not do for every request. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

/** As the server: what is shorter is not worth it. */
const SMALL = 1000;

export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    // When all is written: before, other plugins still change the files.
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css|svg|json)$/.test(name))) {
        const text = readFileSync(join(dir!, name));
        if (text.length > SMALL) writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(text));
      }
    },
  };
}
