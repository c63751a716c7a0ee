import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GODAN, listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { untilDaysAfter } from '../../testing/later.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import {
  deliver,
  placed,
  placeOrder,
  rent,
  take,
  viewOrder,
  type Order,
} from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { extendRental } from '../../testing/orders/rentals.js';

// Godan costs 49 rupees a month, with a deposit of 200 rupees and a late fee of 2.50 rupees a day.
let marketplace: TestMarketplace;
let seller: Person;
let reader: Person;
beforeEach(async () => {
  seller = await signUpReader(marketplace, 'Seller');
  reader = await signUpReader(marketplace, 'Reader');
});
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

const fulfillmentOf = (order: Order) => order.fulfillments[0]?.id ?? '';

/** Rents a book for one month and delivers it. Returns the order. */
async function rentalOut(terms: object = {}): Promise<Order> {
  const book = await listBook(marketplace, seller, { lease: { ...GODAN.lease, ...terms } });
  const order = await rent(marketplace, reader, book, { months: 1 });
  await deliver(marketplace, order, seller, reader);
  return order;
}

/** Advances the clock to `days` days after the due date of the order's first line. */
async function lateBy(days: number, order: Order): Promise<void> {
  const [line] = (await viewOrder(marketplace, reader, order.id))?.items ?? [];
  await untilDaysAfter(marketplace, line?.rentalPeriod?.endsOn ?? '', days, [seller, reader]);
}

/** Returns the ledger entries written since the order was placed. */
async function movedSince(order: Order, placedWith = order.ledger.length) {
  const { ledger } = (await viewOrder(marketplace, reader, order.id)) ?? { ledger: [] };
  return ledger.slice(placedWith).map(({ kind, amount, note }) => [kind, amount.amount, note]);
}

const settlementOf = async (order: Order, by = seller) =>
  (await viewOrder(marketplace, by, order.id))?.fulfillments[0]?.settlement;

describe('a rental that comes back late', () => {
  it('costs the fee of each day, which is taken from the deposit', async () => {
    const order = await rentalOut();
    const due = { lateFee: { amount: '0.00' }, depositLeft: { amount: '200.00' } };
    await lateBy(0, order);
    expect(await settlementOf(order)).toEqual(due);
    await lateBy(3, order);
    const late = { lateFee: { amount: '7.50' }, depositLeft: { amount: '192.50' } };
    expect([await settlementOf(order), await settlementOf(order, reader)]).toEqual([late, late]);
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect(await movedSince(order)).toEqual([
      ['LATE_FEE', '7.50', 'Godan'],
      ['DEPOSIT_RELEASED', '192.50', null],
    ]);
    expect(await settlementOf(order)).toBeNull();
  });

  it('costs at most its deposit', async () => {
    const order = await rentalOut();
    await lateBy(400, order);
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect(await movedSince(order)).toEqual([['LATE_FEE', '200.00', 'Godan']]);
  });

  it('costs nothing when the listing named no fee', async () => {
    const order = await rentalOut({ lateFeePerDay: null });
    await lateBy(60, order);
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect(await movedSince(order)).toEqual([['DEPOSIT_RELEASED', '200.00', null]]);
  });

  it('is late from the day to which it was extended', async () => {
    const order = await rentalOut();
    await extendRental(marketplace, reader, order.items[0]?.id ?? '', 1);
    await lateBy(1, order);
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect(await movedSince(order)).toEqual([
      ['CHARGE', '49.00', null],
      ['LATE_FEE', '2.50', 'Godan'],
      ['DEPOSIT_RELEASED', '197.50', null],
    ]);
  });

  it('costs what was agreed when it was ordered, whatever the listing says since', async () => {
    const order = await rentalOut();
    await marketplace.database.query('UPDATE books SET late_fee_per_day = 9900 WHERE seller_id = $1', [
      seller.id,
    ]);
    await lateBy(1, order);
    expect((await settlementOf(order))?.lateFee).toEqual({ amount: '2.50' });
  });

  it('of two lines costs the fee of each, copy by copy', async () => {
    const gora = await listBook(marketplace, seller, {
      title: 'Gora',
      copies: 2,
      lease: { ...GODAN.lease, deposit: '10', lateFeePerDay: '4' },
    });
    const godan = await listBook(marketplace, seller);
    await addToCart(marketplace, reader, gora, { type: 'RENTAL', quantity: 2, rental: { months: 1 } });
    await addToCart(marketplace, reader, godan, { type: 'RENTAL', rental: { months: 1 } });
    const order = placed(await placeOrder(marketplace, reader));
    await deliver(marketplace, order, seller, reader);
    await lateBy(2, order);
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect(await movedSince(order)).toEqual([
      ['LATE_FEE', '16.00', 'Gora'],
      ['LATE_FEE', '5.00', 'Godan'],
      ['DEPOSIT_RELEASED', '199.00', null],
    ]);
  });
});

describe('a rental that comes back damaged', () => {
  const withhold = (amount: string, reason = 'Pages 10 to 20 are torn') => ({ withhold: { amount, reason } });

  it('lets the seller withhold some of the deposit, and the buyer sees why', async () => {
    const order = await rentalOut();
    const { userErrors } = await take(
      marketplace,
      seller,
      'takeBackFulfillment',
      fulfillmentOf(order),
      withhold('120.25'),
    );
    expect(userErrors).toEqual([]);
    expect(await movedSince(order)).toEqual([
      ['DEPOSIT_WITHHELD', '120.25', 'Pages 10 to 20 are torn'],
      ['DEPOSIT_RELEASED', '79.75', null],
    ]);
  });

  it('and late: at most what the late fee leaves can be withheld', async () => {
    const order = await rentalOut();
    await lateBy(2, order);
    expect(
      (await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order), withhold('195.01')))
        .userErrors,
    ).toEqual([
      {
        code: 'WITHHELD_TOO_MUCH',
        message: 'At most ₹195 of the deposit can be withheld',
        field: ['withhold', 'amount'],
      },
    ]);
    expect(await movedSince(order)).toEqual([]);
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order), withhold('195'));
    expect(await movedSince(order)).toEqual([
      ['LATE_FEE', '5.00', 'Godan'],
      ['DEPOSIT_WITHHELD', '195.00', 'Pages 10 to 20 are torn'],
    ]);
  });

  it.each([
    [withhold('0'), 'AMOUNT_NOT_POSITIVE', ['withhold', 'amount']],
    [withhold('-5'), 'AMOUNT_NOT_POSITIVE', ['withhold', 'amount']],
    [withhold('10', '  '), 'REASON_REQUIRED', ['withhold', 'reason']],
    [withhold('200.01'), 'WITHHELD_TOO_MUCH', ['withhold', 'amount']],
  ])('but not %j: %s', async (more, code, field) => {
    const order = await rentalOut();
    const answer = await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order), more);
    expect(answer.userErrors).toMatchObject([{ code, field }]);
    expect((await viewOrder(marketplace, reader, order.id))?.status).toBe('DELIVERED');
  });
});
