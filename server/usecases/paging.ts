import { z } from 'zod';
import { refuse } from '../domain/shared/errors.js';
import { COUNT_LIMIT, LARGEST_PAGE, USUAL_PAGE } from '../domain/shared/page.js';
import type { Stretch } from '../persistence/queries/statements/keyset.js';
import type { Value } from '../persistence/sql.js';
import { decodeCursor, encodeCursor } from './cursor.js';

/** The page that a client requests: `first` with `after`, or `last` with `before`. */
export interface PageArguments {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** A checked request for a page: `size` entries after the cursor, or before it if `backward`. */
export interface PageRequest {
  size: number;
  backward: boolean;
  cursor: string | null;
}

/**
 * Checks the page arguments of a list. Throws PAGE_ARGUMENTS_CONFLICT if they request both directions, and
 * PAGE_SIZE_OUT_OF_RANGE for a size that is not from 1 to LARGEST_PAGE.
 */
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

/** A page of a list. Cursors and the count are computed only on demand. */
export interface Page<Node> {
  nodes: Node[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Returns the cursor of a node, which identifies the node's position in the list. */
  cursorOf(node: Node): string;
  /** Returns the number of nodes in the list, counted to at most COUNT_LIMIT + 1. */
  count(): Promise<number>;
}

/** The operations that paging needs from a list: `Row` is a row of the database, `Node` an entry of the page. */
export interface Listed<Row, Node> {
  /** Returns the values that determine the row's position in the list. Its cursor contains these values. */
  placeOf(row: Row): readonly unknown[];
  /**
   * Returns the nodes of these rows, in the same order. A row whose object no longer exists yields null or
   * undefined, and is omitted from the page.
   */
  nodesOf(rows: Row[]): Promise<readonly (Node | null | undefined)[]> | Node[];
  /** Counts the rows of the list, up to `most`. Called only if the page does not show the whole list. */
  count(most: number): Promise<number>;
}

/** A list whose cursors contain only its sort keys. */
export interface KeysetList<Place extends readonly Value[], Row, Node> extends Listed<Row, Node> {
  /** Validates the values of a cursor. */
  place: z.ZodType<Place>;
  read(stretch: Stretch<Place>): Promise<Row[]>;
}

/** Cursor values of lists sorted by time, and by ID for equal times. */
export const byMoment = z.tuple([z.iso.datetime(), z.string().max(90)]);

/**
 * Returns a page of a list whose cursors contain only its sort keys. Throws as `pageRequest` does, and CURSOR_INVALID
 * if the cursor is malformed.
 */
export function keysetPage<Place extends readonly Value[], Row, Node extends object>(
  request: PageArguments,
  list: KeysetList<Place, Row, Node>,
): Promise<Page<Node>> {
  const page = pageRequest(request);
  const place = page.cursor === null ? null : decodeCursor(page.cursor, list.place);
  return pageOf(page, (stretch) => list.read({ ...stretch, place }), list);
}

/**
 * Returns a page whose cursor was already decoded. Reads one row more than the page shows, to find out if more rows
 * follow.
 */
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

export function emptyPage<Node extends object>(page: PageRequest): Promise<Page<Node>> {
  return pageOf<never, Node>(page, async () => [], {
    placeOf: () => [],
    nodesOf: () => [],
    count: async () => 0,
  });
}
