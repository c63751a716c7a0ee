import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coverPaths } from '../covers/coverPaths.js';
import { coverRoutes } from './coverRoutes.js';
import type { CoverWords } from '../covers/drawnCover.js';
import { refuse } from '../domain/shared/errors.js';
import { answerErrors } from '../http/errors.js';

const HASH = 'ab'.repeat(32);
const emma = { id: 'book_1', title: 'Emma', author: 'Jane Austen', coverHash: null };

let books: Map<string, CoverWords>;
/** The people who may see the uploaded cover. */
let seenBy: 'ALL' | 'SOME' | 'NOBODY';
let http: FastifyInstance;
beforeEach(async () => {
  books = new Map([[emma.id, emma]]);
  seenBy = 'ALL';
  http = Fastify();
  answerErrors(http);
  await http.register(coverRoutes, {
    viewDrawn: async (id) => ({ ...(books.get(id) ?? refuse('NOT_FOUND')), isHidden: false }),
    viewUploaded: async (hash, size) =>
      hash === HASH && seenBy !== 'NOBODY'
        ? { image: Buffer.from(`webp ${size}`), isPublic: seenBy === 'ALL' }
        : refuse('NOT_FOUND'),
  });
});
afterEach(() => http.close());

describe('An uploaded cover', () => {
  const { card, detail } = coverPaths({ ...emma, coverHash: HASH });

  it.each([
    [card, 'webp 400x600'],
    [detail, 'webp 800x1200'],
  ])('is served at %s, for ever to browsers and for minutes to shared caches', async (url, body) => {
    const response = await http.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(body);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, s-maxage=300, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('is revalidated each time if it is not public', async () => {
    seenBy = 'SOME';
    const { headers } = await http.inject(card);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
    });
    seenBy = 'NOBODY';
    const again = await http.inject({ url: card, headers: { 'if-none-match': headers.etag } });
    expect(again.statusCode).toBe(404);
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await http.inject(card);
    const again = await http.inject({ url: card, headers: { 'if-none-match': headers.etag } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('answers HEAD without a body', async () => {
    const response = await http.inject({ method: 'HEAD', url: card });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-length']).toBe('12');
    expect(response.body).toBe('');
  });

  it.each([
    `/covers/${'cd'.repeat(32)}/400x600.webp`,
    `/covers/${HASH}/1x1.webp`,
    '/covers/..%2f..%2fetc/400x600.webp',
    '/covers/nothing/400x600.webp',
  ])('is not found at %s', async (url) => {
    const response = await http.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['cache-control']).toBeUndefined();
  });
});

describe('A drawn cover', () => {
  it('is the same picture for card and detail page, and may be kept for ever', async () => {
    const { card, detail, drawn } = coverPaths(emma);
    expect(drawn).toBe(true);
    expect(detail).toBe(card);
    const response = await http.inject(card);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('aria-label="Emma — Jane Austen"');
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, s-maxage=300, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
    const again = await http.inject({ url: card, headers: { 'if-none-match': response.headers.etag } });
    expect(again.statusCode).toBe(304);
  });

  it('has a new address when the book has a new title; the old one is no longer kept for ever', async () => {
    const old = coverPaths(emma).card;
    books.set(emma.id, { ...emma, title: 'Persuasion' });
    const fresh = coverPaths({ ...emma, title: 'Persuasion' }).card;
    expect(fresh).not.toBe(old);
    expect((await http.inject(fresh)).body).toContain('Persuasion');
    expect((await http.inject(old)).headers['cache-control']).toBe('public, max-age=300');
    expect((await http.inject('/covers/drawn/book_1.svg')).headers['cache-control']).toBe(
      'public, max-age=300',
    );
  });

  it('of an unknown book is not found', async () => {
    expect((await http.inject('/covers/drawn/book_2.svg')).statusCode).toBe(404);
  });
});
