import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { uploadCover } from '../../testing/books/covers.js';
import { graphqlDisputes, openedDispute } from '../../testing/disputes/disputeApi.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy, deliver } from '../../testing/orders/orders.js';
import { principal } from '../../testing/people/principals.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { addBookPhoto, addDisputePhoto, lookAt, pictureOf } from '../../testing/books/photos.js';
import { storeCover } from '../covers/storeCover.js';
import { sweepPictures } from './sweepPictures.js';

const DAY_MS = 86_400_000;

let marketplace: TestMarketplace;
let seller: Person;
let bookId: string;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace);
  bookId = await listBook(marketplace, seller);
});
afterEach(() => marketplace.close());

/** Runs the sweep as if this many days had passed on the machine's clock, which sets the times of the files. */
function sweepAfter(days: number): Promise<void> {
  const now = new Date(Date.now() + days * DAY_MS);
  return sweepPictures({ ...marketplace.ports, clock: { now: () => now } });
}

async function kept() {
  const names = await readdir(marketplace.dataDir, { recursive: true });
  const [rows] = await marketplace.database.query<{ covers: number }>(
    'SELECT count(*)::int AS covers FROM covers',
  );
  const files = (folder: string) =>
    names.filter((name) => name.startsWith(`${folder}/`) && name.endsWith('.webp')).length;
  return { covers: files('covers'), photos: files('photos'), rows: rows?.covers };
}

describe('the nightly sweep of pictures', () => {
  it('deletes a cover that was replaced, and keeps what a listing has', async () => {
    await uploadCover(marketplace, seller, bookId, 1);
    const card = await uploadCover(marketplace, seller, bookId, 2);
    await addBookPhoto(marketplace, seller, { bookId }, await pictureOf(3));
    expect(await kept()).toEqual({ covers: 4, photos: 2, rows: 2 });
    await sweepAfter(2);
    expect(await kept()).toEqual({ covers: 2, photos: 2, rows: 1 });
    expect((await lookAt(marketplace, card))[0]).toBe(200);
  });

  it('spares what an upload under way has just stored, and deletes it when nothing came of it', async () => {
    const scope = { ...marketplace.ports, caller: { token: null, address: '', userAgent: null } };
    const picture = Readable.from([Buffer.from(await pictureOf(4))]);
    await storeCover({ ...scope, principal: async () => principal(seller.id) }, picture);
    await sweepAfter(0);
    expect(await kept()).toEqual({ covers: 2, photos: 0, rows: 0 });
    await sweepAfter(2);
    expect(await kept()).toEqual({ covers: 0, photos: 0, rows: 0 });
  });

  it('keeps the photos of a dispute until both accounts are closed', async () => {
    const buyer = await signUpReader(marketplace, 'Buyer');
    await marketplace.database.query('UPDATE users SET email_verified_at = now()');
    const order = await buy(marketplace, buyer, bookId);
    await deliver(marketplace, order, seller, buyer);
    const disputeId = await openedDispute(marketplace, buyer, order.fulfillments[0]?.id ?? '');
    for (const [number, person] of [buyer, seller].entries())
      await addDisputePhoto(marketplace, person, { disputeId }, await pictureOf(number));
    await graphqlDisputes(marketplace).step(buyer, 'withdrawDispute', disputeId);
    expect((await kept()).photos).toBe(4);
    const close = (person: Person) =>
      mutate(marketplace, person, 'closeAccount', '', { currentPassword: 'correct horse' });
    await close(buyer);
    await sweepAfter(2);
    expect((await kept()).photos).toBe(4);
    await close(seller);
    await sweepAfter(2);
    expect((await kept()).photos).toBe(0);
    expect(await marketplace.database.query('SELECT FROM dispute_photos')).toEqual([]);
  });

  it('deletes the files of a photo whose row is gone', async () => {
    await addBookPhoto(marketplace, seller, { bookId }, await pictureOf(5));
    await marketplace.database.query('DELETE FROM book_photos');
    await sweepAfter(0);
    expect((await kept()).photos).toBe(2);
    await sweepAfter(2);
    expect((await kept()).photos).toBe(0);
  });
});
