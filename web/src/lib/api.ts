/** The calls of the server's HTTP interface. */

import { settings } from "./settings.svelte";
import type { OperatorDeed, Overview } from "../operator/overview";
import type {
  CheckedSetup,
  Contents,
  CreatedGame,
  Invited,
  Language,
  Library,
  NewGame,
  NewSeat,
  Replay,
  ReplayAs,
  Rules,
  SeatTaken,
  Side,
  Summary,
  Translator,
  Verdict,
} from "./types";

/** An answer that is an error; `message` is meant for the reader, in his language. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    message: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = "ApiError";
  }
}

interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  token?: string | null;
  headers?: Record<string, string>;
  language?: Language;
}

async function send(
  path: string,
  { method = "GET", body, token, headers = {}, language = settings.language }: Call,
): Promise<Response> {
  const sent: Record<string, string> = { ...headers };
  if (token) sent["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) sent["Content-Type"] = "application/json";
  const url = `${path}${path.includes("?") ? "&" : "?"}language=${language}`;
  let answer: Response;
  try {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    answer = await fetch(url, { method, headers: sent, ...content });
  } catch {
    throw new ApiError(0, "unreachable", "");
  }
  if (!answer.ok) throw await errorOf(answer);
  return answer;
}

async function errorOf(answer: Response): Promise<ApiError> {
  try {
    const { error } = await answer.json();
    return new ApiError(answer.status, error.reason ?? "", error.message ?? "", error.arguments ?? {});
  } catch {
    return new ApiError(answer.status, "unexpected", "");
  }
}

/** What the server answers to a call; parts of the page that come later have calls of their own. */
export async function json<T>(path: string, call: Call = {}): Promise<T> {
  const answer = await send(path, call);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const gamePath = (id: string): string => `/api/games/${encodeURIComponent(id)}`;

/** Which game or record to look at, for replay and analysis. */
export type Source = { game: string; token?: string | undefined } | { record: string };

export const api = {
  library: () => json<Library>("/api/library"),
  checkSetup: (contents: Contents) => json<CheckedSetup>("/api/setups/check", { method: "POST", body: { contents } }),
  createGame: (game: NewGame) => json<CreatedGame>("/api/games", { method: "POST", body: game }),
  game: (id: string, token?: string | null) => json<Summary>(gamePath(id), { token: token ?? null }),
  mine: (seats: { id: string; token: string }[]) =>
    json<{ games: Summary[]; unknown: string[]; damaged: string[] }>("/api/mine", { method: "POST", body: { seats } }),
  invitation: (id: string, invitation: string) =>
    json<Invited>(`${gamePath(id)}/invitation`, { method: "POST", body: { invitation } }),
  claim: (id: string, shown: { invitation: string; name: string } | { code: string }, attempt: string) =>
    json<SeatTaken>(`${gamePath(id)}/claim`, { method: "POST", body: { ...shown, attempt } }),
  invite: (id: string, token: string) =>
    json<{ invitation: string }>(`${gamePath(id)}/invite`, { method: "POST", token }),
  ownSeat: (id: string, token: string) => json<{ side: Side; devices: number }>(`${gamePath(id)}/seat`, { token }),
  code: (id: string, token: string) =>
    json<{ code: string; seconds: number }>(`${gamePath(id)}/code`, { method: "POST", token }),
  endOthers: (id: string, token: string, attempt: string) =>
    json<{ token: string; ended: number }>(`${gamePath(id)}/end-others`, { method: "POST", token, body: { attempt } }),
  report: (id: string, token: string, what: { what: "name" } | { what: "chat"; line: number }) =>
    json<void>(`${gamePath(id)}/report`, { method: "POST", token, body: what }),
  overview: (secret: string) => json<Overview>("/api/operator", { token: secret }),
  operate: (secret: string, what: OperatorDeed, body: Record<string, unknown>) =>
    json<void>(`/api/operator/${what}`, { method: "POST", token: secret, body }),
  rematch: (id: string, token: string) =>
    json<{ id: string }>(`${gamePath(id)}/rematch`, { method: "POST", token, body: {} }),
  record: async (id: string, token?: string | null, otherSeat?: string | null): Promise<string> => {
    const headers: Record<string, string> = otherSeat ? { "X-Other-Seat": otherSeat } : {};
    return (await send(`${gamePath(id)}/record`, { token: token ?? null, headers })).text();
  },
  importRecord: (record: string, seats?: Record<Side, NewSeat>) =>
    json<CreatedGame>("/api/records", { method: "POST", body: seats ? { record, seats } : { record } }),
  verify: (record: string) => json<Verdict>("/api/records/verify", { method: "POST", body: { record } }),
  replay: (source: Source, as: ReplayAs) => json<Replay>("/api/replay", { method: "POST", body: { ...source, as } }),
  study: (source: Source, as: ReplayAs, step: number, question: string) =>
    json<{ study: unknown }>("/api/study", { method: "POST", body: { ...source, as, step, question } }),
  analysis: (source: Source) => json<any>("/api/analysis", { method: "POST", body: source }),
  words: (game: string, language: Language) =>
    json<{ text: string }>(`/api/words/${encodeURIComponent(game)}`, { language }),
  rules: (game: string) => json<Rules>(`/api/rules/${encodeURIComponent(game)}`),
  pushKey: () => json<{ key: string }>("/api/push/key"),
  pushOn: (id: string, token: string, subscription: PushSubscriptionJSON) =>
    json<void>(`${gamePath(id)}/push`, { method: "PUT", token, body: { subscription } }),
  pushOff: (id: string, token: string, subscription: PushSubscriptionJSON) =>
    json<void>(`${gamePath(id)}/push`, { method: "DELETE", token, body: { subscription } }),
};

/** What to tell the reader of a problem. */
export function messageOf(problem: unknown, t: Translator): string {
  if (problem instanceof ApiError) {
    if (problem.message) return problem.message;
    return t.say(problem.status === 0 ? "web-unreachable" : "web-unexpected");
  }
  console.error(problem);
  return t.say("web-unexpected");
}
