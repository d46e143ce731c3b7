/**
 * What a page loads it also uses, at once: the parts are cut so. Browsers that know this hint compile a whole file while it comes, beside
 * the page's own thread; otherwise every function is compiled on that thread when it is called for the first time.
 */

import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad\n";

export function compileAhead(): Plugin {
  return {
    name: "compile-ahead",
    apply: "build",
    // Minified text has no comments, so it comes last.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = HINT + file.code;
      },
    },
  };
}
