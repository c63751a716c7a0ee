import { expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { viewOrder } from '../../../testing/orders/orders.js';
import { openPaying, orderOnline, runPaymentJobs } from '../../../testing/payments/paying.js';
import { signUpReader } from '../../../testing/people/people.js';

it('five orders that the buyer did not pay say nothing about their seller', async () => {
  const paying = await openPaying();
  const { marketplace } = paying;
  const [buyer, seller] = [await signUpReader(marketplace, 'Meera'), await signUpReader(marketplace, 'Ravi')];
  const book = await listBook(marketplace, seller, { title: 'Godan' });
  for (let orders = 0; orders < 5; orders += 1) {
    const { id } = await orderOnline(paying, buyer, book);
    marketplace.clock.moveTo(new Date(marketplace.clock.now().getTime() + 16 * 60_000).toISOString());
    await runPaymentJobs(paying);
    expect(await viewOrder(marketplace, buyer, id)).toMatchObject({ status: 'CANCELLED' });
  }
  const query = 'query ($id: ID!) { user(id: $id) { reputation { cancelledPercent } } }';
  expect(await marketplace.ask(query, { id: seller.id })).toEqual({ user: { reputation: null } });
  await paying.close();
});
