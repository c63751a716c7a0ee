import type { Answer } from '../answers';
import type { Book, BookConnection, Edition } from '../serverTypes.generated';

type Listed = { after?: string; total?: number };

/**
 * Returns a page of an edition's offers. It is the last page unless `after`, the cursor of the next page, is given.
 */
const offersPage = (offers: Answer<Book>[], { after, total }: Listed = {}): Answer<BookConnection> => ({
  edges: offers.map((node) => ({ node })),
  pageInfo: { hasNextPage: after !== undefined, endCursor: after ?? null },
  totalCount: total ?? offers.length,
  totalIsCapped: false,
});

/** Returns the edition of The Guide with these offers. */
export const edition = (offers: Answer<Book>[], listed: Listed = {}): Answer<Edition> => ({
  id: 'edition_guide',
  title: 'The Guide',
  author: 'R. K. Narayan',
  isbn: '9780143039648',
  viewerCanModerate: false,
  offerCount: listed.total ?? offers.length,
  offers: offersPage(offers, listed),
});
