import { expect, it } from 'vitest';
import { TestMarketplace } from '../testing/marketplace.js';
import { mutate } from '../testing/mutate.js';
import { rate } from '../testing/orders/orders.js';
import { signUpPublisher, signUpReader } from '../testing/people/people.js';
import { makeAdministrator } from '../testing/people/staff.js';
import { siteFolder } from '../testing/process/siteFolder.js';
import { changeReview, listMany, receive, review } from '../testing/orders/reviews.js';

const SHELL =
  '<html><head></head><body><div id="root"><main><div class="written"></div></main></div></body></html>';
const HOSTILE = `</script><script>alert(1)</script>"'><!-- $& गोदान`;

interface Data {
  review?: { reviewBody: string }[];
  mainEntity?: { '@type': string; review?: object[] };
}

function dataOf(page: string): Data {
  const [, json = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(page) ?? [];
  return JSON.parse(json) as Data;
}

it('the public pages of a book quote its newest three reviews with their answers, and run nothing of them', async () => {
  const site = await siteFolder(SHELL);
  const marketplace = await TestMarketplace.open({ clientFolder: site.path });
  const seller = await signUpReader(marketplace, 'Dev');
  const bookId = await listMany(marketplace, seller);
  const { book } = await marketplace.ask<{ book: { publicPath: string; edition: { publicPath: string } } }>(
    'query ($bookId: ID!) { book(id: $bookId) { publicPath edition { publicPath } } }',
    { bookId },
  );
  const pages = () =>
    Promise.all(
      [book.publicPath, book.edition.publicPath].map(async (address) =>
        (await fetch(`${marketplace.url}${address}`, { headers: { accept: 'text/html' } })).text(),
      ),
    );
  for (const page of await pages()) expect(page).not.toMatch(/What readers say|"review"/);

  const write = async (name: string, text: string) => {
    marketplace.clock.advanceDays(1);
    const reader = await signUpReader(marketplace, name);
    await receive(marketplace, reader, seller, bookId);
    return review(marketplace, reader, bookId, { stars: 3.5, text });
  };
  await write('Asha', 'The oldest');
  await write('Meera', 'A debt & a cow');
  const { id: reviewId } = await write('Ila', HOSTILE);
  await changeReview(marketplace, seller, 'answerReview', { reviewId, text: HOSTILE });
  await write('Tara', 'word '.repeat(900));

  for (const page of await pages()) {
    expect(page).toContain('<strong>Meera</strong>, 3.5 of 5 stars: A debt &amp; a cow</p>');
    expect(page).toContain('<p>Reply from Dev: &lt;/script&gt;');
    expect(page).toContain('<p>3 of 4 shown</p>');
    expect(page).not.toContain('The oldest');
    expect(page.match(/<script/g)).toHaveLength(1);
    const data = dataOf(page);
    expect(data.review).toMatchObject([
      { '@type': 'Review', author: { name: 'Tara' }, reviewRating: { ratingValue: 70 } },
      { author: { name: 'Ila' }, reviewBody: HOSTILE, comment: { text: HOSTILE, author: { name: 'Dev' } } },
      { author: { name: 'Meera' }, reviewBody: 'A debt & a cow' },
    ]);
    expect(data.review?.[0]?.reviewBody).toMatch(/^(word ){119}word…$/);
  }
  await marketplace.close();
  await site.remove();
});

/** The reviews in the structured data of a publisher's page. */
const OF_AN_ORGANISATION = [
  { '@type': 'Review', author: { '@type': 'Person', name: 'Tara' } },
  { reviewBody: HOSTILE, reviewRating: { ratingValue: 70 }, comment: { text: HOSTILE } },
  { reviewBody: 'Packed & sent' },
];

it.each([
  { name: 'Dev', signUp: signUpReader, entity: { '@type': 'Person' } },
  {
    name: 'Banyan Tree Press',
    signUp: signUpPublisher,
    entity: { '@type': 'Organization', review: OF_AN_ORGANISATION },
  },
])(
  'the public page of $name quotes the newest three reviews of the seller with their answers, and runs nothing of them',
  async ({ name, signUp, entity }) => {
    const site = await siteFolder(SHELL);
    const marketplace = await TestMarketplace.open({ clientFolder: site.path });
    const seller = await signUp(marketplace, name);
    const bookId = await listMany(marketplace, seller);
    const view = async () =>
      (await fetch(`${marketplace.url}/s/${seller.id}`, { headers: { accept: 'text/html' } })).text();
    expect(await view()).not.toMatch(/Seller reviews|"review"/);

    const write = async (author: string, text: string) => {
      marketplace.clock.advanceDays(1);
      const reader = await signUpReader(marketplace, author);
      const { id: orderId } = await receive(marketplace, reader, seller, bookId);
      const input = { sellerId: seller.id, text };
      const { review: written } = await changeReview(marketplace, reader, 'reviewSeller', input);
      return { reader, orderId, reviewId: written?.id };
    };
    await write('Asha', 'The oldest');
    await write('Meera', 'Packed & sent');
    const { reader, orderId, reviewId } = await write('Ila', HOSTILE);
    await rate(marketplace, reader, orderId, seller.id, 3.5);
    await changeReview(marketplace, seller, 'answerReview', { reviewId, text: HOSTILE });
    await review(marketplace, reader, bookId, { text: 'Of the book' });
    await write('Tara', 'word '.repeat(900));

    const page = await view();
    expect(page).toMatch(/<h2>Seller reviews<\/h2>\s*<p>3 of 4 shown<\/p>/);
    expect(page).toContain('<strong>Meera</strong>: Packed &amp; sent</p>');
    expect(page).toContain('<strong>Ila</strong>, 3.5 of 5 stars: &lt;/script&gt;');
    expect(page).toContain(`<p>Reply from ${name}: &lt;/script&gt;`);
    expect(page).toMatch(/: (word ){119}word…<\/p>/);
    expect(page).not.toMatch(/The oldest|Of the book/);
    expect(page.match(/<script/g)).toHaveLength(1);
    const { mainEntity } = dataOf(page);
    expect(mainEntity).toMatchObject(entity);
    expect(Object.keys(mainEntity ?? {}).includes('review')).toBe('review' in entity);
    await marketplace.close();
    await site.remove();
  },
);

it('a removed reply is no longer on the public pages', async () => {
  const site = await siteFolder(SHELL);
  const marketplace = await TestMarketplace.open({ clientFolder: site.path });
  const [seller, reader] = [await signUpReader(marketplace, 'Dev'), await signUpReader(marketplace, 'Ila')];
  await makeAdministrator(marketplace.ports, reader.email);
  const bookId = await listMany(marketplace, seller);
  await receive(marketplace, reader, seller, bookId);
  const { id: reviewId } = await review(marketplace, reader, bookId, { stars: 1, text: 'Torn' });
  await changeReview(marketplace, seller, 'answerReview', { reviewId, text: 'She lives at 12 Lake Road' });
  const { book } = await marketplace.ask<{ book: { publicPath: string } }>(
    'query ($bookId: ID!) { book(id: $bookId) { publicPath } }',
    { bookId },
  );
  const view = async () =>
    (await fetch(`${marketplace.url}${book.publicPath}`, { headers: { accept: 'text/html' } })).text();
  expect(await view()).toContain('12 Lake Road');

  const { userErrors } = await mutate(marketplace, reader, 'removeReviewAnswer', '', {
    reviewId,
    reason: 'It tells an address',
  });
  expect(userErrors).toEqual([]);
  marketplace.clock.advanceMinutes(10);
  const page = await view();
  expect(page).toContain('Torn');
  expect(page).not.toContain('12 Lake Road');
  await marketplace.close();
  await site.remove();
});
