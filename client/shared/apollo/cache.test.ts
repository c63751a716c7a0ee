import type { DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { BooksDocument } from '../../features/catalogue/Books.generated';
import { ListBookDocument } from '../../features/listing/ListBook.generated';
import {
  ReinstateAccountDocument,
  RemoveListingDocument,
  RestoreListingDocument,
  SuspendAccountDocument,
} from '../../entities/moderation/ModerationSteps.generated';
import { book, bookPage } from '../../testing/books';
import { refusal } from '../../testing/people';
import { createCache } from './cache';

// Untyped: what is written is as loose as an answer of the server.
const books: DocumentNode = BooksDocument;
const listBook: DocumentNode = ListBookDocument;
const variables = { filter: { search: null, genre: null, listingType: null }, sort: null };

/** A cache that has read a list of books. */
function afterReading() {
  const cache = createCache();
  cache.writeQuery({ query: books, variables, data: bookPage([book()]) });
  return cache;
}

/** The same after somebody has tried to list one more. */
function afterListing(...userErrors: object[]) {
  const cache = afterReading();
  const listed = { __typename: 'ListBookPayload', book: null, userErrors };
  cache.write({ dataId: 'ROOT_MUTATION', query: listBook, result: { listBook: listed } });
  return cache;
}

describe('The cache', () => {
  it('reads the lists of books again once a book was listed', () => {
    expect(afterListing().readQuery({ query: books, variables })).toBeNull();
  });

  it.each([
    ['removeListing', RemoveListingDocument],
    ['restoreListing', RestoreListingDocument],
    ['suspendAccount', SuspendAccountDocument],
    ['reinstateAccount', ReinstateAccountDocument],
  ])('reads them again after %s', (mutation, query: DocumentNode) => {
    const cache = afterReading();
    const payload = { __typename: 'Payload', book: null, user: null, userErrors: [] };
    cache.write({ dataId: 'ROOT_MUTATION', query, result: { [mutation]: payload } });
    expect(cache.readQuery({ query: books, variables })).toBeNull();
  });

  it('keeps them when the book was refused', () => {
    const cache = afterListing(refusal('ISBN_INVALID', 'Please enter a valid ISBN', ['isbn']));
    expect(cache.readQuery({ query: books, variables })).toMatchObject({
      books: { edges: [{ node: { title: 'The Guide' } }] },
    });
  });
});
