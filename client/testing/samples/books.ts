import type { Answer } from '../answers';
import { money } from './money';
import type {
  Book,
  BookPrice,
  EditionConnection,
  EditionEdge,
  LeasePrice,
  RentalQuote,
} from '../serverTypes.generated';

/** Returns rental terms: 50.25 rupees a month, 1 to 12 months, unless changed. */
export const lease = (changes: Answer<LeasePrice> = {}): Answer<LeasePrice> => ({
  perMonth: money('50.25'),
  deposit: money('200.00'),
  lateFeePerDay: money('0.00'),
  minDuration: 1,
  maxDuration: 12,
  longestRental: 12,
  replacementPrice: null,
  rentCreditPercent: null,
  ...changes,
});

/** Returns a quote for a rental. The amounts do not match the price, because only the server may calculate them. */
export const rentalQuote = (changes: Answer<RentalQuote> = {}): Answer<RentalQuote> => ({
  rentalPeriod: { startsOn: '2025-12-31', endsOn: '2027-04-01' },
  expectedArrivalBy: '2026-01-14',
  rent: money('11.75'),
  deposit: money('70.00'),
  amountDue: money('9000.00'),
  keptIfLost: money('60.00'),
  purchaseOffer: null,
  ...changes,
});

/** Returns the prices of a book; an offer that is left out is null. */
export const price = (offers: { sale?: string; lease?: Answer<LeasePrice> }): Answer<BookPrice> => ({
  sale: offers.sale === undefined ? null : money(offers.sale),
  lease: offers.lease ?? null,
  purchaseOffer: null,
});

/** Returns the book The Guide, which Ravi sells and rents out. `changes` overrides fields. */
export const book = (changes: Answer<Book> = {}): Answer<Book> => ({
  id: 'book_guide',
  title: 'The Guide',
  author: 'R. K. Narayan',
  isbn: '9780143039648',
  description: 'A tourist guide becomes a holy man.',
  genres: ['FICTION', 'ROMANCE'],
  language: null,
  binding: null,
  pages: null,
  publishedIn: null,
  publishedBy: null,
  weightGrams: null,
  delivery: { charge: money('0.00'), freeAbove: null },
  condition: 'LIKE_NEW',
  conditionDescription: null,
  status: 'AVAILABLE',
  availableFrom: null,
  listingType: 'BOTH',
  price: price({ sale: '249.50', lease: lease() }),
  leaseTerms: 'No pencil in the margins.',
  cover: { card: '/covers/card.svg', detail: '/covers/detail.svg' },
  photos: [],
  listedAt: '2025-11-12T09:30:00.000Z',
  seller: {
    id: 'user_ravi',
    name: 'Ravi Deshpande',
    readersScore: 90,
    totalRatings: 2,
    city: 'Mumbai',
    viewerCanModerate: false,
  },
  viewerHasBookmarked: false,
  removalReason: null,
  unavailableReason: null,
  viewerCanReport: true,
  viewerCanModerate: false,
  viewerCanRestore: false,
  viewerIsSeller: false,
  mostCopiesPerOrder: 20,
  copies: { total: 1, available: 1 },
  cheaperToBuyAfter: null,
  priceStanding: null,
  edition: { id: 'edition_guide', offerCount: 1, usualPrice: null },
  viewerCanEdit: false,
  viewerCanBuy: true,
  viewerCanRent: true,
  publicPath: '/b/book_guide/the-guide',
  viewerCanWait: false,
  viewerWaiting: null,
  waitingCount: null,
  ...changes,
});

/** Returns an entry in the list of editions. This book is its only offer, unless changed. */
export const listedEdition = (
  offer: Answer<Book>,
  changes: Answer<EditionEdge> = {},
): Answer<EditionEdge> => ({
  node: { id: `edition_of_${offer.id}`, title: offer.title, author: offer.author },
  offer,
  status: 'AVAILABLE',
  offerCount: 1,
  lowestSale: offer.price?.sale ?? null,
  lowestRent: offer.price?.lease?.perMonth ?? null,
  ...changes,
});

/**
 * Returns a page of the list of books, each book in a separate edition unless `editions` are given. It is the last
 * page unless `after`, the cursor of the next page, is given.
 */
export const bookPage = (
  books: Answer<Book>[],
  changes: { after?: string; total?: number; capped?: boolean; editions?: Answer<EditionEdge>[] } = {},
): { editions: Answer<EditionConnection> } => {
  const edges = changes.editions ?? books.map((book) => listedEdition(book));
  return {
    editions: {
      edges,
      pageInfo: {
        hasNextPage: changes.after !== undefined,
        endCursor: changes.after ?? null,
      },
      totalCount: changes.total ?? edges.length,
      totalIsCapped: changes.capped ?? false,
    },
  };
};
