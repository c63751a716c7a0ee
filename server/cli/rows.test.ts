import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBookData } from '../bookData/bookData.js';
import { importedListingSchema } from '../domain/catalogue/listing.js';
import { parseInput } from '../domain/shared/errors.js';
import { csvRows } from './csvRows.js';
import { jsonRows } from './jsonRows.js';
import { withMissingByTitle } from './missingByTitle.js';
import { describeRefused } from './refusedRows.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'panna-rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: string): Promise<string> {
  const file = path.join(folder, 'books');
  await writeFile(file, content);
  return file;
}

async function all(rows: AsyncIterable<unknown>): Promise<unknown[]> {
  const found = [];
  for await (const row of rows) found.push(row);
  return found;
}

/** Parses a row into a listing, as the import does. */
const listingFromRow = (row: unknown) => parseInput(importedListingSchema, readBookData(row).input);

describe('a CSV file', () => {
  it('gives books as they are submitted, whatever the case of its headings', async () => {
    const file = await fileOf(
      '\uFEFFTitle,Authors,ISBN-13,Genres,Condition,Sale Price,rent_per_month,Deposit,late_fee_per_day,copies\n' +
        '"Gora, a novel",Tagore,978-81-7182-113-6,Fiction|History,Good,120.50,15,80,2,2\n',
    );
    expect((await all(csvRows(file))).map((row) => listingFromRow(row))).toMatchObject([
      {
        title: 'Gora, a novel',
        author: 'Tagore',
        isbn: '9788171821136',
        genres: ['FICTION', 'HISTORY'],
        listingType: 'BOTH',
        salePrice: 12_050,
        lease: { perMonth: 1_500, deposit: 8_000, lateFeePerDay: 200, minDuration: 1, maxDuration: null },
        copies: 2,
      },
    ]);
  });

  it('is read in digits of every script', async () => {
    const file = await fileOf(
      'title,author,isbn,genre,condition,sale price,copies\nगोदान,प्रेमचंद,९७८८१७१८२११३६,Fiction,Good,१२०.५०,२\n',
    );
    expect((await all(csvRows(file))).map((row) => listingFromRow(row))).toMatchObject([
      { isbn: '9788171821136', salePrice: 12_050, copies: 2 },
    ]);
  });

  it('is read with the bindings that it names, and without what is no binding', async () => {
    const rows = ['Hardback', 'Mass Market Paperback', 'Kindle Edition', ''].map(
      (binding) => `Gora,Tagore,${binding},250,Fiction,Good,120`,
    );
    const file = await fileOf(
      `title,author,Binding,weight_grams,genre,condition,price\n${rows.join('\n')}\n`,
    );
    expect((await all(csvRows(file))).map((row) => listingFromRow(row))).toMatchObject(
      ['HARDCOVER', 'PAPERBACK', null, null].map((binding) => ({ binding, weightGrams: 250 })),
    );
  });

  it('that is broken says in which line', async () => {
    const file = await fileOf('title,author\nGora,Tagore\nGora,Tagore,more\n');
    await expect(all(csvRows(file))).rejects.toThrow(/line 3/);
  });
});

describe('a JSON file', () => {
  it('gives its entries', async () => {
    expect(await all(jsonRows(await fileOf('[{"title": "Gora"}, 7]')))).toEqual([{ title: 'Gora' }, 7]);
  });

  it.each([
    ['[{"title": "Gora"}', 'Invalid JSON format'],
    ['', 'Invalid JSON format'],
    ['{}', 'The file must contain a list of books'],
  ])('with %j in it is refused', async (content, message) => {
    await expect(all(jsonRows(await fileOf(content)))).rejects.toThrow(message);
  });

  it('that does not exist is named in the error', async () => {
    await expect(all(jsonRows(path.join(folder, 'nothing')))).rejects.toThrow('ENOENT');
  });
});

describe('what a row leaves out', () => {
  it('is made up from the title, always the same', () => {
    const row = { title: 'Gora', author: 'Tagore' };
    expect(listingFromRow(withMissingByTitle(row))).toEqual(
      listingFromRow(withMissingByTitle({ ...row, title: 'Gora ' })),
    );
    expect(withMissingByTitle(row)).not.toEqual(withMissingByTitle({ ...row, title: 'Emma' }));
  });

  it('does not touch what the row says', () => {
    const row = {
      title: 'Gora',
      genre: 'History',
      condition: 'New',
      listingType: 'sale',
      price: { sale: 5 },
    };
    expect(withMissingByTitle(row)).toEqual(row);
    expect(withMissingByTitle({ title: 'Gora', listingType: 'lease' })).toMatchObject({
      listingType: 'lease',
    });
  });
});

it('refused rows are printed with their reasons, the first fifty', () => {
  const problem = { code: 'TITLE_REQUIRED', message: 'Book title is required', field: ['title'] } as const;
  const rows = Array.from({ length: 52 }, (_, index) => ({
    index,
    title: null,
    problems: [{ ...problem, field: ['title'] }],
  }));
  const lines = describeRefused(rows);
  expect(lines[0]).toBe('  row 1: title: Book title is required');
  expect(lines).toHaveLength(51);
  expect(lines.at(-1)).toContain('2 more');
});
