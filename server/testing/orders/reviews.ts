import { listBook } from '../books/books.js';
import type { TestMarketplace } from '../marketplace.js';
import { mutate } from '../mutate.js';
import { buy, deliver, type Order } from './orders.js';
import type { Person } from '../people/people.js';

/** The fields of a review that tests read. */
export interface Review {
  id: string;
  author: { id: string; name: string };
  seller: { id: string };
  edition: { id: string } | null;
  book: { id: string } | null;
  score: number | null;
  text: string;
  editedAt: string | null;
  answer: string | null;
  isShown: boolean;
  removalReason: string | null;
  viewerCanEdit: boolean;
  viewerCanAnswer: boolean;
  viewerCanReport: boolean;
}

const REVIEW = `{ id author { id name } seller { id } edition { id } book { id } score text editedAt answer isShown
  removalReason viewerCanEdit viewerCanAnswer viewerCanReport }`;

/** Sends a mutation that writes, edits, answers, removes or restores a review. */
export function changeReview(
  marketplace: TestMarketplace,
  person: Person,
  name: 'reviewBook' | 'reviewSeller' | 'editReview' | 'answerReview' | 'removeReview' | 'restoreReview',
  input: object,
) {
  return mutate<{ review: Review | null }>(marketplace, person, name, `review ${REVIEW}`, input);
}

/** Writes a review of a book. Throws if the review is refused. */
export async function review(
  marketplace: TestMarketplace,
  person: Person,
  bookId: string,
  { stars = 4, text = 'Read it in one night.' } = {},
): Promise<Review> {
  const { review: written, userErrors } = await changeReview(marketplace, person, 'reviewBook', {
    bookId,
    stars,
    text,
  });
  if (!written) throw new Error(`The review was refused: ${JSON.stringify(userErrors)}`);
  return written;
}

/** Buys a copy of a listing and has it delivered to the buyer. */
export async function receive(
  marketplace: TestMarketplace,
  buyer: Person,
  seller: Person,
  bookId: string,
): Promise<Order> {
  const order = await buy(marketplace, buyer, bookId);
  await deliver(marketplace, order, seller, buyer);
  return order;
}

/** Lists a book with 20 copies, so that many buyers can order it. */
export function listMany(marketplace: TestMarketplace, seller: Person, book: object = {}): Promise<string> {
  return listBook(marketplace, seller, { copies: 20, ...book });
}

/** The fields of an edition that concern its reviews. */
export interface ReviewedEdition {
  id: string;
  reviewSummary: { average: number; count: number; stars: { star: number; count: number }[] };
  reviews: { nodes: Review[]; totalCount: number };
  viewerReview: { id: string } | null;
  viewerCanReview: boolean;
}

/**
 * Returns the reviews of a book's edition as a person sees them, or as a visitor sees them if `person` is undefined.
 */
export async function reviewsOf(
  marketplace: TestMarketplace,
  bookId: string,
  person?: Person,
): Promise<ReviewedEdition> {
  const { book } = await marketplace.ask<{ book: { edition: ReviewedEdition } }>(
    `query ($id: ID!) { book(id: $id) { edition { id reviewSummary { average count stars { star count } }
       reviews(first: 20) { nodes ${REVIEW} totalCount } viewerReview { id } viewerCanReview } } }`,
    { id: bookId },
    person?.token,
  );
  return book.edition;
}
