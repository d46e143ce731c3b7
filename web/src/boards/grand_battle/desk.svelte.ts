/** What the player has in mind: who is chosen, which leg or attack is thought of, and how the server says it would end. */

import { compose } from "../../lib/action";
import { Asker, decimalText, textOf, type Filled } from "../../lib/forms";
import type { BoardProps, DeedForm, Side } from "../../lib/types";
import type { Fight } from "./desk/Odds.svelte";
import { choicesOf, formOf, meantBy, offeredIn, plainForm, type Choice } from "./choices";
import type { Lay, Point } from "./lay";
import type { GrandBattleView, Outline, Piece, Preview } from "./view";

export type Mode = "sheet" | "manoeuvre" | "attack" | "deploy" | "place" | "choose" | "watch";

/** Where handles are, and how far each leg goes. */
export interface Handles {
  pivots?: { left: [number, number]; right: [number, number] };
  free?: boolean;
  left?: string;
}

export interface Reached {
  target: string;
  attack: string | null;
  meets: string[];
  reaches: boolean;
}

export interface Line {
  line: number;
  state: string;
  purse: string;
  points: number;
  torn: string[];
}

/** The price of an order from each purse. */
export interface Price {
  purse: string;
  points: number;
  state: string;
}

export class Desk {
  chosen = $state.raw<ReadonlySet<string>>(new Set());
  preview = $state.raw<Preview | null>(null);
  /** The text of what is previewed, so that Enter does it. */
  planned = $state.raw<string | null>(null);
  isDragging = $state(false);
  handles = $state.raw<Handles | null>(null);
  reached = $state.raw<Reached[]>([]);
  costs = $state.raw<{ lines: Line[]; purses: { id: string; has: number; left: number }[]; measured: boolean } | null>(
    null,
  );
  prices = $state.raw<Price[]>([]);
  /** What may come of what is decided about, by action; or of the attack that is thought of. */
  odds = $state.raw<{ action: string; fight: Fight }[]>([]);
  /** Where whoever is chosen may be set up. */
  room = $state.raw<{ areas: Outline[]; closed: Outline[] }>({ areas: [], closed: [] });

  readonly #table: () => BoardProps;
  readonly #drawn: ReadonlySet<string>;
  readonly #asker: Asker<{ answer: Preview }>;

  constructor(table: () => BoardProps, drawn: ReadonlySet<string>) {
    this.#table = table;
    this.#drawn = drawn;
    this.#asker = new Asker<{ answer: Preview }>(
      (question) => this.table.ask("ask", question),
      (answer) => {
        const found = answer?.answer ?? null;
        this.preview = found;
        this.planned = found?.leg ?? (found?.refusal ? null : (found?.attack ?? found?.deed ?? null));
        if (this.#isDropped && !this.#asker.hasNext) this.#settle();
        else if (found?.attack && !found.refusal && !this.#isAiming) void this.thinkOdds(found.attack);
      },
    );
  }

  get table(): BoardProps {
    return this.#table();
  }

  get view(): GrandBattleView {
    return this.table.view as GrandBattleView;
  }

  get own(): Side {
    return this.table.side === "top" ? "top" : "bottom";
  }

  // -- what can be decided: every unit on the table asks for it, so it is worked out once

  /** The decision, if it is the viewer's and all has been told. */
  readonly decision = $derived.by(() => {
    const { view, side, actions, forms = [] } = this.table;
    const isAsked = actions.length > 0 || forms.length > 0;
    return isAsked && view.decision?.side === side ? view.decision : undefined;
  });

  readonly mode = $derived.by((): Mode => {
    const { decision } = this;
    if (!decision) return "watch";
    if (plainForm(decision, "order")) return "sheet";
    if (plainForm(decision, "advance")) return "manoeuvre";
    if (plainForm(decision, "attack")) return "attack";
    if (plainForm(decision, "place")) return "deploy";
    if (decision.forms?.some(({ fields }) => fields.some(({ kind }) => kind === "point" || kind === "decimal")))
      return "place";
    return "choose";
  });

  readonly choices = $derived.by((): Choice[] => {
    const isList = this.mode === "choose" || this.mode === "place";
    return isList ? choicesOf(this.decision, this.table.actions, this.#drawn) : [];
  });

  readonly meant = $derived.by((): ReadonlyMap<string, string> => meantBy(this.choices, this.chosen));

  /** Who can be chosen: whoever some form names as its own. */
  readonly open = $derived.by((): ReadonlySet<string> => {
    const { decision, mode } = this;
    if (!decision) return new Set();
    if (mode === "sheet") return new Set(offeredIn(plainForm(decision, "order"), "units"));
    if (mode === "manoeuvre") return new Set(offeredIn(plainForm(decision, "advance"), "units"));
    if (mode === "attack") return new Set(offeredIn(plainForm(decision, "attack"), "units"));
    if (mode === "deploy") return new Set(offeredIn(plainForm(decision, "place"), "unit"));
    const placed = mode === "place" ? (decision.forms ?? []) : [];
    return new Set([
      ...this.choices.flatMap(({ units }) => units),
      ...placed.flatMap((form) => [...offeredIn(form, "unit"), ...offeredIn(form, "units")]),
    ]);
  });

  // -- choosing

  choose(ids: Iterable<string>): void {
    const { open } = this;
    this.chosen = new Set([...ids].filter((id) => open.has(id)));
    this.reached = [];
    this.forget();
    this.#learn();
  }

  toggle(id: string): void {
    const next = new Set(this.chosen);
    if (!next.delete(id)) next.add(id);
    this.choose(next);
  }

  /** The units that are chosen, as they are named in deeds. */
  get units(): string {
    return [...this.chosen].sort().join(",");
  }

  /** A new decision: those under an order are chosen at once. */
  begin(): void {
    const { mode, open } = this;
    this.forget();
    this.handles = null;
    this.reached = [];
    this.costs = null;
    this.prices = [];
    this.odds = [];
    this.room = { areas: [], closed: [] };
    if (mode === "choose") void this.#learnOdds();
    if (mode === "manoeuvre" || mode === "attack") {
      const kept = [...this.chosen].filter((id) => open.has(id));
      this.chosen = new Set(kept.length > 0 ? kept : open);
    } else if (mode === "choose") {
      const doing = new Set(this.choices.filter(({ target }) => target !== null).flatMap(({ units }) => units));
      this.chosen = doing.size === 1 ? doing : new Set();
    } else this.chosen = new Set([...this.chosen].filter((id) => open.has(id)));
    this.#learn();
  }

  #learn(): void {
    const { mode } = this;
    if (mode === "sheet") {
      void this.#learnCosts();
      void this.#learnPrices();
    }
    if (this.chosen.size === 0) {
      this.handles = null;
      this.reached = [];
      return;
    }
    if (mode === "deploy" || (mode === "place" && this.knows("room"))) void this.#learnRoom();
    if (mode === "manoeuvre") void this.#learnHandles();
    if (mode === "attack") {
      void this.learnTargets();
      void this.#learnHandles();
    }
  }

  async #ask<Answer>(question: string): Promise<Answer | null> {
    const { view } = this;
    const answer = await this.table.ask("ask", question);
    return answer && this.view === view ? ((answer.answer ?? null) as Answer | null) : null;
  }

  /** Whether something can be asked now. */
  knows(verb: string): boolean {
    const more = (this.view as { questions?: { verb: string }[] }).questions ?? [];
    return [...(this.decision?.questions ?? []), ...more].some((each) => each.verb === verb);
  }

  async #learnHandles(): Promise<void> {
    if (!this.knows("handles")) return;
    const { units } = this;
    const found = await this.#ask<Handles>(compose("handles", units));
    if (units === this.units) this.handles = found?.pivots ? found : null;
  }

  async learnTargets(): Promise<void> {
    const { units } = this;
    const found = await this.#ask<{ targets?: Reached[] }>(compose("targets", units));
    if (units === this.units) this.reached = found?.targets ?? [];
  }

  async #learnCosts(): Promise<void> {
    if (this.view.orders.length === 0 && !this.knows("cost")) return;
    this.costs = await this.#ask(compose("cost"));
  }

  /** The odds of what is decided about now, where the dice are next. */
  async #learnOdds(): Promise<void> {
    const { view } = this;
    const answer = await this.table.ask("odds");
    if (!answer || this.view !== view) return;
    const fights = ((answer as { odds?: { fights?: unknown } }).odds?.fights ?? answer.fights ?? {}) as Record<
      string,
      Fight
    >;
    this.odds = Object.entries(fights).map(([action, fight]) => ({ action, fight }));
  }

  /** The odds of an attack, as if it had been carried out. */
  async thinkOdds(attack: string): Promise<void> {
    const found = await this.#ask<{ fights?: Fight[] }>(compose("odds", attack));
    if (this.planned === attack || this.preview?.attack === attack)
      this.odds = (found?.fights ?? []).map((fight) => ({ action: "", fight }));
  }

  async #learnRoom(): Promise<void> {
    const [unit] = this.chosen;
    const found = unit ? await this.#ask<{ areas?: Outline[]; closed?: Outline[] }>(compose("room", unit)) : null;
    if (this.chosen.has(unit ?? "")) this.room = { areas: found?.areas ?? [], closed: found?.closed ?? [] };
  }

  /** What a Manoeuvre of the chosen ones would cost each purse; other orders of movement cost the same. */
  async #learnPrices(): Promise<void> {
    this.prices = [];
    const form = plainForm(this.decision, "order");
    const full = formOf(this.decision, "order", "kind", "purse");
    if (this.view.measuring !== "free" || this.chosen.size === 0 || !full || !form) return;
    const { units } = this;
    const kinds = offeredIn(full, "kind");
    const kind = kinds.includes("manoeuvre") ? "manoeuvre" : kinds[0]!;
    const found: Price[] = [];
    for (const purse of offeredIn(full, "purse")) {
      const text = textOf(full, { kind, units, purse, else: "drop" });
      const answer = await this.#ask<{ lines: Line[] }>(compose("cost", text));
      if (units !== this.units) return;
      const line = answer?.lines.at(-1);
      if (line) found.push({ purse, points: line.points, state: line.state });
    }
    this.prices = found;
  }

  // -- what would come of it

  /** Whether an attack is being turned by its handle: then its odds would come too late. */
  get #isAiming(): boolean {
    return this.isDragging && this.mode === "attack";
  }

  /** Ask how a deed would end. */
  think(text: string): void {
    this.planned = null;
    this.#last = "";
    this.#asker.ask(compose("preview", text));
  }

  /** The same while a pointer stays over whom it is about. */
  thinkOnce(text: string): void {
    const question = compose("preview", text);
    if (question === this.#last) return;
    this.odds = [];
    this.reach(question);
  }

  /** Nothing is thought of, but the drag goes on. */
  forgetThought(): void {
    const { isDragging } = this;
    this.forget();
    this.isDragging = isDragging;
  }

  /** Ask how far a drag leads; a pointer that has not got on asks nothing anew. */
  reach(question: string): void {
    if (question === this.#last) return;
    this.#last = question;
    this.#asker.ask(question);
  }
  #last = "";

  forget(): void {
    this.#asker.forget();
    this.#last = "";
    if (this.mode === "attack" || this.mode === "sheet") this.odds = [];
    this.preview = null;
    this.planned = null;
    this.isDragging = false;
    this.#isDropped = false;
  }

  #isDropped = false;

  /** The drag is over: its last answer is done. */
  drop(): void {
    this.#isDropped = true;
    if (!this.#asker.isBusy) this.#settle();
  }

  #settle(): void {
    const { planned, preview } = this;
    this.forget();
    if (planned) this.table.act([planned]);
    else if (preview?.refusal ?? preview?.stop) this.table.refuse((preview.refusal ?? preview.stop)!);
  }

  /** Do what is planned. */
  commit(): void {
    if (this.planned) this.#settle();
  }

  do(text: string): void {
    this.forget();
    this.table.act([text]);
  }

  /** A deed of the decision, put together. */
  text(verb: string, filled: Filled, ...fields: readonly string[]): string | null {
    const form: DeedForm | undefined =
      fields.length > 0 ? formOf(this.decision, verb, ...fields) : plainForm(this.decision, verb);
    return form ? textOf(form, filled) : null;
  }

  textWith(form: DeedForm, filled: Filled): string {
    return textOf(form, filled);
  }

  /** A spot as it is written. */
  spotText([x, y]: readonly [number, number]): string {
    const { places } = this.view.measured;
    return `${decimalText(x, places)}:${decimalText(y, places)}`;
  }

  piece(id: string): Piece | undefined {
    return (
      this.view.measured.pieces.find((piece) => piece.id === id) ??
      this.view.measured.markers.find((marker) => marker.unit?.id === id)?.unit
    );
  }
}

/** The middle of the front of the one by whom a body is dragged. */
export function heldAt(desk: Desk, lay: Lay, ids: readonly string[]): Point | null {
  const first = desk.piece([...ids].sort()[0] ?? "");
  return first ? lay.at(first.at) : null;
}
