/** What every page wants is asked for with the page itself: fonts not when its styles have come, words not when its script has. */

import type { HtmlTagDescriptor, Plugin } from "vite";

const FONT = /^(?:sans|serif)-(latin|cyrillic)-(?!ext-)[^.]*\.woff2$/;
const WORDS = /^words-(\w\w)-[^.]*\.js$/;

export function preload(): Plugin {
  return {
    name: "preload",
    transformIndexHtml(_, { bundle }) {
      const names = Object.keys(bundle ?? {}).map((path) => path.slice(path.lastIndexOf("/") + 1));
      return names.flatMap((name) => linkTo(name) ?? []);
    },
  };
}

/** What depends on the reader's language has no `rel`: theme.js, which knows him, gives it one. */
function linkTo(name: string): HtmlTagDescriptor | null {
  const href = `/assets/${name}`;
  const script = FONT.exec(name)?.[1];
  const language = WORDS.exec(name)?.[1];
  if (script !== undefined) {
    const attrs = { as: "font", type: "font/woff2", href, crossorigin: true };
    return link(script === "latin" ? { rel: "preload", ...attrs } : { "data-script": script, ...attrs });
  }
  return language === undefined ? null : link({ "data-words": language, href, crossorigin: true });
}

function link(attrs: Record<string, string | boolean>): HtmlTagDescriptor {
  return { tag: "link", attrs, injectTo: "head-prepend" };
}
