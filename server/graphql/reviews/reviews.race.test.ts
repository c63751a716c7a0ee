import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { changeReview, listMany, receive, reviewsOf } from '../../testing/orders/reviews.js';

const READERS = 8;

let marketplace: TestMarketplace;
let readers: Person[];
let bookId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  const seller = await signUpReader(marketplace, 'Seller');
  bookId = await listMany(marketplace, seller);
  readers = await Promise.all(
    Array.from({ length: READERS }, (_, number) => signUpReader(marketplace, `Reader ${number}`)),
  );
  for (const reader of readers) await receive(marketplace, reader, seller, bookId);
});
afterAll(() => marketplace.close());

it('counts every review once when many readers review a book twice at the same moment', async () => {
  const input = (stars: number) => ({ bookId, stars, text: 'Good' });
  const answers = await Promise.all(
    readers.flatMap((reader, number) =>
      [1, 2].map(() => changeReview(marketplace, reader, 'reviewBook', input((number % 5) + 1))),
    ),
  );
  const refused = answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
  expect(refused).toEqual(Array.from({ length: READERS }, () => 'ALREADY_REVIEWED'));

  // All authors change their reviews at the same time. Half of the reviews get one star, the other half five.
  const written = answers.flatMap(({ review }) => (review ? [review] : []));
  await Promise.all(
    written.map(({ id, author }, number) => {
      const reader = readers.find((each) => each.id === author.id);
      if (!reader) throw new Error('A review by nobody');
      return changeReview(marketplace, reader, 'editReview', { reviewId: id, stars: number % 2 ? 1 : 5 });
    }),
  );
  expect((await reviewsOf(marketplace, bookId)).reviewSummary).toEqual({
    average: 60,
    count: READERS,
    stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: star === 5 || star === 1 ? READERS / 2 : 0 })),
  });
});
