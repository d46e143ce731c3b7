/** What whoever runs the server sees, and what he can do. */

import type { Side } from "../lib/types";

export type OperatorDeed = "line" | "name" | "chat" | "block" | "report";

export interface Report {
  id: string;
  game: string;
  side: Side;
  what: "chat" | "name";
  line: number;
  text: string;
  note: string;
  addresses: string[];
  at: number;
  names: Record<Side, string>;
  chat: boolean;
  context: { number: number; side: Side; text: string }[];
}

export interface Load {
  version: string;
  processes: number;
  tables: number;
  sockets: number;
  actions: number;
  lag: number;
  memory: number;
  waiting: Record<"writes" | "computers" | "workshop", number>;
  database_bytes: number | null;
  disk_free_bytes: number | null;
}

export interface Overview {
  reports: Report[];
  open: number;
  blocks: { address: string; until: number }[];
  failed: { game: string; reason: string }[];
  load: Load;
}
