/** What the server tells of armies (docs/server.md), and how it is asked. */

import { json } from "../lib/api";
import type { CheckedSetup, Clock, Contents, LibraryGame, Side } from "../lib/types";
import { shelf } from "../lobby/library.svelte";

/** The game whose players have armies, as the library says; nothing before it has come. */
export function gameWithArmies(): LibraryGame | undefined {
  return shelf.games.find(({ armies }) => armies);
}

export interface Named {
  key: string;
  title: string;
}

/** The general or a commander, as a file says him. */
export interface Officer {
  name: string;
  /** His unit: the line, and which of its units: `legion-4 3`. */
  with: string;
  staff?: boolean;
  reserve?: boolean;
}

export interface ReserveDraft {
  units: Record<string, number>;
  mode: string;
  barricades: number;
  works: number;
}

/** An army from a list, as its file says it. */
export interface ArmyDraft {
  name: string;
  list: string;
  units: Record<string, number>;
  role: "" | "attacker" | "defender";
  budget: number | null;
  camp: string;
  barricades: number;
  works: number;
  notes: string;
  general: Officer | null;
  commanders: Officer[];
  reserve: ReserveDraft | null;
  words: Record<string, Record<string, string>>;
}

export interface Profile {
  key: string;
  title: string;
  type: Named;
  category: string;
  formation: string;
  width: number;
  bases: { type: string; depth: number; figures: number }[];
  strength: number;
  melee: number;
  armour: number;
  move: number;
  weapon: Named | null;
  shooting: number;
  penetration: number;
  range_class: number;
  far_shooting: number;
  far_penetration: number;
  reach: number;
  traits: Named[];
  steadfastness: number;
  price: number;
}

export interface Line {
  profile: Profile;
  usual: number;
  least: number;
  most: number;
  reserve: boolean;
  /** Whether a commander may make his staff of such a unit, or be with one at all. */
  staff: boolean;
  led: boolean;
}

export interface Person {
  name: string;
  title: string;
  command: number;
  leadership: number;
  price: number;
  general: boolean;
}

export interface ArmyNamed {
  key: string;
  title: string;
  battle: Named;
  against: string;
  year: number;
  when: string;
  price: number;
  units: number;
  steadfastness: number;
  discipline: number;
}

export interface ArmyList {
  army: ArmyNamed;
  lines: Line[];
  persons: Person[];
  other: Person;
  max_commanders: number;
  camps: { key: string; title: string; price: number; steadfastness: number }[];
  max_barricades: number;
  max_works: number;
  barricade_price: number;
  works_price: number;
  modes: { key: string; role: string; turn: number }[];
  fears: Named[];
  draft: ArmyDraft;
}

export interface ArmyFault {
  line: number;
  /** The tables and the key that it is about: `["units", "legion-5"]`. */
  entry: string[];
  clause: string;
  reason: string;
  arguments: Record<string, unknown>;
  message: string;
}

export interface Totals {
  price: number;
  budget: number;
  least: number;
  reserve_price: number;
  reserve_most: number;
  units: number;
  in_reserve: number;
  most_units: number;
  steadfastness: number;
  discipline: number;
}

export interface OfficerTold extends Omit<Person, "general"> {
  general: boolean;
  unit: string;
}

export interface ArmyChecked {
  text: string;
  name: string;
  list: Named | null;
  army: ArmyDraft | null;
  totals: Totals | null;
  units: { profile: Profile; count: number; in_reserve: boolean }[];
  officers: OfficerTold[];
  faults: ArmyFault[];
  warnings: ArmyFault[];
}

/** One of two armies that meet: a list as it usually is, or a file. */
export type Contender = { list: string } | { file: { name: string; text: string } };

export interface Meeting {
  bottom: Contender;
  top: Contender;
  budget?: number;
  open_field: boolean;
}

export interface Met {
  contents: Contents;
  checked: CheckedSetup;
}

const post = <T>(path: string, body: unknown) => json<T>(`/api/armies/${path}`, { method: "POST", body });

export const lists = () => json<{ armies: ArmyNamed[] }>("/api/armies").then(({ armies }) => armies);
export const listOf = (key: string) => json<ArmyList>(`/api/armies/${encodeURIComponent(key)}`);
export const check = (army: ArmyDraft) => post<ArmyChecked>("check", { army });
export const read = (text: string, name = "army.toml") => post<ArmyChecked>("read", { text, name });
export const meet = (meeting: Meeting) => post<Met>("meet", meeting);

/** What a player says whose opponent brings an army of his own. */
export interface Challenge {
  army: Contender;
  budget: number;
  side: Side;
  name: string;
  open_field: boolean;
  options: Record<string, string>;
  clock?: Clock;
}

export interface ChallengeMade {
  id: string;
  side: Side;
  token: string;
  invitation: string;
}

/** What has been agreed; of the other army nothing. */
export interface ChallengeTold {
  id: string;
  game: string;
  title: string;
  side: Side;
  name: string;
  budget: number;
  least: number;
  open_field: boolean;
  options: Record<string, string>;
  clock: Clock | null;
  chat: boolean;
  watch: boolean;
}

const challengePath = (id: string): string => `/api/challenges/${encodeURIComponent(id)}`;

export const challenges = {
  make: (challenge: Challenge) => json<ChallengeMade>("/api/challenges", { method: "POST", body: challenge }),
  state: (id: string, token: string) =>
    json<{ state: "waiting" | "begun"; challenge: ChallengeTold | null }>(challengePath(id), { token }),
  withdraw: (id: string, token: string) => json<void>(`${challengePath(id)}/withdraw`, { method: "POST", token }),
  invitation: (id: string, invitation: string) =>
    json<ChallengeTold>(`${challengePath(id)}/invitation`, { method: "POST", body: { invitation } }),
  accept: (id: string, body: { invitation: string; army: Contender; name: string; attempt: string }) =>
    json<{ id: string; side: Side; token: string }>(`${challengePath(id)}/accept`, { method: "POST", body }),
};
