/** What pointers on the table mean: a drag moves, wheels, aims or sets up; a tap chooses, aims or decides. */

import { compose } from "../../lib/action";
import type { Desk } from "./desk.svelte";
import { heldAt } from "./desk.svelte";
import type { Placing } from "./desk/placing.svelte";
import type { LegPlan } from "./desk/plan.svelte";
import type { Hands } from "./field/Field.svelte";
import { angleOf, distance, isInside, type Lay, type Point } from "./lay";
import type { Tools } from "./tools.svelte";
import type { Piece } from "./view";

/** A drag shorter than this is none. */
const SHORTEST = 1;

export class TableHands implements Hands {
  /** The arrow of an order that is being drawn. */
  arrow = $state.raw<{ from: Point; to: Point } | null>(null);
  hovered = $state<string | null>(null);
  /** Who was looked at last, for his card. */
  looked = $state<string | null>(null);
  /** Whom an attack is thought of against, or what a second tap would do. */
  aimed = $state<string | null>(null);

  #from: Point = { x: 0, y: 0 };
  #held: Point | null = null;
  #doing: "move" | "wheel" | "turn" | "order" | "aim" | "place" | "measure" | null = null;
  #pivot = "";

  constructor(
    readonly desk: Desk,
    readonly plan: LegPlan,
    readonly placing: Placing,
    readonly lay: () => Lay,
    /** Write an order for those who are chosen. */
    readonly order: (kind: string) => void,
    readonly tools: Tools,
  ) {}

  #pieceAt(at: Point, test: (piece: Piece) => boolean): Piece | undefined {
    const lay = this.lay();
    return this.desk.view.measured.pieces.findLast(
      (piece) =>
        test(piece) &&
        isInside(
          at,
          piece.outline.map((spot) => lay.at(spot)),
        ),
    );
  }

  /** Whether a point is in the enemy's camp, as far as there is one to take. */
  #isInCamp(at: Point): boolean {
    const camp = this.desk.view.camps[this.desk.own === "top" ? "bottom" : "top"];
    const lay = this.lay();
    const outline = camp && !camp.lost ? (camp.outline ?? []) : [];
    return isInside(
      at,
      outline.map((spot) => lay.at(spot)),
    );
  }

  grab({ piece, handle }: { piece: string | null; handle: string | null }, at: Point, event: PointerEvent): boolean {
    const { desk } = this;
    const { mode } = desk;
    this.#from = at;
    this.#doing = null;
    if (this.tools.isRuler) {
      this.#doing = "measure";
      this.tools.measureFrom(at);
      return true;
    }
    if (handle !== null) {
      this.#doing = handle === "turn" ? "turn" : "wheel";
      this.#pivot = handle;
      return true;
    }
    if (piece === null || !desk.open.has(piece) || event.shiftKey || event.ctrlKey || event.metaKey) return false;
    if (mode === "manoeuvre") this.#doing = "move";
    else if (mode === "sheet") this.#doing = "order";
    else if (mode === "attack") this.#doing = "aim";
    else if (mode === "deploy" || mode === "place") this.#doing = "place";
    else return false;
    this.#grabbed = piece;
    this.#held = null;
    return true;
  }
  #grabbed: string | null = null;

  /** The first move of a drag: whoever was taken hold of is chosen. */
  #begin(): void {
    const { desk } = this;
    if (this.#grabbed !== null && !desk.chosen.has(this.#grabbed)) desk.choose([this.#grabbed]);
    this.#held = heldAt(desk, this.lay(), [...desk.chosen]);
    if (this.#doing === "order" && desk.view.measuring === "free") void desk.learnTargets();
    desk.isDragging = true;
    this.plan.clear();
  }

  drag(at: Point): void {
    const { desk } = this;
    const lay = this.lay();
    if (this.#doing === "measure") {
      this.tools.measureTo(at);
      return;
    }
    if (!desk.isDragging) this.#begin();
    // In tenths of a step: nobody means thousandths.
    const tenths = (value: number): number => Math.round(value * 10) / 10;
    const moved = ({ x, y }: Point): Point => ({
      x: x + tenths(at.x - this.#from.x),
      y: y + tenths(at.y - this.#from.y),
    });
    const spot = (point: Point): string => desk.spotText(lay.spot(point));
    switch (this.#doing) {
      case "move":
        if (this.#held) desk.reach(compose("reach", desk.units, "to", spot(moved(this.#held))));
        break;
      case "wheel":
        desk.reach(
          compose(desk.mode === "attack" ? "aim" : "reach", desk.units, `pivot=${this.#pivot}`, "to", spot(at)),
        );
        break;
      case "turn": {
        const unit = desk.piece([...desk.chosen][0] ?? "");
        if (!unit) break;
        const heading = Math.round(lay.angle(angleOf(lay.middle(unit.outline), at)));
        if (desk.mode === "manoeuvre")
          desk.reach(compose("reach", unit.id, "to", desk.spotText(unit.at), "heading", heading));
        else {
          this.placing.heading = String(heading);
          const text = this.placing.text(desk.spotText(unit.at));
          if (text) desk.think(text);
        }
        break;
      }
      case "order":
      case "aim":
        this.arrow = { from: this.#from, to: at };
        this.#thinkOfArrow(at);
        break;
      case "place":
        this.placing.think(this.#held ? moved(this.#held) : at);
        break;
    }
  }

  /** While an arrow is drawn: how it would end, as if it were ordered now. */
  #thinkOfArrow(at: Point): void {
    const { desk } = this;
    const enemy = this.#pieceAt(at, ({ side }) => side !== desk.own);
    this.aimed = enemy?.id ?? null;
    if (desk.mode === "attack" || enemy) {
      const found = desk.reached.find(({ target }) => target === enemy?.id);
      if (found?.attack) desk.thinkOnce(found.attack);
      else if (enemy) desk.forgetThought();
      return;
    }
    if (desk.view.measuring === "free" && this.#held) {
      const { x, y } = this.#held;
      const to = { x: x + at.x - this.#from.x, y: y + at.y - this.#from.y };
      desk.reach(compose("reach", desk.units, "to", desk.spotText(this.lay().spot(to))));
    }
  }

  drop(at: Point): void {
    const { desk } = this;
    const doing = this.#doing;
    this.#doing = null;
    this.arrow = null;
    if (doing === "measure") return;
    if (doing === "order") {
      const enemy = this.#pieceAt(at, ({ side }) => side !== desk.own);
      desk.forget();
      if (enemy || this.#isInCamp(at)) this.order("attack");
      else if (distance(this.#from, at) >= SHORTEST) this.order("manoeuvre");
      return;
    }
    if (doing === "aim") {
      const enemy = this.#pieceAt(at, ({ side }) => side !== desk.own);
      desk.forget();
      if (enemy) this.attack(enemy.id);
      return;
    }
    if (doing === "place") {
      const moved = this.#held ? { x: this.#held.x + at.x - this.#from.x, y: this.#held.y + at.y - this.#from.y } : at;
      this.placing.put(moved);
      return;
    }
    if (doing === "turn" && desk.mode !== "manoeuvre") {
      const unit = desk.piece([...desk.chosen][0] ?? "");
      const text = unit ? this.placing.text(desk.spotText(unit.at)) : null;
      desk.forget();
      if (text) desk.do(text);
      return;
    }
    desk.drop();
  }

  cancel(): void {
    this.#doing = null;
    this.arrow = null;
    this.desk.forget();
  }

  /** Attack somebody, the shortest way if there is one; if there is none it is told why. */
  attack(target: string): void {
    const { desk } = this;
    const found = desk.reached.find((each) => each.target === target);
    const text = found?.attack ?? desk.text("attack", { units: desk.units, target });
    if (text) desk.do(text);
  }

  tap(
    { piece, marker }: { piece: string | null; marker: string | null },
    at: Point,
    { isMouse, isMore }: { isMouse: boolean; isMore: boolean },
  ): void {
    const { desk } = this;
    const id = piece ?? marker;
    this.looked = piece;
    this.tools.look(piece);
    if (this.tools.isRuler) return;
    if (id === null) {
      this.aimed = null;
      if ((desk.mode === "deploy" || desk.mode === "place") && (desk.chosen.size > 0 || this.placing.takes === "none"))
        this.placing.put(at);
      else if (desk.mode === "sheet") desk.choose([]);
      return;
    }
    const meant = desk.meant.get(id);
    const isEnemy = piece !== null && desk.piece(piece)?.side !== desk.own;
    if (desk.mode === "attack" && isEnemy) {
      // A finger has no hover: the first tap shows, the second one does.
      const found = desk.reached.find(({ target }) => target === id);
      if (isMouse || this.aimed === id || !found?.attack) this.attack(id);
      else desk.think(found.attack);
      this.aimed = id;
      return;
    }
    if (meant !== undefined && !(desk.open.has(id) && !desk.chosen.has(id) && !isEnemy && this.#hasTargets(id))) {
      if (isMouse || this.aimed === id) desk.do(meant);
      this.aimed = id;
      return;
    }
    if (piece === null || !desk.open.has(piece)) return;
    if (desk.mode === "deploy") this.placing.tap(piece);
    else if (isMore || !isMouse || desk.mode === "manoeuvre" || desk.mode === "attack") desk.toggle(piece);
    else desk.choose(desk.chosen.size === 1 && desk.chosen.has(piece) ? [] : [piece]);
    this.plan.clear();
  }

  /** Whether somebody is a doer whose target is still to be named. */
  #hasTargets(id: string): boolean {
    return this.desk.choices.some(({ units, target }) => target !== null && units.includes(id));
  }

  lasso(loop: readonly Point[]): void {
    const { desk } = this;
    const lay = this.lay();
    const caught = desk.view.measured.pieces
      .filter((piece) => isInside(lay.middle(piece.outline), loop))
      .map(({ id }) => id);
    desk.choose([...desk.chosen, ...caught]);
  }

  hover(piece: string | null): void {
    if (piece === this.hovered) return;
    this.hovered = piece;
    const { desk } = this;
    if (piece !== null) {
      this.looked = piece;
      this.tools.look(piece);
    }
    if (desk.mode !== "attack" || desk.isDragging) return;
    const found = piece === null ? undefined : desk.reached.find(({ target }) => target === piece);
    if (found?.attack) {
      this.aimed = found.target;
      desk.think(found.attack);
    } else if (this.aimed !== null && piece === null) {
      this.aimed = null;
      desk.forget();
    }
  }
}
