/** Fonts that every page wants are asked for with the page itself, not when its styles have come. */

import type { Plugin } from "vite";

const WANTED = /^(sans|serif)-(latin|cyrillic)-(?!ext-)[^.]*\.woff2$/;

export function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    transformIndexHtml(_, { bundle }) {
      const names = Object.keys(bundle ?? {}).map((path) => path.slice(path.lastIndexOf("/") + 1));
      return names.flatMap((name) => {
        const script = WANTED.exec(name)?.[2];
        if (script === undefined) return [];
        const attrs = { as: "font", type: "font/woff2", href: `/assets/${name}`, crossorigin: true };
        // theme.js knows who reads Cyrillic, and makes a preload of these.
        const rel = script === "latin" ? { rel: "preload" } : { "data-script": script };
        return { tag: "link", attrs: { ...rel, ...attrs }, injectTo: "head-prepend" as const };
      });
    },
  };
}
