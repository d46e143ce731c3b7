/** Decisions for tests, as the games really tell them: tests/project/test_page_knows_no_rule.py writes and checks them. */

import told from "./decisions.fixture.json";
import type { Decision } from "./types";

const games = told as unknown as Record<string, Record<string, Partial<Decision>>>;

export function decisionOf(game: string, question: string, more: Partial<Decision> = {}): Decision {
  return { side: "bottom", question, about: {}, ...games[game]?.[question], ...more };
}
