import { expect, it } from 'vitest';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpReader } from '../testing/people.js';
import { siteFolder } from '../testing/process/siteFolder.js';
import { changeReview, listMany, receive, review } from '../testing/reviews.js';

const SHELL =
  '<html><head></head><body><div id="root"><main><div class="written"></div></main></div></body></html>';
const HOSTILE = `</script><script>alert(1)</script>"'><!-- $& गोदान`;

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
    expect(page).toContain('<p>Answer of Dev: &lt;/script&gt;');
    expect(page).not.toContain('The oldest');
    expect(page.match(/<script/g)).toHaveLength(1);
    const [, json = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(page) ?? [];
    const data = JSON.parse(json) as { review: { reviewBody: string }[] };
    expect(data.review).toMatchObject([
      { '@type': 'Review', author: { name: 'Tara' }, reviewRating: { ratingValue: 70 } },
      { author: { name: 'Ila' }, reviewBody: HOSTILE, comment: { text: HOSTILE, author: { name: 'Dev' } } },
      { author: { name: 'Meera' }, reviewBody: 'A debt & a cow' },
    ]);
    expect(data.review[0]?.reviewBody).toMatch(/^(word ){119}word…$/);
  }
  await marketplace.close();
  await site.remove();
});
