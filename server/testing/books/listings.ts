import type { TestMarketplace } from '../marketplace.js';
import type { GraphQLClient } from '../graphqlClient.js';
import { mutate } from '../mutate.js';
import type { Person } from '../people/people.js';

/** The fields of a listing that tests read. */
export interface Listing {
  id: string;
  title: string;
  author: string;
  isbn: string | null;
  description: string;
  genres: string[];
  condition: string;
  conditionDescription: string | null;
  status: string;
  listingType: string;
  price: {
    sale: { amount: string } | null;
    lease: {
      perMonth: { amount: string };
      deposit: { amount: string };
      minDuration: number;
      maxDuration: number | null;
    } | null;
  };
  leaseTerms: string | null;
  copies: { total: number; available: number };
  cover: { card: string; drawn: boolean };
  viewerCanEdit: boolean;
}

/** The GraphQL fields of `Listing`. */
export const LISTING = `{
  id title author isbn description genres condition conditionDescription status listingType
  price { sale { amount } lease { perMonth { amount } deposit { amount } minDuration maxDuration } }
  leaseTerms copies { total available } cover { card drawn } viewerCanEdit
}`;

/** Edits a listing, takes it off the market, or puts it back. */
export function changeListing(
  client: GraphQLClient,
  person: Person,
  name: 'editBook' | 'takeOffBook' | 'putBackBook',
  input: object,
) {
  return mutate<{ book: Listing | null }>(client, person, name, `book ${LISTING}`, input);
}

/** Sets the number of copies of a listing. Like the web client, sends the current number as `compareCopies`. */
export async function setCopies(client: GraphQLClient, person: Person, bookId: string, copies: number) {
  const compareCopies = (await viewListing(client, bookId, person))?.copies.total;
  return changeListing(client, person, 'editBook', { bookId, copies, compareCopies });
}

/**
 * Returns a listing as a person sees it, or as a visitor sees it if `person` is undefined. Returns null if the listing
 * is not visible.
 */
export async function viewListing(
  client: GraphQLClient,
  id: string,
  person?: Person,
): Promise<Listing | null> {
  const query = `query ($id: ID!) { book(id: $id) ${LISTING} }`;
  return (await client.ask<{ book: Listing | null }>(query, { id }, person?.token)).book;
}

/** Returns the ids of the books that a search finds, at most 100. */
export async function searchedIds(marketplace: TestMarketplace, search: string): Promise<string[]> {
  const query =
    'query ($search: String!) { books(filter: { search: $search }, first: 100) { nodes { id } } }';
  const data = await marketplace.ask<{ books: { nodes: { id: string }[] } }>(query, { search });
  return data.books.nodes.map(({ id }) => id);
}
