import { z } from 'zod';
import { refuse } from '../domain/shared/errors.js';
import { LARGEST_PAGE, USUAL_PAGE } from '../domain/shared/page.js';

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

/**
 * The page of rows that were read in the request's direction, one more of them than the page holds if there are more.
 * `count` is asked only when the page does not show the whole list.
 */
export function pageOf<Node>(
  rows: readonly Node[],
  { size, backward, cursor }: PageRequest,
  { cursorOf, count }: Pick<Page<Node>, 'cursorOf' | 'count'>,
): Page<Node> {
  const nodes = rows.slice(0, size);
  const more = rows.length > size;
  const isWhole = !more && cursor === null;
  let counted: Promise<number> | undefined;
  return {
    nodes: backward ? nodes.toReversed() : nodes,
    hasNextPage: backward ? cursor !== null : more,
    hasPreviousPage: backward ? more : cursor !== null,
    cursorOf,
    count: () => (counted ??= isWhole ? Promise.resolve(nodes.length) : count()),
  };
}

/** A cursor: the values that place an entry in its list, as opaque text. */
export function encodeCursor(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The values of a cursor that `encodeCursor` made. Refuses CURSOR_INVALID for anything else. */
export function decodeCursor<Place>(cursor: string, place: z.ZodType<Place>): Place {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) return refuse('CURSOR_INVALID');
    throw error;
  }
}
