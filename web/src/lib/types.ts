/** What goes over the wire (docs/server.md) and what the parts of the page promise each other. */

import type { Snippet } from "svelte";
import type { Beat } from "./playhead.svelte";

export type Side = "bottom" | "top";
export type Viewer = Side | "spectator";
export type Language = "en" | "ru" | "uk";
export type SeatKind = "here" | "link" | "computer";

export const SIDES: readonly Side[] = ["bottom", "top"];
export const LANGUAGES: readonly Language[] = ["en", "ru", "uk"];

export function other(side: Side): Side {
  return side === "bottom" ? "top" : "bottom";
}

/** What kind of thing an event is, whatever the game. */
export type EventSort = "turn" | "end" | "banner" | "dice" | "loss" | "step" | "card";

/** An event as the viewer may see it: a message id, the clauses that caused it, and its arguments. */
export interface GameEvent {
  event: string;
  clauses: string[];
  hidden?: string[];
  sort?: EventSort;
  [argument: string]: unknown;
}

/** One blank of a deed; which of the further facts there are depends on its kind. */
export interface DeedField {
  name: string;
  kind: "id" | "ids" | "whole" | "decimal" | "word" | "point" | "deed";
  /** Ids worth naming. */
  offered?: string[];
  least?: number;
  most?: number;
  kept?: boolean;
  lowest?: string | number;
  highest?: string | number;
  places?: number;
  width?: string;
  depth?: string;
  values?: string[];
  verbs?: string[];
  /** What is always written around it. */
  before?: string;
  after?: string;
}

/** An action that cannot be counted: a verb with fields; or a question that has some. */
export interface DeedForm {
  verb: string;
  usage: string;
  fields: DeedField[];
  /** Where words stand between the fields: those words, and null for each field. */
  parts?: (string | null)[];
}

export type DeedQuestion = DeedForm;

/** What an action ends: a phase or the turn. */
export interface Ends {
  action: string;
  phase: string;
  says: string;
  asks?: string;
  about?: Record<string, unknown>;
}

/** What the match waits for; from `actions` on only for the side that decides. */
export interface Decision {
  side: Side;
  question: string;
  about: Record<string, unknown>;
  /** Whom it is about, by what he is: `{ unit: "E4" }`. */
  subject?: Readonly<Record<string, string>>;
  /** The way of the piece that has just moved. */
  trail?: readonly string[];
  /** How much of it is left: orders, hexes. */
  left?: { what: string; left: number; of?: number };
  /** What saying so ends, in words; and what is asked before, where something could still be done. */
  ends?: Ends;
  /** A click on a hex means the leader there. */
  leads?: boolean;
  /** It is asked in the middle of a combat: everybody sees who attacks whom, and its answers have odds. */
  combat?: boolean;
  actions?: string[];
  all?: boolean;
  /** By verb what its words are called in messages, and what they are to the board (`lib/action.ts`). */
  verbs?: Record<string, string[]>;
  roles?: Record<string, string[]>;
  /** What every action of a verb means beside its words. */
  also?: Record<string, Record<string, string>>;
  /** The verb of which one gesture may give several, and whether all of them can be given at once. */
  several?: string;
  at_once?: boolean;
  /** By action the places that light up while it is looked at. */
  places?: Record<string, string[]>;
  /** Verbs that may follow in the same gesture. */
  then?: Record<string, string[]>;
  forms?: DeedForm[];
  questions?: DeedQuestion[];
  /** The question is only whether one steps in: the action that lets the moment pass, and what orders call it. */
  passing?: { action: string; key: string };
}

/** The part of a view that every ruleset has; the rest is the ruleset's own. */
export interface View {
  game: string;
  over: boolean;
  winner: Side | "nobody" | null;
  decision?: Decision;
  [field: string]: any;
}

export interface SeatState {
  kind: SeatKind;
  name: string;
  level: string;
  /** Nobody has taken the seat of an invitation yet. */
  awaited: boolean;
  /** A rematch waits until its person has sat down. */
  coming: boolean;
  present: boolean;
}

export interface Offers {
  draw: Side | null;
  takeback: Side | null;
}

export interface ClockState {
  bottom: number;
  top: number;
  running: Side | null;
}

/** A standing order: what to answer to a question about a reaction, and when. */
export interface Order {
  question: string;
  answer: string;
  when: Record<string, string | number>;
}

export type Ending = "" | "rules" | "resigned" | "agreed" | "time";

/** Everything at the table that is not the game itself. */
export interface TableState {
  state: "playing" | "over";
  winner: Side | "nobody" | null;
  ending: Ending;
  seats: Record<Side, SeatState>;
  undo: string | null;
  /** What was decided one by one at this question, and can be withdrawn in any order. */
  withdraw: string[];
  offers: Offers;
  clock: ClockState | null;
  chat: boolean;
  orders: Order[];
  thinking: boolean;
  rematch: string | null;
  spectators: number;
  /** How many connections one's own seat has. */
  connections: number;
}

// -- messages of the server

export interface TableMessage {
  is: "table";
  version: number;
  log: number;
  events: GameEvent[];
  view: View;
  table: TableState;
}

export interface DoneMessage {
  is: "done";
  id: string;
  version: number;
}

/** A rule forbids it: the clause, the message id that says why, and its arguments. */
export interface Refusal {
  clause: string;
  reason: string;
  arguments: Record<string, unknown>;
}

export interface Refused extends Refusal {
  action?: string;
  taken?: number;
}

export interface RefusedMessage extends Refused {
  is: "refused";
  id: string;
}

export interface ErrorMessage {
  is: "error";
  id: string | null;
  reason: string;
  message: string;
  arguments: Record<string, unknown>;
}

export interface AnswerMessage {
  is: "answer";
  id: string;
  [field: string]: unknown;
}

export interface ChatMessage {
  is: "chat";
  number: number;
  side: Side;
  text: string;
  at: number;
}

/** How far the thought of a computer has come, in per cent. */
export interface ThinkingMessage {
  is: "thinking";
  side: Side;
  percent: number;
}

export type ServerMessage =
  TableMessage | DoneMessage | RefusedMessage | ErrorMessage | AnswerMessage | ChatMessage | ThinkingMessage;

// -- answers of HTTP

export interface Summary {
  id: string;
  game: string;
  scenario: string;
  title: string;
  /** Whether there is a briefing for what is played. */
  briefing: boolean;
  /** Whether there are hints and reviews. */
  coached: boolean;
  sides: Record<Side, string>;
  /** Whether what is played holds what one of the sides may not know yet: names are told later. */
  sealed?: boolean;
  /** Leaders and other people whom events name, in the reader's language. */
  names?: Record<string, string>;
  options: Record<string, string>;
  seats: Record<Side, { kind: SeatKind; name: string; level: string; awaited: boolean }>;
  you: Viewer;
  state: "playing" | "over";
  decider: Side | "" | null;
  winner: Side | "nobody" | "" | null;
  ending: Ending;
  turn: number;
  created: number;
  updated: number;
  clock: Clock | null;
  chat: boolean;
  watch: boolean;
  rematch: string | null;
  /** Why the game cannot go on here; it is shown as it was left. */
  closed?: { reason: string; message: string } | null;
}

export interface Clock {
  seconds: number;
  increment: number;
  per: "game" | "move";
}

export interface Scenario {
  name: string;
  title: string;
  date?: string;
  /** The names of the sides, where they have some. */
  sides: Record<Side, string> | null;
  record: { plays: number; bottom: number; top: number } | null;
  minutes: number;
  difficulty: 1 | 2 | 3;
  start: any;
}

/** A level of computer players: the weakest first, one of them the usual one. */
export interface Level {
  name: string;
  title: string;
  /** How it plays. */
  about: string;
  usual: boolean;
  /** Whether it thinks: then it can be given more time. */
  thinks: boolean;
}

export interface LibraryGame {
  key: string;
  title: string;
  /** The same where there is little room. */
  short: string;
  about: string;
  /** Whether its rulebook can be read. */
  rules: boolean;
  /** Whether there is a briefing for each of its battles. */
  briefings: boolean;
  /** Whether its players may build armies and let any two of them meet. */
  armies: boolean;
  /** The name of its first lesson; empty where it has none. */
  lesson: string;
  options: { name: string; title: string; about: string; values: { value: string; title: string }[] }[];
  levels: Level[];
  /** What a newcomer may begin at once. */
  quick: { scenario: string; about: string }[];
  scenarios: Scenario[];
}

/** What can be read of whoever runs the server, each at its own address. */
export type Notice = "terms" | "privacy";

export interface Library {
  games: LibraryGame[];
  notices: Notice[];
}

/** The contents of a set-up that a player brings: a battle as a text file. */
export interface Contents {
  kind: "scenario" | "battle";
  name: string;
  text: string;
}

/** Something wrong in them. */
export interface Fault {
  line: number;
  reason: string;
  message: string;
}

/** A set-up that is sound: which game it is of, and what the library would say of it. */
export interface CheckedSetup {
  game: string;
  scenario: Scenario;
  briefing: Briefing | null;
}

/** One side of a briefing: who leads it, what it has, and what to try as it. */
export interface SideBriefing {
  title: string;
  commander: string;
  means: { title: string; count: number }[];
  units: { key: string; title: string; count: number }[];
  plan: string;
}

/** What players are told before a battle, in their language. */
export interface Briefing {
  title: string;
  date: string;
  history: string;
  sources: string[];
  /** Who begins, as a sentence. */
  first: string;
  /** The last turn; 0 where there is none. */
  turns: number;
  sides: Record<Side, SideBriefing>;
  notes: string[];
  rules: { text: string; clauses: string[] }[];
  land: { key: string; title: string; about: string }[];
  /** What its kinds of land are: terrain of hexes, or ground of a measured table. */
  ground: string;
}

export interface NewSeat {
  kind: SeatKind;
  name?: string;
  level?: string;
  seconds?: number;
}

export interface NewGame {
  game: string;
  scenario?: string;
  contents?: Contents;
  options?: Record<string, string>;
  seats: Record<Side, NewSeat>;
  clock?: Clock;
  chat?: boolean;
  watch?: boolean;
  from?: { game: string; token?: string; step: number } | { record: string; step: number };
}

export interface CreatedGame {
  id: string;
  /** What opens the seats at this browser. */
  seats: Record<Side, string | null>;
  /** What others exchange for a seat of their own. */
  invitations: Record<Side, string | null>;
}

/** What an invitation is for. */
export interface Invited {
  side: Side;
  game: Summary;
}

/** A seat that was taken, and what opens it. */
export interface SeatTaken {
  id: string;
  side: Side;
  token: string;
}

export type ReplayAs = "open" | Viewer;

export interface ReplayStep {
  step: number;
  side: Side | null;
  action: string | null;
  events: GameEvent[];
  view: View;
}

export interface Replay {
  game: string;
  scenario: string;
  options: Record<string, string>;
  seats: Record<string, unknown>;
  result: any;
  /** By verb what the words of its actions are called. */
  verbs?: Record<string, string[]>;
  /** The actions that cannot be counted. */
  forms?: DeedForm[];
  steps: ReplayStep[];
}

export type Verdict = { holds: true; steps: number; result: unknown } | { holds: false; line: number; message: string };

export interface Clause {
  id: string;
  chapter: string;
  topic: string;
  kind: string;
  text: string;
  note: string;
  /** The clauses that name it. */
  named_by: string[];
}

/** A condition of a standing order: one of some values, or a number that is at least or at most so large. */
export type Condition =
  | { name: string; title: string; kind: "choice"; values: { value: string; title: string }[] }
  | { name: string; title: string; kind: "least" | "most" | "until"; lowest: number; highest: number };

/** A question that standing orders can answer; titles are ids of messages. */
export interface Reaction {
  question: string;
  title: string;
  answers: { answer: string; title: string }[];
  when: Condition[];
}

export interface Rules {
  clauses: Clause[];
  reactions?: Reaction[];
}

// -- parts of the page

export interface Translator {
  readonly language: Language;
  /** Whether there is a message with this id. */
  knows(id: string): boolean;
  /** The message with this id; a missing one is shown by its id. */
  say(id: string, args?: Record<string, unknown>): string;
  /** The name of a thing of a game: `word("battle_line", "card", "red-7")`. */
  word(game: string, kind: string, value: string): string;
  /** An event, a question or a refusal of a game as a sentence; `names` names sides and people. */
  tell(game: string, message: string, args: Record<string, unknown>, names: Record<string, string>): string;
}

export type Theme = "system" | "light" | "dark";

export type Speed = "slow" | "normal" | "fast" | "at-once";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "at-once"];

export interface Settings {
  language: Language;
  theme: Theme;
  /** How fast it is shown what the other does, and how dice fall. */
  speed: Speed;
  /** Whether each thing the other does waits for a word. */
  stepping: boolean;
  /** Whether it is asked once more before something ends that cannot be made good. */
  asksBeforeEnding: boolean;
  sound: boolean;
  /** Whether he has said whether he wants sounds. */
  readonly isSoundChosen: boolean;
  /** How loud sounds are: from 0 to 1. */
  volume: number;
  notifications: boolean;
  /** Whether log, chat and tools are folded away where they have a place beside the board. */
  folded: boolean;
  /** What the system asks for, or the player. */
  readonly motion: "full" | "reduced";
}

export type Question = "why" | "odds" | "preview" | "marks" | "ask" | "study";

export interface BoardProps {
  /** The ruleset's view as the viewer may see it. */
  view: View;
  /** Whose eyes: one's own side is drawn at the bottom of the screen. */
  side: Viewer;
  /** Legal actions of the viewer now; empty when he has nothing to decide. */
  actions: string[];
  /** What else he may do now that cannot be counted; nothing where he only looks on. */
  forms?: DeedForm[];
  /** What actions lead to. */
  marks: Record<string, string>;
  /** What led to the view, or is leading from it to the next one. */
  events: GameEvent[];
  /** How the event that is shown now is shown, as the board's folder said; null when there is nothing to watch. */
  beat: Beat | null;
  /** Whether it may not yet be seen how that event ends: dice are falling. */
  isFalling: boolean;
  /** Everything that has been told. */
  log: GameEvent[];
  /** What of one's decisions at this question can be withdrawn, one by one. */
  withdrawable?: readonly string[];
  withdraw?(action: string): void;
  /** The place beside the board for what is explained; without one the board finds room itself. */
  dock?: HTMLElement | null;
  /** Say in the bar what is chosen; nothing if nobody is. */
  hint?(words: string): void;
  /** Decide. */
  act(actions: string[]): void;
  ask(question: Exclude<Question, "marks">, action?: string): Promise<any>;
  /** Show a refusal: the frame shows the message and its clause. */
  refuse(answer: Refused): void;
  /** A hex or a flag the log points at: highlight it. */
  point: string | null;
  t: Translator;
  /** What sides, leaders and other people are called: the last argument of `t.tell`. */
  names?: Record<string, string>;
  /** Who sits on a side, for boards that have a place for it (`hasPlates` of their folder). */
  plate?: Snippet<[Side]>;
  settings: Settings;
}

/** What App.svelte gives to every page. */
export interface PageProps {
  route: Route;
  t: Translator;
  settings: Settings;
}

export type Route =
  | { page: "lobby"; query: URLSearchParams }
  | { page: "seat"; id: string; token: string }
  | { page: "join"; id: string; invitation: string }
  | { page: "move"; id: string; code: string }
  | { page: "table"; id: string }
  | { page: "watch"; id: string }
  | { page: "replay"; path: string[]; query: URLSearchParams }
  | { page: "mine" }
  | { page: "armies"; path: string[]; query: URLSearchParams }
  | { page: "learn" }
  | { page: "lesson"; game: string; lesson: string; step: string }
  | { page: "operator" }
  | { page: "rules"; game: string; clause: string; query: URLSearchParams };
