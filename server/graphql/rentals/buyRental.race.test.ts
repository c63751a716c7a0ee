import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GODAN, listBook } from '../../testing/books/books.js';
import { rentInCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { deliver, placeOrder, rent, take, viewOrder } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { buyRental, extendRental, viewRental } from '../../testing/orders/rentals.js';

const ROUNDS = Array.from({ length: 8 }, (_, round) => round);

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
describe('at the same moment', () => {
  let marketplace: TestMarketplace;
  let seller: Person;
  let reader: Person;
  let rival: Person;
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
    seller = await signUpReader(marketplace, 'Seller');
    reader = await signUpReader(marketplace, 'Reader');
    rival = await signUpReader(marketplace, 'Rival');
  });
  afterAll(() => marketplace.close());

  /** Rents the only copy of a book to the reader from 15 January to 15 February 2026, with an offer to buy it. */
  async function rentalOut() {
    const book = await listBook(marketplace, seller, {
      lease: { ...GODAN.lease, deposit: '400', rentCreditPercent: 100 },
    });
    const order = await rent(marketplace, reader, book);
    await deliver(marketplace, order, seller, reader);
    return { book, order, line: order.items[0]?.id ?? '' };
  }

  const kindsOf = async (id: string) =>
    (await viewOrder(marketplace, reader, id))?.ledger.map(({ kind }) => kind) ?? [];

  const stockOf = async (book: string) => {
    const [stock] = await marketplace.database.query<object>(
      'SELECT free_copies AS free, promised_copies AS promised FROM books WHERE id = $1',
      [book],
    );
    return stock;
  };

  it.each(ROUNDS)('copies are bought or returned, never both (round %i)', async () => {
    const { book, order, line } = await rentalOut();
    const id = order.fulfillments[0]?.id ?? '';
    const [bought, returned] = await Promise.all([
      buyRental(marketplace, reader, line),
      take(marketplace, seller, 'takeBackFulfillment', id),
    ]);
    const codes = [bought, returned].flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    const isBought = bought.userErrors.length === 0;
    expect(codes).toEqual([isBought ? 'NOTHING_TO_TAKE_BACK' : 'ALREADY_RETURNED']);
    expect(await stockOf(book)).toEqual({ free: isBought ? 0 : 1, promised: 0 });
    const released = (await kindsOf(order.id)).filter((kind) => kind === 'DEPOSIT_RELEASED');
    expect(released).toHaveLength(1);
  });

  it.each(ROUNDS)('an extension counts if it comes first, or is refused (round %i)', async () => {
    const { order, line } = await rentalOut();
    const [bought, extended] = await Promise.all([
      buyRental(marketplace, reader, line),
      extendRental(marketplace, reader, line, 1),
    ]);
    expect(bought.userErrors).toEqual([]);
    const isExtended = extended.userErrors.length === 0;
    expect(extended.userErrors.map(({ code }) => code)).toEqual(isExtended ? [] : ['ALREADY_BOUGHT']);
    expect(bought.orderItem?.purchase?.rentCounted.amount).toBe(isExtended ? '98.00' : '49.00');
    expect((await kindsOf(order.id)).filter((kind) => kind === 'CHARGE')).toHaveLength(isExtended ? 2 : 1);
    expect((await viewRental(marketplace, reader, line)).extensionLimit).toBeNull();
  });

  it.each(ROUNDS)('a copy is bought or reserved by another reader, never both (round %i)', async () => {
    const { book, line } = await rentalOut();
    await rentInCart(marketplace, rival, book, { startsOn: '2026-02-15' });
    const [bought, reserved] = await Promise.all([
      buyRental(marketplace, reader, line),
      placeOrder(marketplace, rival),
    ]);
    const isBought = bought.userErrors.length === 0;
    expect(bought.userErrors.map(({ code }) => code)).toEqual(isBought ? [] : ['BOUGHT_COPY_RESERVED']);
    expect(reserved.order === null).toBe(isBought);
    expect(await stockOf(book)).toEqual({ free: 0, promised: isBought ? 0 : 1 });
    await marketplace.database.query('DELETE FROM cart_items');
  });

  it('a purchase that is asked for 10 times happens once', async () => {
    const { order, line } = await rentalOut();
    const results = await Promise.all(Array.from({ length: 10 }, () => buyRental(marketplace, reader, line)));
    expect(results.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect((await kindsOf(order.id)).filter((kind) => kind === 'DEPOSIT_SPENT')).toHaveLength(1);
  });
});
