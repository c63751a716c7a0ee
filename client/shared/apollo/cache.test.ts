import { print, type DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { BooksDocument } from '../../features/catalogue/Books.generated';
import { ListBookDocument } from '../../features/listing/ListBook.generated';
import {
  ReinstateAccountDocument,
  RemoveListingDocument,
  RestoreListingDocument,
  SuspendAccountDocument,
} from '../../entities/moderation/ModerationSteps.generated';
import type { Answer, OperationAnswer } from '../../testing/answers';
import { book, bookPage } from '../../testing/samples/books';
import { refusal } from '../../testing/samples/people';
import type { UserError } from '../../testing/serverTypes.generated';
import { truthfulAnswer } from '../../testing/truthfulAnswer';
import { createCache } from './cache';

// Declared without the types of their results, because `answerTo` returns a result of any shape.
const books: DocumentNode = BooksDocument;
const listBook: DocumentNode = ListBookDocument;
const variables = { filter: { search: null, genre: null, listingType: null }, sort: null };
const { title, author, isbn, genres, condition } = book();
const input = { title, author, isbn, genres, condition, listingType: 'SALE' };

/** Returns the server's response to a document, with the type names that the cache requests. */
async function answerTo(document: DocumentNode, operationName: string, given: [object, OperationAnswer]) {
  const query = print(createCache().transformDocument(document));
  const { data } = await truthfulAnswer({ query, operationName, variables: { ...given[0] } }, given[1]);
  return data as Record<string, unknown>;
}

/** Returns a cache into which a list of books has been read. */
async function afterReading() {
  const cache = createCache();
  const data = await answerTo(books, 'Books', [variables, bookPage([book()])]);
  cache.writeQuery({ query: books, variables, data });
  return cache;
}

/** Returns a cache with a list of books, after a mutation that lists another book. */
async function afterListing(...userErrors: Answer<UserError>[]) {
  const cache = await afterReading();
  const answer = { listBook: { book: null, userErrors } };
  const result = await answerTo(listBook, 'ListBook', [{ input }, answer]);
  cache.write({ dataId: 'ROOT_MUTATION', query: listBook, result });
  return cache;
}

describe('The cache', () => {
  it('reads the lists of books again once a book was listed', async () => {
    expect((await afterListing()).readQuery({ query: books, variables })).toBeNull();
  });

  it.each([
    ['removeListing', RemoveListingDocument],
    ['restoreListing', RestoreListingDocument],
    ['suspendAccount', SuspendAccountDocument],
    ['reinstateAccount', ReinstateAccountDocument],
  ])('reads them again after %s', async (mutation, query: DocumentNode) => {
    const cache = await afterReading();
    expect(cache.readQuery({ query: books, variables })).not.toBeNull();
    const payload = { __typename: 'Payload', book: null, user: null, userErrors: [] };
    cache.write({ dataId: 'ROOT_MUTATION', query, result: { [mutation]: payload } });
    expect(cache.readQuery({ query: books, variables })).toBeNull();
  });

  it('keeps them when the book was refused', async () => {
    const cache = await afterListing(refusal('ISBN_INVALID', 'Please enter a valid ISBN', ['isbn']));
    expect(cache.readQuery({ query: books, variables })).toMatchObject({
      editions: { edges: [{ offer: { title: 'The Guide' } }] },
    });
  });
});
