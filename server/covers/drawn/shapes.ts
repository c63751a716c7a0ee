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
export function leaf(foot: Point, length: number, degrees: number, fullness: number, paint: Paint): string {
  const tip = polar(foot, length, degrees);
  const side = length * fullness * 1.35;
  const left = polar(polar(foot, length * 0.45, degrees), side, degrees - 90);
  const right = polar(polar(foot, length * 0.45, degrees), side, degrees + 90);
  return path(`M${at(foot)}Q${at(left)} ${at(tip)}Q${at(right)} ${at(foot)}Z`, paint);
}

/** A drawing to be used many times: what it is called within the cover, and what it shows around the origin. */
export function define(id: string, content: readonly string[]): string {
  return `<defs><g id="${id}">${content.join('')}</g></defs>`;
}

/** A defined drawing, at a point. */
export function use(id: string, [x, y]: Point): string {
  return `<use href="#${id}" x="${short(x)}" y="${short(y)}"/>`;
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
