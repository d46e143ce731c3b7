/** Ground as paths: what each piece of it looks like from above, worked out once for a table. */

import { middleOf, round, type Lay, type Point } from "../lay";
import type { Ground, Land } from "../view";
import { chance, scaled, strewn } from "./scatter";

/** One layer of a drawing: its class says how it looks. */
export interface Layer {
  look: string;
  path: string;
}

export interface Drawn {
  id: string;
  kind: string;
  /** All of it as one outline, for whoever points at it. */
  outline: string;
  middle: Point;
  layers: Layer[];
}

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${round(x)},${round(y)}`).join("L")}`;
const closed = (points: readonly Point[]): string => `${line(points)}Z`;
const dot = ({ x, y }: Point, radius: number): string =>
  `M${round(x - radius)},${round(y)}a${round(radius)},${round(radius)} 0 1 0 ${round(2 * radius)},0a${round(radius)},${round(radius)} 0 1 0 ${round(-2 * radius)},0Z`;

/** A crown of leaves from above: a ring of humps. */
function crown({ x, y }: Point, radius: number, humps: number, turn: number): string {
  const corner = (place: number, out: number): string => {
    const angle = turn + (place / humps) * 2 * Math.PI;
    return `${round(x + Math.cos(angle) * radius * out)},${round(y + Math.sin(angle) * radius * out)}`;
  };
  let path = `M${corner(0, 0.9)}`;
  for (let place = 0; place < humps; place++) path += `Q${corner(place + 0.5, 1.35)} ${corner(place + 1, 0.9)}`;
  return `${path}Z`;
}

/** The outline of polygons with their corners rounded off, as land is. */
function soft(corners: readonly Point[]): string {
  if (corners.length > 12) return closed(corners);
  const cut = 1.6;
  const toward = (from: Point, to: Point): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const part = Math.min(0.45, cut / length);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  return (
    corners
      .map((corner, place) => {
        const before = corners[(place + corners.length - 1) % corners.length]!;
        const after = corners[(place + 1) % corners.length]!;
        const [into, out] = [toward(corner, before), toward(corner, after)];
        return `${place === 0 ? "M" : "L"}${round(into.x)},${round(into.y)}Q${round(corner.x)},${round(corner.y)} ${round(out.x)},${round(out.y)}`;
      })
      .join("") + "Z"
  );
}

/** Short strokes along the edge of a polygon, pointing inward: how maps draw what falls away. */
function hachures(corners: readonly Point[], apart: number, length: number): string {
  const middle = middleOf(corners);
  let path = "";
  corners.forEach((one, place) => {
    const other = corners[(place + 1) % corners.length]!;
    const run = Math.hypot(other.x - one.x, other.y - one.y);
    for (let at = apart / 2; at < run; at += apart) {
      const from = { x: one.x + ((other.x - one.x) * at) / run, y: one.y + ((other.y - one.y) * at) / run };
      let [nx, ny] = [-(other.y - one.y) / run, (other.x - one.x) / run];
      if (nx * (middle.x - from.x) + ny * (middle.y - from.y) < 0) [nx, ny] = [-nx, -ny];
      path += line([from, { x: from.x + nx * length, y: from.y + ny * length }]);
    }
  });
  return path;
}

/** Ripples on water: short level strokes. */
function ripples(corners: readonly Point[], name: string): string {
  return strewn(corners, 4.4, name, 0.5)
    .map(({ x, y }) => `M${round(x - 0.9)},${round(y)}q.45,-.4 .9,0t.9,0`)
    .join("");
}

const forest = (shapes: Point[][], id: string): Layer[] => {
  const next = chance(`${id} crowns`);
  const trees = shapes.flatMap((corners, place) => strewn(corners, 2.5, `${id} ${place}`, 0.55));
  const grown = trees.map((at) => ({ at, radius: 0.95 + next() * 0.55, turn: next() * 6 }));
  return [
    { look: "wood", path: shapes.map(soft).join("") },
    {
      look: "shade",
      path: grown.map(({ at, radius }) => dot({ x: at.x + 0.35, y: at.y + 0.45 }, radius * 1.05)).join(""),
    },
    { look: "leaves", path: grown.map(({ at, radius, turn }) => crown(at, radius, 7, turn)).join("") },
    {
      look: "light",
      path: grown
        .map(({ at, radius }) => dot({ x: at.x - radius * 0.3, y: at.y - radius * 0.35 }, radius * 0.34))
        .join(""),
    },
  ];
};

const water = (shapes: Point[][], id: string, deep: boolean): Layer[] => [
  { look: "bank", path: shapes.map(closed).join("") },
  { look: deep ? "water" : "brook", path: shapes.map(closed).join("") },
  { look: "ripples", path: deep ? shapes.map((corners, place) => ripples(corners, `${id} ${place}`)).join("") : "" },
];

const broken = (shapes: Point[][], id: string): Layer[] => {
  const next = chance(`${id} stones`);
  const spots = shapes.flatMap((corners, place) => strewn(corners, 2.7, `${id} ${place}`, 0.4));
  let stones = "";
  let bushes = "";
  let ridges = "";
  for (const at of spots) {
    const what = next();
    const size = 0.3 + next() * 0.35;
    if (what < 0.42)
      stones += `M${round(at.x - size)},${round(at.y + size * 0.5)}l${round(size * 0.5)},${round(-size)}l${round(size)},${round(size * 0.1)}l${round(size * 0.5)},${round(size * 0.9)}Z`;
    else if (what < 0.65) bushes += crown(at, size * 1.3, 5, next() * 6);
    else ridges += `M${round(at.x - 0.7)},${round(at.y)}q.35,-.5 .7,-.1t.7,.1`;
  }
  return [
    { look: "rough", path: shapes.map(soft).join("") },
    { look: "ridges", path: ridges },
    { look: "bushes", path: bushes },
    { look: "stones", path: stones },
  ];
};

const swamp = (shapes: Point[][], id: string): Layer[] => {
  const next = chance(`${id} pools`);
  const spots = shapes.flatMap((corners, place) => strewn(corners, 2.6, `${id} ${place}`, 0.5));
  const pools = spots.filter(() => next() < 0.4);
  return [
    { look: "marsh", path: shapes.map(soft).join("") },
    {
      look: "pools",
      path: pools.map(({ x, y }) => `M${round(x - 1.2)},${round(y)}q1.2,-.9 2.4,0q-1.2,.8 -2.4,0Z`).join(""),
    },
    {
      look: "reeds",
      path: spots.map(({ x, y }) => `M${round(x)},${round(y)}v-1m-.3,1l-.25,-.8m.85,.8l.25,-.8m-.9,.8h1`).join(""),
    },
  ];
};

const thicket = (shapes: Point[][], id: string): Layer[] => {
  const next = chance(`${id} brush`);
  const spots = shapes.flatMap((corners, place) => strewn(corners, 1.7, `${id} ${place}`, 0.3));
  return [
    { look: "wood", path: shapes.map(soft).join("") },
    { look: "leaves dense", path: spots.map((at) => crown(at, 0.7 + next() * 0.3, 5, next() * 6)).join("") },
  ];
};

const hollow = (shapes: Point[][], deep: boolean): Layer[] => [
  { look: deep ? "ravine" : "ditch", path: shapes.map(closed).join("") },
  { look: "hachures", path: shapes.map((corners) => hachures(corners, deep ? 0.9 : 1.3, deep ? 0.9 : 0.5)).join("") },
];

/** A hill: its slope, contours that close around the summit, and strokes that run down. */
function hill(shapes: Point[][], summit: Point | undefined, steep: boolean): Layer[] {
  const top = summit ?? middleOf(shapes.flat());
  const rings = steep ? [0.82, 0.64, 0.46, 0.28] : [0.72, 0.46, 0.22];
  return [
    { look: steep ? "slope steep" : "slope", path: shapes.map(closed).join("") },
    ...rings.map((factor) => ({
      look: "height",
      path: shapes.map((corners) => closed(scaled(corners, top, factor))).join(""),
    })),
    {
      look: "hachures fine",
      path: shapes
        .map((corners) => hachures(scaled(corners, top, 0.995), steep ? 1.3 : 2.2, steep ? 1.4 : 0.9))
        .join(""),
    },
    {
      look: "summit",
      path: line([
        { x: top.x - 0.5, y: top.y + 0.35 },
        { x: top.x, y: top.y - 0.5 },
        { x: top.x + 0.5, y: top.y + 0.35 },
      ]),
    },
  ];
}

function layersOf(piece: Ground, shapes: Point[][], summit: Point | undefined): Layer[] {
  switch (piece.kind) {
    case "forest":
      return forest(shapes, piece.id);
    case "thicket":
      return thicket(shapes, piece.id);
    case "deep-river":
    case "lake":
      return water(shapes, piece.id, true);
    case "stream":
      return water(shapes, piece.id, false);
    case "swamp":
      return swamp(shapes, piece.id);
    case "ditch":
      return hollow(shapes, false);
    case "ravine":
      return hollow(shapes, true);
    case "hill-gentle":
    case "hill-steep":
      return hill(shapes, summit, piece.kind === "hill-steep");
    default:
      return broken(shapes, piece.id);
  }
}

/** Slopes lie below woods, and those below water. */
const ORDER = ["hill-gentle", "hill-steep", "broken", "swamp", "forest", "thicket"];
const rank = (kind: string): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);

export function drawLand(land: Land, lay: Lay): Drawn[] {
  const summits = new Map(land.hills.map(({ id, summit }) => [id, lay.at(summit)]));
  return [...land.ground]
    .sort((one, other) => rank(one.kind) - rank(other.kind))
    .map((piece) => {
      const shapes = piece.shapes.map((shape) => shape.map((spot) => lay.at(spot)));
      return {
        id: piece.id,
        kind: piece.kind,
        outline: shapes.map(closed).join(""),
        middle: middleOf(shapes.flat()),
        layers: layersOf(piece, shapes, piece.hill === null ? undefined : summits.get(piece.hill)),
      };
    });
}

/** Tufts of grass on the open field, so that it is not a green sheet. */
export function grass(width: number, depth: number): string {
  const corners = [
    { x: 1, y: 1 },
    { x: width - 1, y: 1 },
    { x: width - 1, y: depth - 1 },
    { x: 1, y: depth - 1 },
  ];
  return strewn(corners, 7, "grass")
    .map(({ x, y }) => `M${round(x)},${round(y)}l-.3,-.7m.3,.7l.1,-.8m-.1,.8l.5,-.6`)
    .join("");
}

/** Broad patches of darker and lighter grass. */
export function meadows(width: number, depth: number): string {
  const next = chance(`${width} ${depth} meadows`);
  let path = "";
  for (let place = 0; place < 16; place++) {
    const [rx, ry] = [8 + next() * 16, 4 + next() * 9];
    const [x, y] = [rx + next() * (width - 2 * rx), ry + next() * (depth - 2 * ry)];
    path += `M${round(x - rx)},${round(y)}a${round(rx)},${round(ry)} 0 1 0 ${round(2 * rx)},0a${round(rx)},${round(ry)} 0 1 0 ${round(-2 * rx)},0Z`;
  }
  return path;
}
