/** The system's Chromium, and pages that remember what went wrong on them. */

import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ROOT } from "./server.mjs";

/** @import { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core" */

/** First the one without windows and toolbars: it is the same page in half the processor time. */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
/** One process the less, and nothing fetched from the network for the browser itself. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--in-process-gpu",
  "--disable-software-rasterizer",
  "--disable-background-networking",
  "--disable-component-update",
  // Letters stand where the font says: without windows they are moved to whole pixels, with gaps after some.
  "--font-render-hinting=none",
];
const SCREENS = join(ROOT, "artefacts/screens");
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** How many times slower the pages shall be than the machine is: VEXILLA_THROTTLE=6. */
export const THROTTLE = Number(process.env.VEXILLA_THROTTLE ?? 1);
/** How long to wait for a state, in milliseconds: longer than any machine that works needs for it. */
export const PATIENCE = 60_000 * THROTTLE;

export const DESK = { viewport: { width: 1280, height: 860 } };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Chromium as the environment names it, or where systems put it. */
export async function launch() {
  const executablePath = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (!executablePath) throw new Error("no Chromium: install one, or name it in the environment variable CHROMIUM");
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

/**
 * A browser of one person: own storage, own settings.
 * @param {Browser} browser
 * @param {{language?: string, theme?: string, speed?: string, stepping?: boolean, sound?: boolean | null} & BrowserContextOptions} wishes
 */
export async function person(
  browser,
  { language = "en", theme = "light", speed = "at-once", stepping = false, sound = false, ...options } = {},
) {
  const context = await browser.newContext({
    ...DESK,
    reducedMotion: speed === "at-once" ? "reduce" : "no-preference",
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const kept = JSON.stringify({ language, theme, speed, stepping, sound });
  await context.addInitScript((kept) => {
    if (!localStorage.getItem("vexilla-settings")) localStorage.setItem("vexilla-settings", kept);
  }, kept);
  return context;
}

/**
 * An empty page, as slow as was asked for.
 * @param {BrowserContext} context
 */
export async function newPage(context) {
  const page = await context.newPage();
  if (THROTTLE > 1) {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  }
  return page;
}

/** @type {WeakMap<Page, string[]>} */
const troubles = new WeakMap();

/**
 * A page whose errors are remembered.
 * @param {BrowserContext} context
 * @param {string} url
 */
export async function open(context, url) {
  const page = await newPage(context);
  /** @type {string[]} */
  const trouble = [];
  troubles.set(page, trouble);
  page.on("pageerror", (error) => trouble.push(`error: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    const bad = message.type() === "error" || message.type() === "warning";
    if (bad) trouble.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  await page.goto(url);
  return page;
}

/**
 * What went wrong on a page, except what a test brought about itself.
 * @param {Page} page
 * @param {RegExp} [expected]
 */
export function troublesOf(page, expected) {
  return (troubles.get(page) ?? []).filter((line) => !expected?.test(line));
}

/**
 * Keep a picture of the page.
 * @param {Page} page
 * @param {string} name
 */
export async function picture(page, name) {
  mkdirSync(SCREENS, { recursive: true });
  await page.screenshot({ path: join(SCREENS, `${name}.png`) });
}

/**
 * Whether the page is wider than the window.
 * @param {Page} page
 */
export function overhang(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * The serious and critical findings of axe, as short lines.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function axe(page) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    // @ts-expect-error axe came with the script before
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return violations
      .filter((/** @type {any} */ found) => found.impact === "serious" || found.impact === "critical")
      .flatMap((/** @type {any} */ found) =>
        found.nodes
          .slice(0, 5)
          .map(
            (/** @type {any} */ node) =>
              `${found.id}: ${node.html.slice(0, 160)} — ${node.any[0]?.message ?? found.help}`,
          ),
      );
  });
}

/**
 * Wait until so many things are on the page.
 * @param {Page} page
 * @param {string} selector
 * @param {number} count
 */
export async function countIs(page, selector, count) {
  try {
    await page.waitForFunction(({ selector, count }) => document.querySelectorAll(selector).length === count, {
      selector,
      count,
    });
  } catch (problem) {
    const found = await page.locator(selector).count();
    throw new Error(`${found} instead of ${count}: ${selector}`, { cause: problem });
  }
}
