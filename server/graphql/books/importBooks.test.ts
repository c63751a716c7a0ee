import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpPublisher, signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let publisher: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
beforeEach(async () => {
  publisher = await signUpPublisher(marketplace);
});
afterAll(() => marketplace.close());

const IMPORT = `
  mutation ($input: ImportBooksInput!) {
    importBooks(input: $input) {
      createdCount skippedCount
      refusedRows { index title errors { code message field } }
      userErrors { code message field }
    }
  }`;

interface Payload {
  importBooks: {
    createdCount: number;
    skippedCount: number;
    refusedRows: { index: number; title: string | null; errors: { code: string; field: string[] }[] }[];
    userErrors: { code: string; message: string; field: string[] | null }[];
  };
}

async function importFile(
  content: string | Uint8Array<ArrayBuffer>,
  name = 'books.json',
  type = 'application/json',
) {
  const file = { path: 'variables.input.file', content, name, type };
  const { data } = await marketplace.upload<Payload>(
    IMPORT,
    { input: { file: null } },
    file,
    publisher.token,
  );
  return data.importBooks;
}

async function booksOfPublisher(): Promise<
  { title: string; isbn: string | null; copies: { total: number } }[]
> {
  const { books } = await marketplace.ask<{
    books: { nodes: { title: string; isbn: string | null; copies: { total: number } }[] };
  }>(
    `query ($filter: BookFilter) { books(filter: $filter, first: 100) { nodes { title isbn copies { total } } } }`,
    { filter: { sellerId: publisher.id } },
  );
  return books.nodes.toSorted((a, b) => a.title.localeCompare(b.title));
}

const row = {
  author: 'Rabindranath Tagore',
  description: 'Poems.',
  genre: 'Fiction',
  condition: 'Very Good',
  listingType: 'sale',
  price: { sale: 120.5 },
};
const gora = { ...row, title: 'Gora', isbn: '978-81-7182-113-6', copies: 4 };
const gitanjali = { ...row, title: 'Gitanjali' };

describe('a file of books', () => {
  it('is taken in; rows that are wrong are reported, and the others stay', async () => {
    const rows = [
      gora,
      { ...row, title: ' ' },
      gitanjali,
      { ...row, title: 'Chokher Bali', genre: 'Poetry' },
      7,
    ];
    expect(await importFile(JSON.stringify(rows))).toEqual({
      createdCount: 2,
      skippedCount: 0,
      refusedRows: [
        {
          index: 1,
          title: ' ',
          errors: [{ code: 'TITLE_REQUIRED', message: 'Book title is required', field: ['title'] }],
        },
        {
          index: 3,
          title: 'Chokher Bali',
          errors: [
            {
              code: 'GENRE_UNKNOWN',
              message: 'Unknown genre. Please choose one of the listed genres.',
              field: ['genre'],
            },
          ],
        },
        {
          index: 4,
          title: null,
          errors: [{ code: 'INVALID_BOOK_DATA', message: 'Invalid book data', field: null }],
        },
      ],
      userErrors: [],
    });
    expect(await booksOfPublisher()).toEqual([
      { title: 'Gitanjali', isbn: null, copies: { total: 1 } },
      { title: 'Gora', isbn: '9788171821136', copies: { total: 4 } },
    ]);
  });

  it('adds nothing twice: neither sent again, nor with a book that is in it twice', async () => {
    const rows = [gora, gitanjali, { ...gitanjali, title: ' gitanjali ' }, { ...gora, isbn: '8171821138' }];
    expect(await importFile(JSON.stringify(rows))).toMatchObject({ createdCount: 2, skippedCount: 2 });
    const more = [{ ...row, title: 'Ghare Baire' }, ...rows];
    expect(await importFile(JSON.stringify(more))).toMatchObject({ createdCount: 1, skippedCount: 4 });
    expect(await booksOfPublisher()).toHaveLength(3);
  });

  it('of one publisher does not stand in the way of another', async () => {
    await importFile(JSON.stringify([gora]));
    publisher = await signUpPublisher(marketplace);
    expect(await importFile(JSON.stringify([gora]))).toMatchObject({ createdCount: 1, skippedCount: 0 });
  });

  it('may be longer than what is stored at once', async () => {
    const rows = Array.from({ length: 600 }, (_, n) => ({ ...row, title: `Volume ${n}`, copies: 2 }));
    expect(await importFile(JSON.stringify(rows))).toMatchObject({ createdCount: 600, refusedRows: [] });
  });

  it('is a JSON file by its name when the sender does not know its type', async () => {
    const sent = await importFile(JSON.stringify([gora]), 'books.JSON', 'application/octet-stream');
    expect(sent).toMatchObject({ createdCount: 1 });
  });

  it('may begin with a byte order mark', async () => {
    expect(await importFile(`\uFEFF${JSON.stringify([gora])}`)).toMatchObject({ createdCount: 1 });
  });
});

describe('a file is refused, and nothing is stored,', () => {
  it.each<[string, string | Uint8Array<ArrayBuffer>, string, string]>([
    [
      'that breaks off',
      JSON.stringify([gora, gitanjali]).slice(0, -5),
      'JSON_INVALID',
      'Invalid JSON format',
    ],
    ['that is empty', '', 'JSON_INVALID', 'Invalid JSON format'],
    ['of nested brackets', '['.repeat(100_000), 'JSON_INVALID', 'Invalid JSON format'],
    ['that is no list', JSON.stringify(gora), 'BOOKS_NOT_A_LIST', 'The file must contain a list of books'],
    [
      'above 10 MB',
      ' '.repeat(10_000_001),
      'FILE_TOO_LARGE',
      'The file is too large. At most 10,000,000 bytes are accepted.',
    ],
    [
      'far above 10 MB',
      new Uint8Array(25_000_000),
      'FILE_TOO_LARGE',
      'The file is too large. At most 10,000,000 bytes are accepted.',
    ],
    [
      'of too many rows',
      JSON.stringify(Array(50_001).fill(1)),
      'TOO_MANY_ROWS',
      'The file contains more than 50,000 books. Please split it.',
    ],
  ])('%s', async (_, content, code, message) => {
    expect(await importFile(content)).toEqual({
      createdCount: 0,
      skippedCount: 0,
      refusedRows: [],
      userErrors: [{ code, message, field: ['file'] }],
    });
    expect(await booksOfPublisher()).toEqual([]);
  });

  it('that is no JSON file', async () => {
    const { userErrors } = await importFile('title,author', 'books.csv', 'text/csv');
    expect(userErrors).toMatchObject([{ code: 'FILE_NOT_JSON', message: 'Please upload a JSON file' }]);
  });

  it('that was never chosen', async () => {
    const { importBooks } = await marketplace.ask<Payload>(IMPORT, { input: {} }, publisher.token);
    expect(importBooks.userErrors).toMatchObject([
      { code: 'FILE_REQUIRED', message: 'Please select a file to upload' },
    ]);
  });

  it('from a reader', async () => {
    publisher = await signUpReader(marketplace);
    const { userErrors } = await importFile(JSON.stringify([gora]));
    expect(userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await booksOfPublisher()).toEqual([]);
  });

  it('from somebody who is not signed in', async () => {
    const { errors } = await marketplace.graphql(IMPORT, { input: {} });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

it('a file of exactly 10 MB is taken in', async () => {
  const content = JSON.stringify([gora]).padEnd(10_000_000, ' ');
  expect(await importFile(content)).toMatchObject({ createdCount: 1, userErrors: [] });
});
