/** Tools of the table: what the server says of distances, zones, command, sight, threats and fire, as things to draw. */

import { compose } from "../../lib/action";
import type { Desk } from "./desk.svelte";
import type { Lay, Point } from "./lay";
import { Naming } from "./naming";
import type { GrandBattleView, Outline, Spot } from "./view";

export const TOOLS = ["ruler", "command", "zones", "sight", "threat", "fire"] as const;
export type Tool = (typeof TOOLS)[number];

export interface Area {
  outline: Outline;
  look: string;
  /** What stands in the middle of it. */
  text?: string;
}

export interface Ray {
  from: Point;
  to: Point;
  look: string;
  text?: string;
}

type Answer = Record<string, any>;

export class Tools {
  tool = $state<Tool | null>(null);
  areas = $state.raw<Area[]>([]);
  rays = $state.raw<Ray[]>([]);
  /** What cannot be drawn, in words. */
  words = $state("");
  #asked = "";
  #from: Point | null = null;

  constructor(
    readonly desk: Desk,
    readonly lay: () => Lay,
  ) {}

  /** Which tools the table answers to. */
  get offered(): readonly Tool[] {
    const known = new Set(
      ((this.desk.view as { questions?: { verb: string }[] }).questions ?? []).map(({ verb }) => verb),
    );
    return TOOLS.filter((tool) => known.has(tool));
  }

  pick(tool: Tool): void {
    this.tool = this.tool === tool ? null : tool;
    this.clear();
    if (this.tool === "command") void this.#show(compose("command"));
  }

  clear(): void {
    this.areas = [];
    this.rays = [];
    this.words = "";
    this.#asked = "";
    this.#from = null;
  }

  /** A unit is looked at. */
  look(id: string | null): void {
    const { tool } = this;
    if (id === null || tool === null || tool === "ruler" || tool === "command") return;
    void this.#show(compose(tool, id), id);
  }

  // -- the ruler

  get isRuler(): boolean {
    return this.tool === "ruler";
  }

  measureFrom(at: Point): void {
    this.clear();
    this.#from = at;
  }

  measureTo(at: Point): void {
    const from = this.#from;
    if (!from) return;
    const lay = this.lay();
    const spot = (point: Point) => this.desk.spotText(lay.spot(point));
    this.rays = [{ from, to: at, look: "ruler" }];
    void this.#ask(compose("ruler", "from", spot(from), "to", spot(at))).then((answer) => {
      if (!answer || this.#from !== from) return;
      this.rays = [{ from, to: at, look: "ruler", text: answer["length"] ?? "" }];
    });
  }

  // -- what is asked

  async #ask(question: string): Promise<Answer | null> {
    this.#asked = question;
    const answer = (await this.desk.table.ask("ask", question))?.answer as Answer | undefined;
    if (!answer || this.#asked !== question) return null;
    const { refusal } = answer;
    const { t, view, names = {} } = this.desk.table;
    this.words = refusal ? t.tell(view.game, refusal.reason, refusal.arguments, names) : "";
    return answer;
  }

  async #show(question: string, id = ""): Promise<void> {
    const answer = await this.#ask(question);
    if (!answer) return;
    const lay = this.lay();
    const middle = (unit: string): Point | null => {
      const outline = this.desk.piece(unit)?.outline;
      return outline ? lay.middle(outline) : null;
    };
    const rays = (units: string[], look: string): Ray[] =>
      units.flatMap((unit) => {
        const [from, to] = [middle(id), middle(unit)];
        return from && to ? [{ from, to, look }] : [];
      });
    const area = (outline: Outline | null | undefined, look: string): Area[] =>
      outline?.length ? [{ outline, look }] : [];
    const areas: Area[] = Object.entries((answer["zones"] ?? {}) as Record<string, Spot[]>).flatMap(([zone, outline]) =>
      area(outline, `zone ${zone}`),
    );
    for (const each of answer["commanders"] ?? []) areas.push(...area(each.reach ?? each.full, `command ${each.side}`));
    areas.push(...area(answer["area"], "threat"), ...area(answer["arc"], "fire"), ...area(answer["dead"], "dead"));
    this.areas = areas;
    const hidden = (answer["hidden"] ?? []) as { unit: string; by: string }[];
    if (hidden.length > 0) this.words = this.#hiding(hidden);
    this.rays = [
      ...rays(answer["seen"] ?? [], "seen"),
      ...rays(
        hidden.map(({ unit }) => unit),
        "covered",
      ),
      ...rays(
        (answer["units"] ?? []).map(({ unit }: { unit: string }) => unit),
        "threat",
      ),
      ...rays(
        (answer["targets"] ?? []).filter((each: Answer) => !each["refusal"]).map((each: Answer) => each["unit"]),
        "threat",
      ),
    ];
  }

  /** What hides others from the one who looks. */
  #hiding(hidden: readonly { unit: string; by: string }[]): string {
    const { view, names = {}, t } = this.desk.table;
    const naming = new Naming(view as GrandBattleView, names, t);
    return [...new Set(hidden.map(({ by }) => by))]
      .map((by) => {
        const units = hidden.filter((each) => each.by === by).map(({ unit }) => unit);
        return t.say("web-grb-hidden-by", { by: naming.cover(by), units: naming.list(units.sort()) });
      })
      .join(" ");
  }
}
