import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { PLAIN_STATEMENTS, type PlainBook } from './plainTable.js';

// The second server that the benchmark compares with Panna: only HTTP, one plain table and JSON. Its responses are the
// same as Panna's.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const CURRENCY = { currencyCode: 'INR' };

const http = createServer((request, response) => {
  answer(request.url ?? '', response).catch(() => response.writeHead(500).end());
});
http.listen(0, '127.0.0.1', () => process.send?.((http.address() as AddressInfo).port));

async function answer(url: string, response: ServerResponse): Promise<void> {
  const [, path = '', ...values] = url.split('/');
  const body = JSON.stringify(await answerTo(path, values));
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(body);
}

async function answerTo(path: string, values: string[]): Promise<object> {
  if (path === 'book') {
    const [book] = await rows({ ...PLAIN_STATEMENTS.book, values });
    return { data: { book: book && page(book) } };
  }
  const found = await rows(listAt(path, values));
  if (path === 'rest') return { status: 'success', data: { books: found.slice(0, 24).map(documented) } };
  const nodes = found.slice(0, 24).map(card);
  const pageInfo = { hasNextPage: found.length > 24, endCursor: cursorOf(nodes.at(-1)?.id) };
  const total = path === 'total' ? { totalCount: 10_000, totalIsCapped: true } : {};
  return { data: { books: { nodes, pageInfo, ...total } } };
}

function listAt(path: string, values: string[]): pg.QueryConfig {
  if (path === 'search') return PLAIN_STATEMENTS.search;
  if (path === 'found') return { ...PLAIN_STATEMENTS.found, values: [`'${values[0]}':*`] };
  return path === 'priced' ? { ...PLAIN_STATEMENTS.priced, values } : PLAIN_STATEMENTS.list;
}

async function rows(statement: pg.QueryConfig): Promise<PlainBook[]> {
  return (await pool.query<PlainBook>(statement)).rows;
}

function card(book: PlainBook) {
  return {
    ...heading(book),
    price: {
      sale: { amount: decimal(book.sale_price), ...CURRENCY },
      lease: {
        perMonth: { amount: decimal(book.rent_per_month), ...CURRENCY },
        minDuration: book.min_duration,
        maxDuration: book.max_duration,
      },
    },
    cover: { card: `${book.cover}/400x600.webp?drawn=0000000000` },
    seller: seller(book),
  };
}

function page(book: PlainBook) {
  return {
    ...heading(book),
    isbn: book.isbn,
    description: book.description,
    availableFrom: null,
    copies: { total: book.copies, available: book.copies },
    cover: { detail: `${book.cover}/800x1200.webp?drawn=0000000000` },
    price: {
      sale: { amount: decimal(book.sale_price) },
      lease: {
        perMonth: { amount: decimal(book.rent_per_month) },
        deposit: { amount: decimal(book.deposit) },
        minDuration: book.min_duration,
        longestRental: book.max_duration ?? 30,
      },
    },
    seller: seller(book),
    viewerIsSeller: false,
    viewerCanBuy: false,
    viewerCanRent: false,
  };
}

function heading({ id, title, author, genres }: PlainBook) {
  return { id, title, author, genres, status: 'AVAILABLE' };
}

function seller({ seller_id, seller_name, readers_score, rating_count }: PlainBook) {
  return {
    id: seller_id,
    name: seller_name,
    readersScore: Number(readers_score),
    totalRatings: rating_count,
  };
}

function documented(book: PlainBook) {
  const { deposit } = book;
  const held = { deposit: Number(deposit) / 100, securityDeposit: Number(deposit) / 100, lateFeePerDay: 0 };
  const price = {
    sale: Number(book.sale_price) / 100,
    lease: { perMonth: Number(book.rent_per_month) / 100, minDuration: 1, maxDuration: null, ...held },
  };
  return {
    _id: book.id,
    title: book.title,
    author: book.author,
    isbn: book.isbn,
    description: book.description,
    genre: book.genres[0],
    genres: book.genres,
    condition: 'Good',
    conditionDescription: null,
    status: 'available',
    availableFrom: null,
    listingType: 'both',
    price,
    leaseTerms: null,
    coverImage: `${book.cover}/400x600.webp?drawn=0000000000`,
    coverImageLarge: `${book.cover}/800x1200.webp?drawn=0000000000`,
    copies: book.copies,
    availableCopies: book.copies,
    createdAt: book.listed_at,
    uploader: { ...seller(book), publisherName: null },
    uploaderType: 'User',
    seller: book.seller_id,
  };
}

function decimal(paise: string): string {
  return `${paise.slice(0, -2)}.${paise.slice(-2)}`;
}

function cursorOf(id: string | undefined): string {
  return Buffer.from(JSON.stringify(['DATE_DESC', 'STRICT', ['2026-01-01T00:00:00.000Z', id]])).toString(
    'base64url',
  );
}
