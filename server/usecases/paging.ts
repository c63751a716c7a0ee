import { z } from 'zod';
import { refuse } from '../domain/shared/errors.js';
import { COUNT_LIMIT, LARGEST_PAGE, USUAL_PAGE } from '../domain/shared/page.js';
import type { Stretch } from '../persistence/queries/statements/keyset.js';
import type { Value } from '../persistence/sql.js';
import { decodeCursor, encodeCursor } from './cursor.js';

/** How a caller names a page: `first` with `after`, or `last` with `before`. */
export interface PageArguments {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** A page that was asked for: so many entries after the cursor, or before it when `backward`. */
export interface PageRequest {
  size: number;
  backward: boolean;
  cursor: string | null;
}

/** Reads the arguments of a list. Refuses PAGE_ARGUMENTS_CONFLICT and PAGE_SIZE_OUT_OF_RANGE. */
export function pageRequest({ first, after, last, before }: PageArguments): PageRequest {
  const given = (value: unknown) => value !== undefined && value !== null;
  const backward = given(last) || given(before);
  if (backward && (given(first) || given(after))) refuse('PAGE_ARGUMENTS_CONFLICT');
  const size = (backward ? last : first) ?? USUAL_PAGE;
  if (size < 1 || size > LARGEST_PAGE) {
    refuse('PAGE_SIZE_OUT_OF_RANGE', {
      field: [backward ? 'last' : 'first'],
      values: { max: LARGEST_PAGE },
    });
  }
  return { size, backward, cursor: (backward ? before : after) ?? null };
}

/** A page of a list. Its parts that few callers need are worked out only when they are asked for. */
export interface Page<Node> {
  nodes: Node[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** The place of a node in the list. */
  cursorOf(node: Node): string;
  /** How many nodes the list has; counted to one more than COUNT_LIMIT. */
  count(): Promise<number>;
}

/** What is asked of a list that is read by cursors, whatever it lists. */
export interface Listed<Row, Node> {
  /** What a cursor of this row holds: what places it in the list. */
  placeOf(row: Row): readonly unknown[];
  /** What the rows stand for, each in its place; nothing for what is not there any more. */
  nodesOf(rows: Row[]): Promise<readonly (Node | null | undefined)[]> | Node[];
  /** How many rows the list has, counted to `most`; asked only when the page does not show the whole list. */
  count(most: number): Promise<number>;
}

/** A list whose cursors hold nothing but the keys of its order. */
export interface KeysetList<Place extends readonly Value[], Row, Node> extends Listed<Row, Node> {
  /** What a cursor must hold. */
  place: z.ZodType<Place>;
  read(stretch: Stretch<Place>): Promise<Row[]>;
}

/** The keys of the lists that are ordered by a moment, and by id where two have the same. */
export const byMoment = z.tuple([z.iso.datetime(), z.string().max(90)]);

/** A page of such a list. */
export function keysetPage<Place extends readonly Value[], Row, Node extends object>(
  request: PageArguments,
  list: KeysetList<Place, Row, Node>,
): Promise<Page<Node>> {
  const page = pageRequest(request);
  const place = page.cursor === null ? null : decodeCursor(page.cursor, list.place);
  return pageOf(page, (stretch) => list.read({ ...stretch, place }), list);
}

/** A page whose cursor was read already. One row more than the page holds is read, which says whether there are more. */
export async function pageOf<Row, Node extends object>(
  { size, backward, cursor }: PageRequest,
  read: (stretch: { limit: number; backward: boolean }) => Promise<Row[]>,
  { placeOf, nodesOf, count }: Listed<Row, Node>,
): Promise<Page<Node>> {
  const found = await read({ limit: size + 1, backward });
  const rows = found.slice(0, size);
  const more = found.length > size;
  const nodes = await nodesOf(rows);
  const rowOf = new Map(rows.flatMap((row, index) => (nodes[index] ? [[nodes[index], row] as const] : [])));
  const isWhole = !more && cursor === null;
  let counted: Promise<number> | undefined;
  return {
    nodes: backward ? [...rowOf.keys()].toReversed() : [...rowOf.keys()],
    hasNextPage: backward ? cursor !== null : more,
    hasPreviousPage: backward ? more : cursor !== null,
    cursorOf(node) {
      const row = rowOf.get(node);
      if (row === undefined) throw new Error('Only the nodes of a page have cursors in it');
      return encodeCursor(placeOf(row));
    },
    count: () => (counted ??= isWhole ? Promise.resolve(rowOf.size) : count(COUNT_LIMIT + 1)),
  };
}

/** A page on which nothing was found. */
export function emptyPage<Node extends object>(page: PageRequest): Promise<Page<Node>> {
  return pageOf<never, Node>(page, async () => [], {
    placeOf: () => [],
    nodesOf: () => [],
    count: async () => 0,
  });
}
