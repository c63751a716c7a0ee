import type { GraphQLClient } from '../graphqlClient.js';
import type { Person } from '../people/people.js';

/** An ordinary book for sale and for rent. */
export const GODAN = {
  title: 'Godan',
  author: 'Munshi Premchand',
  isbn: '978-81-7182-113-6',
  description: 'A cow, a debt, a village.',
  genres: ['FICTION'],
  condition: 'GOOD',
  listingType: 'BOTH',
  salePrice: '249.50',
  lease: { perMonth: '49', deposit: '200', lateFeePerDay: '2.50', minDuration: 1, maxDuration: 6 },
};

/** Fields of a book that a buyer can buy after renting it: 60 % of the rent counts towards the price. */
export const OFFERED = { lease: { ...GODAN.lease, rentCreditPercent: 60 } };

export const LIST_BOOK = `
  mutation ($input: ListBookInput!) {
    listBook(input: $input) { book { id } userErrors { code message field } }
  }`;

/** Lists a book and returns its id. `book` overrides fields of `GODAN`. Throws if the listing is refused. */
export async function listBook(
  marketplace: GraphQLClient,
  seller: Person,
  book: object = {},
): Promise<string> {
  const { listBook: payload } = await marketplace.ask<{
    listBook: { book: { id: string } | null; userErrors: { code: string }[] };
  }>(LIST_BOOK, { input: { ...GODAN, ...book } }, seller.token);
  if (!payload.book) throw new Error(`The book was refused: ${JSON.stringify(payload.userErrors)}`);
  return payload.book.id;
}

/** Returns the ID of the edition that a listing belongs to. */
export async function editionOf(client: GraphQLClient, bookId: string): Promise<string> {
  const query = 'query ($bookId: ID!) { book(id: $bookId) { edition { id } } }';
  const { book } = await client.ask<{ book: { edition: { id: string } } }>(query, { bookId });
  return book.edition.id;
}
