import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./compress.plugin.ts";
import { compileAhead } from "./eager.plugin.ts";
import { preload } from "./preload.plugin.ts";

/** The page is built into the server's package, which serves it. */
export default defineConfig({
  plugins: [svelte(), preload(), compileAhead(), compress()],
  build: {
    outDir: "../src/vexilla/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Fonts within the styles would be loaded by those who read other letters.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    modulePreload: { polyfill: false },
    // Many small files compress worse than a few: what every page and every table of hexes wants lies together.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "page",
              test: /src\/lib\/|src\/parts\/(?!LinkToSend|FileDrop)|src\/boards\/[^/]+\.ts|node_modules/,
              minShareCount: 3,
            },
            {
              name: (id) => `words-${/locales\/(\w+)\//.exec(id)![1]}`,
              test: /locales\/\w+\/(web|web_lobby|web_looks|web_bar|table|advice)\.ftl/,
            },
            { name: "table", test: /src\/table\//, minShareCount: 2 },
            // The lobby shows fields without their tables.
            {
              name: "field",
              test: /src\/boards\/hex\/(Ground|Growth|Terrain|Country|Heights|Waters|Works|Buildings|geometry|terrain)\b/,
              minShareCount: 2,
            },
            { name: "hexes", test: /src\/boards\/(hex|commands_colors)\/|src\/pieces\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
