/** Words of games for tests, straight from their files: there is no server to ask. */

import type { Language } from "./types";

const files = import.meta.glob<string>("../../../src/vexilla/locales/*/*.ftl", { query: "?raw", import: "default" });

/** As `api.words` answers; the games here are of one system or of none. */
export async function wordsFromFiles(game: string, language: Language) {
  const names = [game, `web_${game}`, ...(game === "battle_line" ? [] : ["commands_colors", "web_commands_colors"])];
  const paths = Object.keys(files).filter((path) =>
    names.some((name) => path.includes(`/${language}/${name}.`) || path.includes(`/${language}/${name}_`)),
  );
  const texts = await Promise.all(paths.map((path) => files[path]!()));
  return { text: texts.join("\n") };
}
