import { expect, it } from 'vitest';
import { listBook } from '../testing/books/books.js';
import { newIsbn } from '../testing/books/isbns.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { mutate } from '../testing/mutate.js';
import { signUpReader } from '../testing/people/people.js';
import { siteFolder } from '../testing/process/siteFolder.js';
import { makeAdministrator } from '../testing/people/staff.js';

it('the public page of an edition that was joined with another leads to that one', async () => {
  const site = await siteFolder('<html><head></head><body></body></html>');
  const marketplace = await TestMarketplace.open({ clientFolder: site.path });
  const seller = await signUpReader(marketplace);
  const pathOf = async (title: string) => {
    const bookId = await listBook(marketplace, seller, { title, isbn: newIsbn() });
    const { book } = await marketplace.ask<{ book: { edition: { id: string; publicPath: string } } }>(
      'query ($bookId: ID!) { book(id: $bookId) { edition { id publicPath } } }',
      { bookId },
    );
    return book.edition;
  };
  const [from, to] = [await pathOf('Binodini'), await pathOf('Chokher Bali')];
  await makeAdministrator(marketplace.ports, seller.email);
  const join = { editionId: from.id, toEditionId: to.id, reason: 'One book' };
  await mutate(marketplace, seller, 'joinEditions', '', join);

  const headers = { accept: 'text/html' };
  const led = await fetch(`${marketplace.url}${from.publicPath}`, { redirect: 'manual', headers });
  expect([led.status, led.headers.get('location')]).toEqual([301, to.publicPath]);
  await marketplace.close();
  await site.remove();
});
