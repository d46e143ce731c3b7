/** What every test file needs: a server, a browser, people in it, and an eye on what goes wrong. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { launch, open, overhang, person, picture, troublesOf } from "./browser.mjs";
import { installHands } from "./hands.mjs";
import { startServer } from "./server.mjs";

/** @import { Browser, BrowserContext, Page } from "playwright-core" */

/**
 * A server and a browser for the tests of one file.
 * @param {{settings?: string[], toys?: string[], projects?: string[]}} wishes settings of the server, and games that the server shall know: those of tests/toys, and
 * projects of packages, which are built and installed
 */
export function site({ settings = [], toys = [], projects = [] } = {}) {
  /** @type {Awaited<ReturnType<typeof startServer>>} */
  let server;
  /** @type {Browser} */
  let browser;
  before(async () => {
    [server, browser] = await Promise.all([startServer(settings, toys, projects), launch()]);
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get url() {
      return server.url;
    },
    /** The file of its database. */
    get database() {
      return server.database;
    },
    get browser() {
      return browser;
    },
    /**
     * Someone comes to the lobby with an own browser; whatever goes wrong on the page fails the test.
     * @param {Parameters<typeof person>[1] & {url?: string, expected?: RegExp}} wishes
     * @param {(page: Page, context: BrowserContext) => Promise<void>} story
     */
    async visit({ url = server.url, expected, ...wishes }, story) {
      const context = await person(browser, wishes);
      try {
        await installHands(context);
        const page = await open(context, url);
        try {
          await story(page, context);
        } catch (problem) {
          await picture(page, `failed-${Date.now()}`).catch(() => undefined);
          throw problem;
        }
        for (const each of context.pages()) {
          assert.deepEqual(troublesOf(each, expected), [], "the page had errors");
          assert.equal(await overhang(each), 0, "the page is wider than its window");
        }
      } finally {
        await context.close();
      }
    },
  };
}
