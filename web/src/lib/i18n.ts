/** Everything people read, in their language: the same Project Fluent files that the server and the terminal use. */

import { api } from "./api";
import { Messages } from "./messages";
import type { Language, Translator } from "./types";

/** The page's own words. Those of a game come from the server, which has the game. */
const sources = import.meta.glob<string>(
  "../../../src/vexilla/locales/*/{advice,coach,reference,table,web,web_armies,web_bar,web_learn,web_lobby,web_looks,web_mine,web_operator,web_people,web_replay}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

/** Says messages in one language. */
export class Speaker implements Translator {
  readonly #messages: Messages;
  readonly #missing = new Set<string>();

  constructor(
    readonly language: Language,
    texts: readonly string[],
  ) {
    this.#messages = new Messages(language, texts);
  }

  knows(id: string): boolean {
    return this.#messages.has(id);
  }

  say(id: string, args: Record<string, unknown> = {}): string {
    const errors: Error[] = [];
    const text = this.#messages.format(id, args, errors);
    if (text === null) {
      this.#warn(id, "there is no such message");
      return id;
    }
    if (errors.length > 0) this.#warn(id, String(errors[0]));
    return text;
  }

  word(game: string, kind: string, value: string): string {
    const id = `${prefixOf(game)}-${kind}-${value}`;
    if (this.knows(id)) return this.say(id);
    const cut = id.lastIndexOf("-");
    const number = id.slice(cut + 1);
    if (/^\d+$/.test(number) && this.knows(id.slice(0, cut))) return this.say(id.slice(0, cut), { number });
    return value;
  }

  tell(game: string, message: string, args: Record<string, unknown>, names: Record<string, string>): string {
    const words: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(args)) {
      const kind = name.slice(name.lastIndexOf("-") + 1);
      if (Array.isArray(value)) {
        const one = kind.endsWith("s") ? kind.slice(0, -1) : kind;
        const told = value.map((each) => this.#argument(game, one, each, names));
        words[name] = kind === "units" ? listed(told) : told.join(", ") || "—";
        words[`${name}-is`] = "known";
      } else if (typeof value === "string") {
        words[name] = this.#argument(game, kind, value, names);
        words[`${name}-is`] = value;
      } else words[name] = value;
    }
    const hidden = args["hidden"];
    for (const name of Array.isArray(hidden) ? hidden : []) {
      words[name] = "";
      words[`${name}-is`] = "unknown";
    }
    // Of what several games say, a game may have words of its own: ancients-cc-advanced.
    const own = `${prefixOf(game)}-${message}`;
    if (this.knows(own)) return this.say(own, words);
    return this.knows(message) ? this.say(message, words) : plainly(message, args, words);
  }

  #argument(game: string, kind: string, value: unknown, names: Record<string, string>): string {
    if (typeof value !== "string") return String(value);
    if (Object.hasOwn(names, value)) return names[value]!;
    // A word and what it adds, such as "armour +2".
    const added = /^(\S+) ([+-][\d.]+)$/.exec(value);
    return added ? `${this.word(game, kind, added[1]!)} ${added[2]}` : this.word(game, kind, value);
  }

  #warn(id: string, problem: string): void {
    if (this.#missing.has(id)) return;
    this.#missing.add(id);
    console.warn(`${id} in ${this.language}: ${problem}`);
  }
}

/** Names in a row; of neighbours that differ only in their number it is told alone: "Hoplites 1, 2, Slingers 1". */
export function listed(names: readonly string[]): string {
  let before = "";
  const found = names.map((name) => {
    const numbered = /^(.*) (\d+)$/.exec(name);
    const isNext = numbered !== null && numbered[1] === before;
    before = numbered?.[1] ?? "";
    return isNext ? numbered[2]! : name;
  });
  return found.join(", ") || "—";
}

/** How the messages of a game begin. */
export function prefixOf(game: string): string {
  return game.replaceAll("_", "-");
}

/** What an event has beside its own arguments. */
const ABOUT_EVENTS = new Set(["event", "clauses", "hidden"]);

/** What a game says that brings no words for it: the id of the message, and what it is about. */
function plainly(message: string, args: Record<string, unknown>, words: Record<string, unknown>): string {
  const told = Object.keys(args).filter((name) => !ABOUT_EVENTS.has(name) && words[name] !== "");
  return told.length > 0 ? `${message}: ${told.map((name) => `${name} ${words[name]}`).join(", ")}` : message;
}

const GAME = "game/";

/** The name under which `loadSpeaker` finds all words of a game. */
export const wordsOf = (game: string): string => GAME + game;

const loaded = new Map<string, Promise<string>>();

async function load(language: Language, name: string): Promise<string> {
  if (name.startsWith(GAME)) return (await api.words(name.slice(GAME.length), language)).text;
  const end = `/${language}/${name}.ftl`;
  const path = Object.keys(sources).find((path) => path.endsWith(end));
  return path === undefined ? "" : await sources[path]!();
}

/** What one file of a language, or a game, has to say; nothing where there is no such file. */
function textOf(language: Language, name: string): Promise<string> {
  const key = `${language}/${name}`;
  let text = loaded.get(key);
  if (text === undefined) {
    text = load(language, name);
    // A load that failed, on a broken connection, may be tried again.
    text.catch(() => loaded.delete(key));
    loaded.set(key, text);
  }
  return text;
}

/** A translator that knows the messages of these files and games. */
export async function loadSpeaker(language: Language, names: Iterable<string>): Promise<Speaker> {
  return new Speaker(language, await Promise.all([...names].map((name) => textOf(language, name))));
}
