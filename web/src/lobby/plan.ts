/** Who plays whom: what the set-up sheet asks, and the seats that follow from it. */
import { api } from "../lib/api";
import { go, linkTo } from "../lib/router";
import { keepCreated } from "../lib/seats";
import { other, type CreatedGame, type Level, type NewSeat, type Side } from "../lib/types";

/** Against a computer, two at this screen, a friend by link, or two computers to watch. */
export const COMPANIES = ["computer", "here", "link", "watch"] as const;
export type Company = (typeof COMPANIES)[number];

export interface Plan {
  company: Company;
  /** The side of the one who sets up; `lot` leaves it to chance. */
  side: Side | "lot";
  /** The computer's level; of two computers the bottom one's. */
  level: string;
  /** The level of the top one of two computers. */
  rival: string;
  /** For how many seconds a computer that thinks has work at a decision. */
  seconds: number;
  name: string;
  /** The name of the second person at this screen. */
  guest: string;
}

/** The level a newcomer meets, as the server says; empty where nothing is known yet, and the server chooses. */
export function usualLevel(levels: Level[]): string {
  return (levels.find(({ usual }) => usual) ?? levels.at(-1))?.name ?? "";
}

/** How long a computer player that thinks may be given for a decision, in seconds. */
export const SECONDS = [1, 2, 5, 10];

const NAME = "vexilla-name";
/** The server takes no longer one. */
export const LONGEST_NAME = 40;

/** The name one gave last time. */
export function lastName(): string {
  try {
    return localStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // It is asked for again next time.
  }
}

export function usualPlan(levels: Level[], company: Company = "computer"): Plan {
  const level = usualLevel(levels);
  return { company, side: "bottom", level, rival: level, seconds: SECONDS[0]!, name: lastName(), guest: "" };
}

function computer({ seconds }: Plan, level: string): NewSeat {
  return seconds === SECONDS[0] ? { kind: "computer", level } : { kind: "computer", level, seconds };
}

/** The seats of a plan; `lot` draws the side where it is left to chance. */
export function seatsFor(
  plan: Plan,
  lot: () => Side = () => (Math.random() < 0.5 ? "bottom" : "top"),
): Record<Side, NewSeat> {
  const named = (seat: NewSeat, name: string): NewSeat => (name.trim() ? { ...seat, name: name.trim() } : seat);
  if (plan.company === "watch") {
    return { bottom: computer(plan, plan.level), top: computer(plan, plan.rival) };
  }
  const side = plan.side === "lot" ? lot() : plan.side;
  const mine = named({ kind: "here" }, plan.name);
  const theirs: Record<Exclude<Company, "watch">, NewSeat> = {
    computer: computer(plan, plan.level),
    here: named({ kind: "here" }, plan.guest),
    link: { kind: "link" },
  };
  return { [side]: mine, [other(side)]: theirs[plan.company] } as Record<Side, NewSeat>;
}

export interface Begun {
  id: string;
  /** The link for the other person, if there is one. */
  link: string;
}

/** Create a game, keep its seats in this browser, and say what to give to whom. */
export async function begin(
  plan: Plan,
  create: (seats: Record<Side, NewSeat>) => Promise<CreatedGame>,
): Promise<Begun> {
  const seats = seatsFor(plan);
  if (plan.company !== "watch") keepName(plan.name.trim());
  const created = await create(seats);
  keepCreated(created);
  const invitation = created.invitations.bottom ?? created.invitations.top;
  return { id: created.id, link: invitation ? linkTo("join", created.id, invitation) : "" };
}

/** Go to the table of a game just begun: to one's seat, or beside it. */
export function sitDown(begun: Begun, plan: Plan): void {
  go(plan.company === "watch" ? "watch" : "table", begun.id);
}

/** A game at once: against the computer, with everything as it usually is. */
export async function playNow(game: string, scenario: string, levels: Level[]): Promise<void> {
  const plan = usualPlan(levels);
  sitDown(await begin(plan, (seats) => api.createGame({ game, scenario, seats })), plan);
}
