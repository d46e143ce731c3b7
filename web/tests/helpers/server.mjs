/** A real server for the tests: its own database, the same deals in every run, computers that do not dawdle, no limits. */

import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
export const PYTHON = join(ROOT, ".venv/bin/python");
const PROGRAM = fileURLToPath(new URL("dealt_server.py", import.meta.url));
const PAGE = join(process.env.VEXILLA_PAGE ?? join(ROOT, "src/vexilla/server/page"), "index.html");
const PATIENCE = 240_000;

const NO_LIMITS = ["--requests", "--new-games", "--analyses", "--connections", "--messages"].flatMap((name) => [
  name,
  "0",
]);

/**
 * Start a server on a free port.
 * @param {string[]} more further settings
 * @param {string[]} toys games of tests/toys that are installed, as a package would be
 * @param {string[]} projects folders of packages that are built and installed
 * @returns {Promise<{url: string, database: string, stop: () => Promise<void>}>}
 */
export async function startServer(more = [], toys = [], projects = []) {
  if (!existsSync(PAGE)) throw new Error("the page is not built: run `make page`");
  const folder = mkdtempSync(join(tmpdir(), "vexilla-browser-"));
  const database = join(folder, "games.sqlite");
  const settings = ["--port", "0", "--database", `sqlite:///${database}`, "--pace", "0", ...NO_LIMITS];
  const server = spawn(PYTHON, [PROGRAM, "serve", ...settings, "--log-level", "warning", ...more], {
    cwd: folder,
    env: {
      ...process.env,
      LANG: "en_GB.UTF-8",
      PYTHONUNBUFFERED: "1",
      COLUMNS: "200",
      ...installed(folder, toys, projects),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const gone = new Promise((resolve) => server.once("exit", resolve));
  let said = "";
  const url = await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the server did not come up:\n${said}`)), PATIENCE);
    /** @param {Buffer} text */
    const listen = (text) => {
      said = (said + text).slice(-20_000);
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (!found) return;
      clearTimeout(late);
      resolve(found[0]);
    };
    server.stdout.on("data", listen);
    server.stderr.on("data", listen);
    server.once("exit", () => reject(new Error(`the server stopped:\n${said}`)));
  });
  // It listens already: whoever comes early waits until it answers.
  const health = await fetch(`${url}/healthz`);
  if (!health.ok) throw new Error(`the server is not well: ${await health.text()}`);
  return {
    url,
    database,
    async stop() {
      server.kill("SIGTERM");
      const stubborn = setTimeout(() => server.kill("SIGKILL"), 60_000);
      await gone;
      clearTimeout(stubborn);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * What installing packages would do: they can be imported, and their entry points name their games.
 * @param {string} folder
 * @param {string[]} toys
 * @param {string[]} projects
 */
function installed(folder, toys, projects) {
  const wheels = join(folder, "wheels");
  for (const project of projects) {
    const build = ["-m", "hatchling", "build", "-t", "wheel", "-d", wheels];
    execFileSync(PYTHON, build, { cwd: resolve(ROOT, project), stdio: "ignore" });
  }
  if (projects.length > 0) {
    const offline = ["pip", "install", "--quiet", "--offline", "--no-index", "--no-deps", "--target", folder];
    execFileSync(join(ROOT, ".venv/bin/uv"), [...offline, ...readdirSync(wheels).map((name) => join(wheels, name))]);
  }
  for (const toy of toys) {
    const about = join(folder, `${toy}-1.dist-info`);
    mkdirSync(about);
    writeFileSync(join(about, "METADATA"), `Metadata-Version: 2.1\nName: ${toy}\nVersion: 1\n`);
    writeFileSync(join(about, "entry_points.txt"), `[vexilla.games]\n${toy} = ${toy}.game:GAME\n`);
  }
  if (toys.length + projects.length === 0) return {};
  return { PYTHONPATH: [join(ROOT, "tests/toys"), folder].join(delimiter) };
}
