import { GODAN, listBook } from '../books/books.js';
import { rentInCart } from '../orders/carts.js';
import { deliver, placed, placeOrder, type Order } from '../orders/orders.js';
import type { Person } from '../people/people.js';
import { work } from './histories/history.js';
import { pageOf, runQueuedJobs, type PayingMarketplace } from './paying.js';

/** A marketplace with online payments, and the two people of a rental. */
interface Renting {
  paying: PayingMarketplace;
  seller: Person;
  buyer: Person;
}

/**
 * Rents Godan for a month, with an offer to buy the copy, and delivers it. The order is paid online unless `payOnline` is
 * false.
 */
export async function rentOnline(
  { paying, seller, buyer }: Renting,
  {
    deposit = '200',
    payOnline = true,
    bookId,
  }: { deposit?: string; payOnline?: boolean; bookId?: string } = {},
): Promise<Order> {
  const lease = { ...GODAN.lease, deposit, rentCreditPercent: 60 };
  await rentInCart(
    paying.marketplace,
    buyer,
    bookId ?? (await listBook(paying.marketplace, seller, { lease })),
  );
  const order = placed(await placeOrder(paying.marketplace, buyer, { payOnline }));
  if (payOnline) {
    await runQueuedJobs(paying);
    paying.simulation.simulator.pay((await pageOf(paying, order)).id);
    await work(paying);
  }
  await deliver(paying.marketplace, order, seller, buyer);
  return order;
}

/** Returns the simulator's payment page for the last extension or purchase of an order. */
export async function rentalPageOf(
  { marketplace, simulation }: PayingMarketplace,
  { id }: Pick<Order, 'id'>,
) {
  const [row] = await marketplace.database.query<{ page: string | null }>(
    `SELECT page_reference AS page FROM payment_intents WHERE order_id = $1 AND purpose <> 'ORDER'
     ORDER BY created_at DESC, id DESC LIMIT 1`,
    [id],
  );
  const page = simulation.simulator.page(row?.page ?? '');
  if (!page) throw new Error(`No rental of ${id} has a page at the simulator`);
  return page;
}
