/** Whatever is put on a place of the table: set up, arriving, coming back, turned to a heading. */

import { compose } from "../../../lib/action";
import { textOf, type Filled } from "../../../lib/forms";
import type { DeedForm } from "../../../lib/types";
import type { Desk } from "../desk.svelte";
import { angleOf, type Lay, type Point } from "../lay";

const WANTS_PLACE: ReadonlySet<string> = new Set(["point", "decimal"]);

export class Placing {
  verb = $state("");
  at = $state("");
  along = $state("");
  heading = $state("");
  kind = $state("");
  /** Whether it is being written down how the reserve comes: then the parts of the table have their numbers. */
  isNoting = $state(false);

  constructor(
    readonly desk: Desk,
    readonly lay: () => Lay,
  ) {}

  /** The forms that want a place or a heading. */
  get forms(): DeedForm[] {
    return (this.desk.decision?.forms ?? []).filter(({ fields }) => fields.some(({ kind }) => WANTS_PLACE.has(kind)));
  }

  get verbs(): string[] {
    return [...new Set(this.forms.map(({ verb }) => verb))];
  }

  get form(): DeedForm | undefined {
    return this.forms.find(({ verb }) => verb === this.verb) ?? this.forms[0];
  }

  #has(name: string): boolean {
    return this.form?.fields.some((field) => field.name === name) ?? false;
  }

  get hasSpot(): boolean {
    return this.#has("at");
  }
  get hasHeading(): boolean {
    return this.#has("heading");
  }
  get hasPlace(): boolean {
    return this.#has("place");
  }
  get kinds(): string[] {
    return this.form?.fields.find(({ name }) => name === "kind")?.values ?? [];
  }
  /** How many units it is about: none, one, or a row of them. */
  get takes(): "none" | "one" | "many" {
    return this.#has("units") ? "many" : this.#has("unit") ? "one" : "none";
  }

  begin(): void {
    const { desk } = this;
    if (!this.verbs.includes(this.verb)) this.verb = this.verbs[0] ?? "";
    const told = desk.decision?.about["heading"];
    if (typeof told === "string") this.heading = told;
    else if (this.heading === "") this.heading = String(this.lay().angle(0));
    this.kind = this.kinds[0] ?? "";
    const offered = this.form?.fields.find(({ name }) => name === "unit")?.offered;
    if (offered?.length === 1) desk.choose(offered);
  }

  pick(verb: string): void {
    this.verb = verb;
    this.kind = this.kinds[0] ?? "";
    if (this.takes !== "many" && this.desk.chosen.size > 1) this.desk.choose([]);
  }

  tap(id: string): void {
    if (this.takes === "many") this.desk.toggle(id);
    else this.desk.choose(this.desk.chosen.has(id) ? [] : [id]);
  }

  get isReady(): boolean {
    return this.text() !== null;
  }

  text(spot: string = this.at): string | null {
    const { form, desk } = this;
    if (!form) return null;
    const units = [...desk.chosen];
    if (this.takes === "one" && units.length !== 1) {
      // A single one of a row is placed by the same gesture.
      return null;
    }
    if (this.takes === "many" && units.length === 0) return null;
    const filled: Filled = {
      unit: units[0] ?? "",
      units: units.join(","),
      at: spot,
      place: this.along,
      heading: this.heading || "0",
      kind: this.kind,
    };
    if ((this.hasSpot && !spot) || (this.hasPlace && !this.along)) return null;
    return textOf(form, filled);
  }

  typed(): void {
    const text = this.text();
    if (text) this.desk.do(text);
  }

  /** What a point of the table means: a spot, a place along an edge, or where to look. */
  pointed(at: Point): string | null {
    const { desk } = this;
    const lay = this.lay();
    if (this.hasSpot) return this.text(desk.spotText(lay.spot(at)));
    if (this.hasPlace) {
      const [x, y] = lay.spot(at);
      const edge = desk.decision?.about["edge"];
      const along = edge === "left" || edge === "right" ? y : x;
      this.along = String(along / 1000);
      return this.text();
    }
    const unit = desk.piece([...desk.chosen][0] ?? "");
    if (this.hasHeading && unit) {
      this.heading = String(Math.round(lay.angle(angleOf(lay.middle(unit.outline), at))));
      return this.text();
    }
    return null;
  }

  /** The question where somebody would stand who shall be near a point, if the server finds the place. */
  #nearest(at: Point): string | null {
    const { desk } = this;
    const [unit, ...more] = desk.chosen;
    if (unit === undefined || more.length > 0 || !desk.knows("nearest")) return null;
    const { width, depth } = desk.view.measured;
    const [x, y] = this.lay().spot(at);
    const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
    return compose("nearest", unit, "to", desk.spotText([within(x, width), within(y, depth)]));
  }

  /** Show how it would be at a point of the table; false if it cannot be meant. */
  think(at: Point): boolean {
    const { desk } = this;
    const nearest = this.#nearest(at);
    if (nearest !== null) {
      desk.reach(nearest);
      return true;
    }
    const text = this.pointed(at);
    if (text !== null) desk.think(text);
    return text !== null;
  }

  /** Put it there. */
  put(at: Point): void {
    const { desk } = this;
    const nearest = this.#nearest(at);
    if (nearest !== null) {
      desk.reach(nearest);
      desk.drop();
      return;
    }
    const text = this.pointed(at);
    desk.forget();
    if (text !== null) desk.do(text);
  }

  // -- a whole plan

  get canPlan(): boolean {
    return this.desk.mode === "deploy";
  }

  async doPlan(): Promise<void> {
    const answer = await this.desk.table.ask("ask", compose("plan"));
    const deeds = answer?.answer?.deeds as string[] | undefined;
    if (deeds?.length) this.desk.table.act(deeds);
  }
}
