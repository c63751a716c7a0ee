/** A point on the cover, which is 400 units wide and 600 units high. y grows downwards. */
export type Point = readonly [x: number, y: number];

/** The size of a cover. The front board begins at `boardLeft`, beside the spine. */
export const COVER = { width: 400, height: 600, boardLeft: 30 } as const;

/** Horizontal centre of the front board. */
export const BOARD_CENTRE = (COVER.boardLeft + COVER.width) / 2;

/** SVG presentation attributes, by name. */
export type Paint = Record<string, string | number>;

/** Formats a number with at most one decimal, to keep the SVG small. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Returns the point at a distance and angle from a centre. The angle is in degrees, clockwise from the top. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + radius * Math.sin(radians), y - radius * Math.cos(radians)];
}

/** Formats a point as SVG path data. */
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

/** Draws a leaf or petal from its foot to its tip. `fullness` is half its width, divided by its length. */
export function leaf(...[foot, length, degrees, fullness, paint]: [...LeafShape, Paint]): string {
  return path(leafData(foot, length, degrees, fullness), paint);
}

/** Draws leaves of one colour as a single path, which browsers paint in one step. */
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

/** Rounds the ends of lines. Lines of length zero then look like discs. */
export const ROUND: Paint = { 'stroke-linecap': 'round' };

/**
 * Draws discs of one size and colour as a single path of zero-length lines, which browsers paint in one step. In a
 * group painted with `ROUND`, `ends` can be empty.
 */
export function discs(centres: readonly Point[], radius: number, colour: string, ends = ROUND): string {
  const data = centres.map((centre) => `M${at(centre)}h0`).join('');
  return path(data, { stroke: colour, 'stroke-width': short(Number(short(radius)) * 2), ...ends });
}

/** Wraps drawings in `<defs>`, so that they are shown only by `use`. */
export function define(drawings: readonly string[]): string {
  return `<defs>${drawings.join('')}</defs>`;
}

/** Groups a drawing around the origin under an id, so that `use` can show it several times. */
export function group(id: string, content: readonly string[], paint: Paint = {}): string {
  return `<g id="${id}"${attributes(paint)}>${content.join('')}</g>`;
}

/** Returns a `<use>` element that draws the shape with this id at its original position. */
export function useHere(id: string): string {
  return `<use href="#${id}"/>`;
}

/** Shows the drawing with this id, moved to a point. */
export function use(id: string, [x, y]: Point): string {
  return `<use href="#${id}" x="${short(x)}" y="${short(y)}"/>`;
}

/**
 * Defines a pattern that repeats `content` in both directions: at `point`, and then every `step`. `content` is drawn
 * around the origin.
 */
export function repeat(id: string, point: Point, step: number, content: readonly string[]): string {
  const half = short(step / 2);
  const tile = `patternUnits="userSpaceOnUse" width="${step}" height="${step}" viewBox="-${half} -${half} ${step} ${step}"`;
  return `<pattern id="${id}" ${cornerOf(point, step)} ${tile}>${content.join('')}</pattern>`;
}

/**
 * Defines a pattern that repeats the content of the pattern `known` with the same step, starting at another point.
 */
export function repeatAgain(id: string, known: string, point: Point, step: number): string {
  return `<pattern id="${id}" href="#${known}" ${cornerOf(point, step)}/>`;
}

function cornerOf([x, y]: Point, step: number): string {
  return `x="${short(x - step / 2)}" y="${short(y - step / 2)}"`;
}

/** Returns `count` values, each made from its index. */
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
