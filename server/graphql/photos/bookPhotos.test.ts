import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { listBook } from '../../testing/books/books.js';
import { changeListing, viewListing } from '../../testing/books/listings.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { addBookPhoto, lookAt, photosOf, pictureOf, type Photo } from '../../testing/books/photos.js';
import { makeAdministrator } from '../../testing/people/staff.js';

const FOR_ALL = [200, 'public, max-age=31536000, s-maxage=300, immutable'];
const FOR_FEW = [200, 'private, no-cache'];
const GONE = [404, null];

let marketplace: TestMarketplace;
let seller: Person;
let stranger: Person;
let bookId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  stranger = await signUpReader(marketplace, 'Stranger');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  seller = await signUpReader(marketplace, 'Seller');
  bookId = await listBook(marketplace, seller);
});

async function add(number: number, caption?: string): Promise<Photo> {
  const added = await addBookPhoto(marketplace, seller, { bookId, caption }, await pictureOf(number));
  if (!added.photo) throw new Error(JSON.stringify(added.userErrors));
  return added.photo;
}

const filesKept = async () =>
  (await readdir(`${marketplace.dataDir}/photos`, { recursive: true })).filter((name) =>
    name.endsWith('.webp'),
  ).length;

const change = (name: string, input: object, person = seller) =>
  mutate<{ book: { photos: { id: string; caption: string | null }[] } | null }>(
    marketplace,
    person,
    name,
    'book { photos { id caption } }',
    input,
  );

describe('the photos of a listing', () => {
  it('are added behind each other, captioned, reordered and removed; one becomes the cover', async () => {
    const first = await add(1, ' A torn corner ');
    expect(first).toMatchObject({ caption: 'A torn corner', width: 60, height: 40 });
    const second = await add(2);
    const third = await add(3);
    const ids = async () => (await photosOf(marketplace, bookId)).map(({ id }) => id);
    expect(await ids()).toEqual([first.id, second.id, third.id]);
    expect((await add(2)).id).toBe(second.id);

    const order = [third.id, first.id, second.id];
    expect(await change('reorderBookPhotos', { bookId, photoIds: order })).toMatchObject({
      book: { photos: order.map((id) => ({ id })) },
      userErrors: [],
    });
    await change('captionBookPhoto', { photoId: third.id, caption: 'The spine' });
    await change('captionBookPhoto', { photoId: first.id, caption: null });
    expect(await photosOf(marketplace, bookId)).toMatchObject([
      { caption: 'The spine' },
      { caption: null },
      {},
    ]);

    expect((await viewListing(marketplace, bookId))?.cover.drawn).toBe(true);
    expect((await change('usePhotoAsCover', { photoId: third.id })).userErrors).toEqual([]);
    expect((await viewListing(marketplace, bookId))?.cover.drawn).toBe(false);

    await change('removeBookPhoto', { photoId: third.id });
    expect(await ids()).toEqual([first.id, second.id]);
    expect(await lookAt(marketplace, third.full)).toEqual(GONE);
    expect((await add(4)).id).toBe((await ids())[2]);
  });

  it('are public while it is on the market, and then seen by whom its cover is', async () => {
    const { thumbnail, full } = await add(1);
    for (const path of [thumbnail, full]) expect(await lookAt(marketplace, path)).toEqual(FOR_ALL);
    const image = await fetch(marketplace.url + full);
    expect((await sharp(await image.arrayBuffer()).metadata()).format).toBe('webp');
    const administrator = await signUpReader(marketplace);
    await makeAdministrator(marketplace.ports, administrator.email);
    await changeListing(marketplace, seller, 'takeOffBook', { bookId });
    expect(await lookAt(marketplace, full)).toEqual(GONE);
    expect(await lookAt(marketplace, full, stranger)).toEqual(GONE);
    for (const person of [seller, administrator])
      expect(await lookAt(marketplace, full, person)).toEqual(FOR_FEW);
    expect(await lookAt(marketplace, '/photos/..%2f..%2fsecret/full.webp')).toEqual(GONE);
  });

  it('go with the account of their seller', async () => {
    const { full } = await add(1);
    await mutate(marketplace, seller, 'closeAccount', '', { currentPassword: 'correct horse' });
    const [{ count } = { count: -1 }] = await marketplace.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM book_photos WHERE book_id = $1',
      [bookId],
    );
    expect(count).toBe(0);
    const id = full.split('/')[2] ?? '';
    expect(await marketplace.ports.files.read(`photos/${id.slice(-2)}/${id}-full.webp`)).toBeNull();
  });
});

describe('a photo is refused', () => {
  const NOT_OURS = { code: 'NOT_YOUR_BOOK' };

  it.each<[string, string | Uint8Array<ArrayBuffer>, object]>([
    ['that is none', 'no picture', { code: 'NOT_AN_IMAGE', message: 'Please upload an image file' }],
    ['that is too large', new Uint8Array(5_242_881), { code: 'IMAGE_TOO_LARGE' }],
  ])('%s', async (_, content, refusal) => {
    const { photo, userErrors } = await addBookPhoto(marketplace, seller, { bookId }, content);
    expect(photo).toBeNull();
    expect(userErrors).toMatchObject([{ ...refusal, field: ['photo'] }]);
    expect(await photosOf(marketplace, bookId)).toEqual([]);
  });

  it('that is the seventh; its images are forgotten', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) await add(number);
    const before = await filesKept();
    const seventh = await addBookPhoto(marketplace, seller, { bookId }, await pictureOf(7));
    expect(seventh.userErrors).toMatchObject([{ code: 'TOO_MANY_PHOTOS', field: ['photo'] }]);
    expect((await add(6)).id).toBe((await photosOf(marketplace, bookId))[5]?.id);
    expect(await filesKept()).toBe(before);
  });

  it("of somebody else's listing, and every change of one", async () => {
    const { id: photoId } = await add(1);
    const added = await addBookPhoto(marketplace, stranger, { bookId }, await pictureOf(2));
    expect(added.userErrors).toMatchObject([NOT_OURS]);
    for (const [name, input] of [
      ['captionBookPhoto', { photoId, caption: 'Mine' }],
      ['removeBookPhoto', { photoId }],
      ['usePhotoAsCover', { photoId }],
      ['reorderBookPhotos', { bookId, photoIds: [photoId] }],
    ] as const) {
      expect((await change(name, input, stranger)).userErrors).toMatchObject([NOT_OURS]);
    }
    await changeListing(marketplace, seller, 'takeOffBook', { bookId });
    expect((await change('removeBookPhoto', { photoId }, stranger)).userErrors).toMatchObject([
      { code: 'PHOTO_NOT_FOUND', field: ['photoId'] },
    ]);
  });

  it('with a caption that is too long, and an order that is none', async () => {
    const { id } = await add(1);
    const caption = 'x'.repeat(301);
    expect((await change('captionBookPhoto', { photoId: id, caption })).userErrors).toMatchObject([
      { code: 'TOO_LONG', field: ['caption'] },
    ]);
    for (const photoIds of [[], [id, id], ['photo_0']]) {
      expect((await change('reorderBookPhotos', { bookId, photoIds })).userErrors).toMatchObject([
        { code: 'PHOTO_ORDER_INVALID' },
      ]);
    }
    expect((await change('removeBookPhoto', { photoId: 'nonsense' })).userErrors).toMatchObject([
      { code: 'PHOTO_NOT_FOUND' },
    ]);
  });
});
