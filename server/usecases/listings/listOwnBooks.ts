import { z } from 'zod';
import type { BookStatus } from '../../domain/catalogue/book.js';
import {
  countOwnListings,
  ownListings,
  type OwnListings,
} from '../../persistence/queries/books/ownListings.js';
import { decodeCursor } from '../cursor.js';
import {
  emptyPage,
  pageOf,
  pageRequest,
  type Page,
  type PageArguments,
  type PageRequest,
} from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';
import { presentBook, type Book } from '../catalogue/book.js';
import type { Interpretation } from '../catalogue/bookCursor.js';
import { readSearch } from '../catalogue/readSearch.js';

export interface OwnBooksRequest extends PageArguments {
  search?: string | null;
  status?: BookStatus | null;
}

const cursorSchema = z.tuple([z.enum(['STRICT', 'LOOSE']), z.iso.datetime(), z.string().max(90)]);

/**
 * Returns a page of the viewer's listings, newest first, including those off the market. As in searchBooks, a search
 * without results is repeated with a typo forgiven in each longer word.
 */
export async function listOwnBooks(scope: Scope, request: OwnBooksRequest): Promise<Page<Book>> {
  const viewer = await requireAbility(scope, 'listings:read');
  const page = pageRequest(request);
  const place = page.cursor === null ? null : decodeCursor(page.cursor, cursorSchema);
  const text = request.search?.trim() ?? '';
  for (const interpretation of interpretationsOf(text, place)) {
    const search = text ? await readSearch(scope.database, text, interpretation) : null;
    if (text && !search) continue;
    const list = { sellerId: viewer.id, today: today(scope), search, status: request.status ?? null };
    const found = await readPage(scope, list, page, { interpretation, place });
    if (found.nodes.length > 0) return found;
  }
  return emptyPage(page);
}

type Place = z.output<typeof cursorSchema> | null;

function interpretationsOf(text: string, place: Place): Interpretation[] {
  if (place) return [place[0]];
  return text ? ['STRICT', 'LOOSE'] : ['STRICT'];
}

function readPage(
  scope: Scope,
  list: OwnListings,
  page: PageRequest,
  { interpretation, place }: { interpretation: Interpretation; place: Place },
): Promise<Page<Book>> {
  const keys = place && ([place[1], place[2]] as const);
  return pageOf(page, (stretch) => ownListings(scope.database, list, { ...stretch, place: keys }), {
    nodesOf: (books) => books.map(presentBook),
    placeOf: ({ listedAt, id }) => [interpretation, listedAt, id],
    count: (most) => countOwnListings(scope.database, list, most),
  });
}
