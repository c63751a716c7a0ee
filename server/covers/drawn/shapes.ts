/** A point of the drawing: 400 wide, 600 high, y downwards. */
export type Point = readonly [x: number, y: number];

/** The size of a cover, and where the spine ends and the front board begins. */
export const COVER = { width: 400, height: 600, boardLeft: 30 } as const;

/** The middle of the front board. */
export const BOARD_CENTRE = (COVER.boardLeft + COVER.width) / 2;

/** Presentation attributes by their SVG names. */
export type Paint = Record<string, string | number>;

/** A number as SVG wants it: short. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The point at this distance and angle (degrees, clockwise from the top) of a centre. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + radius * Math.sin(radians), y - radius * Math.cos(radians)];
}

/** A point as path data. */
export function at([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

export function circle([x, y]: Point, radius: number, paint: Paint): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${attributes(paint)}/>`;
}

export function rect(x: number, y: number, width: number, height: number, paint: Paint): string {
  const place = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
  return `<rect ${place}${attributes(paint)}/>`;
}

export function path(data: string, paint: Paint): string {
  return `<path d="${data}"${attributes(paint)}/>`;
}

/** A leaf or petal from its foot to its tip; `fullness` is its half-width as a share of its length. */
export function leaf(...[foot, length, degrees, fullness, paint]: [...LeafShape, Paint]): string {
  return path(leafData(foot, length, degrees, fullness), paint);
}

/** Many leaves of one colour, which a browser paints as one. */
export function leaves(shapes: readonly LeafShape[], paint: Paint): string {
  return path(shapes.map((shape) => leafData(...shape)).join(''), paint);
}

type LeafShape = readonly [foot: Point, length: number, degrees: number, fullness: number];

function leafData(...[foot, length, degrees, fullness]: LeafShape): string {
  const tip = polar(foot, length, degrees);
  const side = length * fullness * 1.35;
  const left = polar(polar(foot, length * 0.45, degrees), side, degrees - 90);
  const right = polar(polar(foot, length * 0.45, degrees), side, degrees + 90);
  return `M${at(foot)}Q${at(left)} ${at(tip)}Q${at(right)} ${at(foot)}Z`;
}

/** What makes discs round. */
export const ROUND: Paint = { 'stroke-linecap': 'round' };

/**
 * Many discs of one size and colour, which a browser paints as one: lines of no length, with round ends. Inside a group that
 * is `ROUND` they need not be.
 */
export function discs(centres: readonly Point[], radius: number, colour: string, ends = ROUND): string {
  const data = centres.map((centre) => `M${at(centre)}h0`).join('');
  return path(data, { stroke: colour, 'stroke-width': short(Number(short(radius)) * 2), ...ends });
}

/** Drawings that are shown where they are used only. */
export function define(drawings: readonly string[]): string {
  return `<defs>${drawings.join('')}</defs>`;
}

/** A drawing to be used many times: what it is called within the cover, and what it shows around the origin. */
export function group(id: string, content: readonly string[], paint: Paint = {}): string {
  return `<g id="${id}"${attributes(paint)}>${content.join('')}</g>`;
}

/** A defined drawing, around the origin of the one it is part of. */
export function useHere(id: string): string {
  return `<use href="#${id}"/>`;
}

/** A defined drawing, at a point. */
export function use(id: string, [x, y]: Point): string {
  return `<use href="#${id}" x="${short(x)}" y="${short(y)}"/>`;
}

/** A drawing around the origin that stands at a point and `step` further on in each direction: what it is to be filled with. */
export function repeat(id: string, point: Point, step: number, content: readonly string[]): string {
  const half = short(step / 2);
  const tile = `patternUnits="userSpaceOnUse" width="${step}" height="${step}" viewBox="-${half} -${half} ${step} ${step}"`;
  return `<pattern id="${id}" ${cornerOf(point, step)} ${tile}>${content.join('')}</pattern>`;
}

/** The same drawing at other points, as far from one another. */
export function repeatAgain(id: string, known: string, point: Point, step: number): string {
  return `<pattern id="${id}" href="#${known}" ${cornerOf(point, step)}/>`;
}

function cornerOf([x, y]: Point, step: number): string {
  return `x="${short(x - step / 2)}" y="${short(y - step / 2)}"`;
}

/** As many values as asked for, made from their index. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function attributes(paint: Paint): string {
  return Object.entries(paint)
    .map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('');
}
