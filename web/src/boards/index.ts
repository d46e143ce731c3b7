/** The board of each ruleset, loaded when a table of it opens: the folder that has the ruleset's name. */

import type { Component } from "svelte";
import type { Play } from "../lib/playhead.svelte";
import type { BoardProps, Translator, View } from "../lib/types";
import type { Pictured } from "../reference/Picture.svelte";
import type { UnitMark } from "../table/Line.svelte";
import type { TallyOf } from "../table/tally";

export interface BoardFolder {
  Board: Component<BoardProps>;
  /** The verbs whose actions the board draws itself; the table page makes buttons for the others. */
  drawn: ReadonlySet<string>;
  /** The drawing of a kind of unit, for lines of text. */
  UnitMark?: UnitMark;
  /** What a match has cost both sides. */
  tallyOf?: TallyOf;
  /** Whether it shows who sits on a side itself, where that side has its things. */
  hasPlates?: boolean;
  /** Whether it is drawn for the height it has, which is then told it: `--measured`. */
  isFitted?: boolean;
  /** What the things of a view are called, by their ids; `people` are those whom the match names. */
  namesIn?(view: View, t: Translator, people: Record<string, string>): Record<string, string>;
  /** A deed of the decision that a view asks for, in words; null where there are none for it. */
  sayDeed?(view: View, text: string, t: Translator, people: Record<string, string>): string | null;
  /** How long it shows what happens; a glance each, where it does not say. */
  play?: Play;
}

type ArmiesIn = (view: Partial<View>) => string | undefined;

const colours = import.meta.glob<ArmiesIn>("./*/armies.ts", { eager: true, import: "armiesIn" });

/**
 * The colours of the two armies of a match, if they are not the usual ones: a name that `app.css` knows. A part of the
 * view is enough, so they are known before a board is loaded.
 */
export function armiesIn(game: string, view: Partial<View> | null | undefined): string | undefined {
  return colours[`./${game}/armies.ts`]?.(view ?? {});
}

const drawn = import.meta.glob<Readonly<Record<string, string>>>("./*/drawn-as.ts", { eager: true, import: "drawnAs" });

/** The terrain that a game draws under another name. */
export function drawnAsIn(game: string): Readonly<Record<string, string>> {
  return drawn[`./${game}/drawn-as.ts`] ?? {};
}

const pictures = import.meta.glob<Component<Pictured>>("./*/Drawn.svelte", { import: "default" });

/** The pictures of a ruleset's things for the reference, if it has any. */
export async function picturesOf(game: string): Promise<Component<Pictured> | null> {
  return (await pictures[`./${game}/Drawn.svelte`]?.()) ?? null;
}

/** Give a page the colours of two armies; the answer takes them off again. */
export function wear(armies: string | undefined): (() => void) | undefined {
  if (armies === undefined) return undefined;
  const { dataset } = document.documentElement;
  dataset["armies"] = armies;
  return () => {
    delete dataset["armies"];
  };
}

/** What boards of several games share has folders, too, but no index. */
const folders = import.meta.glob<BoardFolder>("./*/index.ts");

/** The board of a ruleset; one that lists what is known where it has none of its own. */
export function boardOf(game: string): Promise<BoardFolder> {
  return (folders[`./${game}/index.ts`] ?? folders["./plain/index.ts"]!)();
}
