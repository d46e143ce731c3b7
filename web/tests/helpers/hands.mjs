/**
 * The tests' corner in the page: what the page hears from the server, only to know when to go on and what should be on
 * offer; and hands that find what leads to an action. Everything is done by clicking on what the page shows.
 */

/** @import { BrowserContext } from "playwright-core" */

/**
 * @typedef {object} Heard
 * @property {string | null} token the seat
 * @property {number} version
 * @property {any} view
 * @property {any[]} events everything that happened, as far as this seat may know it
 * @property {any} table
 * @property {number} pending decisions that were sent and not answered
 */

/**
 * Where to click, said so that it can be looked for again whenever the page has been drawn anew.
 * @typedef {object} Way
 * @property {string} selector
 * @property {string} stop the same for the keyboard
 * @property {string} group what Tab leads to; from there arrow keys lead on
 */

/**
 * @typedef {object} Hands
 * @property {Heard[]} heard one for each open connection
 * @property {string[]} sent all that was decided on this page
 * @property {() => Heard | undefined} turn the seat at this screen that has something to decide, once the page shows it
 * @property {(view: any) => string[]} offered what can be decided: what is counted, or what has buttons
 * @property {(name: string) => Element | null} part
 * @property {(action: string) => Way | null} next what to click next on the way to an action
 * @property {(way: Way | null) => Element | null} element what is there now
 * @property {(way: Way) => string} looks how it looks there now: a card that is raised, or odds that are shown, change it
 * @property {(version: number) => boolean} hasGoneOn whether the table has gone on from a version, or is about to
 * @property {() => Promise<void>} news settled when the page has heard, said or shown something new
 * @property {(element: Element) => void} click
 * @property {(actions: string[], random: (below: number) => number) => string} choose
 * @property {(seed: number) => (below: number) => number} chance
 */

/** Runs in the page, before its own scripts. */
function install() {
  /** @type {Heard[]} */
  const heard = [];
  /** @type {string[]} */
  const sent = [];
  /** @type {(() => void)[]} */
  let waiting = [];
  const tell = () => {
    const told = waiting;
    waiting = [];
    for (const each of told) each();
  };
  new MutationObserver(tell).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const Real = globalThis.WebSocket;
  globalThis.WebSocket = class extends Real {
    /** @type {Heard} */
    #seat = { token: null, version: -1, view: null, events: [], table: null, pending: 0 };
    /** @type {Set<string>} */
    #waiting = new Set();

    /** @param {ConstructorParameters<typeof Real>} args */
    constructor(...args) {
      super(...args);
      heard.push(this.#seat);
      this.addEventListener("close", () => {
        heard.splice(heard.indexOf(this.#seat), 1);
        tell();
      });
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.is === "table") {
          this.#seat.version = message.version;
          this.#seat.view = message.view;
          this.#seat.events.splice(message.log, Infinity, ...message.events);
          this.#seat.table = message.table;
        } else if (message.id && this.#waiting.delete(message.id)) this.#seat.pending--;
        tell();
      });
    }

    /** @param {string} text */
    send(text) {
      const message = JSON.parse(text);
      if (message.do === "hello") this.#seat.token = message.seat;
      else if (message.do === "act" || message.do === "undo") {
        sent.push(...(message.actions ?? []));
        this.#waiting.add(message.id);
        this.#seat.pending++;
      }
      super.send(text);
      tell();
    }
  };

  const LEADERS = /leader|flee/;

  /** @param {string} selector */
  function find(selector) {
    for (const element of document.querySelectorAll(selector)) {
      if (element.closest("details:not([open])")) continue;
      if (element.getClientRects().length > 0 && !element.hasAttribute("disabled")) return element;
    }
    return null;
  }

  /** @param {string} selector @returns {Way | null} */
  function wayTo(selector) {
    const element = find(selector);
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
    const { hex, flag, hand, card, dragon } = element.dataset;
    if (hex) return { selector, stop: `.cell[data-hex="${hex}"]`, group: ".cell" };
    if (flag) return { selector, stop: `[data-flag="${flag}"]`, group: "[data-flag]" };
    if (hand) return { selector, stop: `[data-hand="${hand}"]`, group: "[data-hand]" };
    if (card) return { selector, stop: `button[data-card="${card}"]`, group: "button[data-card]" };
    if (dragon) return { selector, stop: `button[data-dragon="${dragon}"]`, group: "button[data-dragon]" };
    return { selector, stop: selector, group: selector };
  }

  /** @param {string} label @param {boolean} leader */
  function hex(label, leader) {
    const face = leader ? wayTo(`[data-hex="${label}"][data-part="leader"]`) : null;
    return face ?? wayTo(`.cell[data-hex="${label}"]`);
  }

  /** @type {Hands} */
  const hands = {
    heard,
    sent,
    turn() {
      const shown = Number(document.querySelector('[data-part="table"]')?.getAttribute("data-version") ?? -1);
      return heard.find(
        ({ view, table, pending, version }) =>
          hands.offered(view).length > 0 && table?.state === "playing" && pending === 0 && version <= shown,
      );
    },
    offered(view) {
      const { actions = [], forms = [] } = view?.decision ?? {};
      if (actions.length > 0 || forms.length === 0) return actions;
      // What cannot be counted is what the page makes buttons of.
      const verbs = new Set(forms.map((/** @type {{verb: string}} */ { verb }) => verb));
      const shown = [...document.querySelectorAll("button[data-action]")].map((each) =>
        each.getAttribute("data-action"),
      );
      return shown.filter((text) => text !== null && verbs.has(text.split(" ")[0]));
    },
    part: (name) => find(`[data-part="${name}"]`),
    element: (way) => way && (find(way.selector) ?? document.querySelector(way.selector)),
    looks(way) {
      const state = [...(hands.element(way)?.attributes ?? [])].map((each) => each.value);
      return `${way.selector} ${state.join(" ")} ${document.body.textContent?.length}`;
    },
    hasGoneOn: (version) => heard.some((seat) => seat.version > version || seat.pending > 0),
    news: () => new Promise((resolve) => void waiting.push(resolve)),
    next(action) {
      const whole = `[data-action="${action}"]`;
      const way = wayTo(`button${whole}`) ?? wayTo(whole);
      if (way) return way;
      const folded = `details:not([open]):has(${whole}) > summary`;
      if (document.querySelector(folded)) return { selector: folded, stop: folded, group: "summary" };
      const [verb = "", first = "", second] = action.split(" ");
      const card = wayTo(`[data-hand="${first}"], button[data-card="${first}"], button[data-dragon="${first}"]`);
      if (card) return card;
      const isLeader = LEADERS.test(verb);
      if (second === undefined) return hex(first, isLeader);
      const isPicked = find(`.cell[data-hex="${first}"]`)?.getAttribute("aria-selected") === "true";
      const isChosen = isPicked && isLeader === (find(`[data-hex="${first}"][data-part="leader"].chosen`) !== null);
      return isChosen ? hex(second, false) : hex(first, isLeader);
    },
    click(element) {
      if (element instanceof HTMLElement) element.click();
      else element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
    },
    // Decisive choices first, so that games come to an end.
    choose(actions, random) {
      const eager = actions.filter((action) => /^(claim|attack|advance|battle-back|ambush)\b/.test(action));
      const busy = actions.filter((action) => !/^(done|pass|stay|stop|decline)$/.test(action));
      let from = busy.length && random(8) > 0 ? busy : actions;
      if (eager.length && random(10) > 0) from = eager;
      return from[random(from.length)] ?? "";
    },
    chance(seed) {
      let state = Math.imul(seed, 2654435761) | 1;
      return (below) => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return (state >>> 0) % below;
      };
    },
  };
  Object.assign(globalThis, { hands });
}

/** @param {BrowserContext} context */
export const installHands = (context) => context.addInitScript(install);
