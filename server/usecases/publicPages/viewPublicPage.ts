import { cardPath } from '../../covers/cards/cardPath.js';
import type { Reputation } from '../../domain/reviews/reputation.js';
import type { ReviewSummary } from '../../domain/reviews/review.js';
import { refuse } from '../../domain/shared/errors.js';
import { dayOf } from '../../domain/shared/day.js';
import { COUNT_LIMIT } from '../../domain/shared/page.js';
import { latestReviews, type LatestReview } from '../../persistence/queries/reviews/latestReviews.js';
import { countReviewsOf } from '../../persistence/queries/reviews/reviews.js';
import { findAccounts, type PublicAccount } from '../accounts/findAccounts.js';
import type { Book } from '../catalogue/book.js';
import { viewBook } from '../catalogue/findBooks.js';
import { searchBooks } from '../catalogue/searchBooks.js';
import {
  findOffersOfEditions,
  viewEdition,
  type Edition,
  type EditionOffers,
} from '../editions/viewEditions.js';
import { findReputations, findReviewSummaries } from '../reviews/findReviews.js';
import type { Scope } from '../scope.js';

/** Maximum number of books that a public page lists. */
const MOST_LISTED = 24;

/** Maximum number of reviews that a public page quotes. */
const MOST_QUOTED = 3;

/** Contents of a listing's public page. */
export interface PublicListing {
  kind: 'book';
  book: Book;
  reviews: ReviewSummary;
  latestReviews: LatestReview[];
  reputation: Reputation | null;
  /** Path of the image that other sites show beside a link to the page. */
  card: string;
}

/** Contents of an edition's public page. The edition has at least one offer. */
export interface PublicEdition {
  kind: 'edition';
  edition: Edition;
  figures: EditionOffers;
  offers: Book[];
  reviews: ReviewSummary;
  latestReviews: LatestReview[];
  card: string;
}

/** Contents of a seller's public page. The seller has at least one book on the market. */
export interface PublicSeller {
  kind: 'seller';
  seller: Omit<PublicAccount, 'contact'>;
  /** The first day as a member, YYYY-MM-DD. */
  since: string;
  latestReviews: LatestReview[];
  /** Number of reviews of the seller, counted up to COUNT_LIMIT + 1. */
  reviewCount: number;
  reputation: Reputation | null;
  books: Book[];
  card: string;
}

export type PublicPage = PublicListing | PublicEdition | PublicSeller;

/** The form of an id. Other texts are refused without a query to the database. */
const ID = /^[a-z]+_\w{1,40}$/;

/**
 * Returns the public page of the listing or edition with this id. Throws NOT_FOUND if no such page is on the market.
 * `scope` must be that of a visitor, because everyone gets the same page.
 */
export async function viewPublicBook(scope: Scope, id: string): Promise<PublicListing | PublicEdition> {
  if (!ID.test(id)) refuse('NOT_FOUND');
  return (await viewListing(scope, id)) ?? (await viewOffers(scope, id)) ?? refuse('NOT_FOUND');
}

/**
 * Returns the listing whose cover is shown beside links to a public page. Throws NOT_FOUND if the viewer may not see
 * it.
 */
export async function viewPublicCover(scope: Scope, id: string): Promise<Book> {
  return (await viewBook(scope, id)) ?? refuse('NOT_FOUND');
}

async function viewListing(scope: Scope, id: string): Promise<PublicListing | null> {
  const book = await viewBook(scope, id);
  if (!book) return null;
  const [[reviews], latest, [reputation]] = await Promise.all([
    findReviewSummaries(scope, [book.editionId]),
    latestReviews(scope.database, { editionId: book.editionId }, MOST_QUOTED),
    findReputations(scope, [book.seller.id]),
  ]);
  if (!reviews) return null;
  const said = { reviews, latestReviews: latest, reputation: reputation ?? null };
  return { kind: 'book', book, ...said, card: cardPath(book) };
}

async function viewOffers(scope: Scope, id: string): Promise<PublicEdition | null> {
  const edition = await viewEdition(scope, id);
  if (!edition) return null;
  const [{ nodes: offers }, [figures], [reviews], latest] = await Promise.all([
    searchBooks(scope, { filter: { editionId: edition.id }, sort: 'PRICE_ASC', first: MOST_LISTED }),
    findOffersOfEditions(scope, [edition.id]),
    findReviewSummaries(scope, [edition.id]),
    latestReviews(scope.database, { editionId: edition.id }, MOST_QUOTED),
  ]);
  const [first] = offers;
  if (!first || !figures || !reviews) return null;
  const said = { reviews, latestReviews: latest };
  return { kind: 'edition', edition, figures, offers, ...said, card: cardPath(first) };
}

/**
 * Returns a seller's public page. Throws NOT_FOUND if the seller has no book on the market. `scope` must be that of a
 * visitor, because everyone gets the same page.
 */
export async function viewPublicSeller(scope: Scope, id: string): Promise<PublicSeller> {
  const [found] = ID.test(id) ? await findAccounts(scope, [id]) : [];
  const seller = found ?? refuse('NOT_FOUND');
  const [{ nodes: books }, [reputation], latest, reviewCount] = await Promise.all([
    searchBooks(scope, { filter: { sellerId: id }, first: MOST_LISTED }),
    findReputations(scope, [id]),
    latestReviews(scope.database, { sellerId: id }, MOST_QUOTED),
    countReviewsOf(scope.database, { sellerId: id }, COUNT_LIMIT + 1),
  ]);
  const first = books[0] ?? refuse('NOT_FOUND');
  const since = dayOf(seller.memberSince, scope.timeZone);
  const said = { latestReviews: latest, reviewCount, reputation: reputation ?? null };
  return { kind: 'seller', seller, since, books, ...said, card: cardPath(first) };
}
