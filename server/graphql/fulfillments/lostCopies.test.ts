import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GODAN, listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { daysLater, untilDaysAfter } from '../../testing/later.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import {
  buy,
  deliver,
  placed,
  placeOrder,
  rent,
  take,
  viewOrder,
  type Order,
} from '../../testing/orders/orders.js';
import { graphqlPayments } from '../../testing/payments.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

// Godan costs 249.50 rupees, or 49 rupees a month with a deposit of 200 rupees and a late fee of 2.50 rupees a day. `listed`
// lists it with a deposit of 400 rupees, of which part remains after a lost copy is paid for.
let marketplace: TestMarketplace;
let seller: Person;
let reader: Person;
let other: Person;
beforeEach(async () => {
  [seller, reader, other] = [
    await signUpReader(marketplace, 'Seller'),
    await signUpReader(marketplace, 'Reader'),
    await signUpReader(marketplace, 'Other'),
  ];
});
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

const fulfillmentOf = (order: Order) => order.fulfillments[0]?.id ?? '';
const listed = (more: object = {}) =>
  listBook(marketplace, seller, { lease: { ...GODAN.lease, deposit: '400' }, ...more });

/** Rents a book to the reader for one month and delivers it. Returns the order. */
async function rentedOut(bookId: string): Promise<Order> {
  const order = await rent(marketplace, reader, bookId, { months: 1 });
  await deliver(marketplace, order, seller, reader);
  return order;
}

const declareLost = (person: Person, order: Order) =>
  take(marketplace, person, 'declareLost', fulfillmentOf(order));
const reportFound = (person: Person, order: Order) =>
  take(marketplace, person, 'reportFound', fulfillmentOf(order));

async function lateBy(days: number, order: Order): Promise<void> {
  const [line] = (await viewOrder(marketplace, reader, order.id))?.items ?? [];
  await untilDaysAfter(marketplace, line?.rentalPeriod?.endsOn ?? '', days, [seller, reader, other]);
}

/** Returns the ledger entries written since the order was placed. */
async function movedSince(order: Order) {
  const { ledger } = (await viewOrder(marketplace, reader, order.id)) ?? { ledger: [] };
  return ledger.slice(order.ledger.length).map(({ kind, amount, note }) => [kind, amount.amount, note]);
}

const recipientsOf = (mails: { to: { address: string } }[]) => mails.map(({ to }) => to.address);

/** Returns the number of copies in stock that are free, and the number that are rented out or reserved. */
async function stockOf(bookId: string) {
  const [stock] = await marketplace.database.query<{ free: number; promised: number }>(
    'SELECT free_copies AS free, promised_copies AS promised FROM books WHERE id = $1',
    [bookId],
  );
  return stock;
}

interface Seen {
  viewerCanDeclareLost: boolean;
  viewerCanDeclareLostFrom: string | null;
  viewerCanReportFound: boolean;
  findableUntil: string | null;
  lossSettlement: Record<'lateFee' | 'kept' | 'released', { amount: string }> | null;
}

async function seenBy(person: Person, order: Order): Promise<Seen | undefined> {
  const query = `query ($id: ID!) { order(id: $id) { fulfillments {
    viewerCanDeclareLost viewerCanDeclareLostFrom viewerCanReportFound findableUntil
    lossSettlement { lateFee { amount } kept { amount } released { amount } } } } }`;
  const { order: seen } = await marketplace.ask<{ order: { fulfillments: Seen[] } }>(
    query,
    { id: order.id },
    person.token,
  );
  return seen.fulfillments[0];
}

describe('a rental that never comes back', () => {
  it('is declared lost by the seller from 15 days after the due date', async () => {
    const book = await listed({ copies: 2 });
    const order = await rentedOut(book);
    await lateBy(14, order);
    const waiting = await seenBy(seller, order);
    expect(waiting?.viewerCanDeclareLost).toBe(false);
    expect((await seenBy(reader, order))?.viewerCanDeclareLostFrom).toBeNull();
    const early = await declareLost(seller, order);
    expect(early.userErrors).toMatchObject([{ code: 'LOST_TOO_EARLY' }]);
    await lateBy(15, order);
    expect(waiting?.viewerCanDeclareLostFrom).toBe(marketplace.today());
    expect(await seenBy(seller, order)).toMatchObject({
      viewerCanDeclareLost: true,
      viewerCanDeclareLostFrom: null,
      lossSettlement: {
        lateFee: { amount: '37.50' },
        kept: { amount: '249.50' },
        released: { amount: '113.00' },
      },
    });
    const { fulfillment, userErrors } = await declareLost(seller, order);
    expect([userErrors, fulfillment?.status]).toEqual([[], 'LOST']);
    expect(await movedSince(order)).toEqual([
      ['DEPOSIT_WITHHELD', '249.50', 'Godan'],
      ['LATE_FEE', '37.50', 'Godan'],
      ['DEPOSIT_RELEASED', '113.00', null],
    ]);
    expect(await stockOf(book)).toEqual({ free: 1, promised: 0 });
  });

  it('waits for the line that is due last', async () => {
    for (const [title, months] of [
      ['Gaban', 1],
      ['Nirmala', 2],
    ] as const)
      await addToCart(marketplace, reader, await listed({ title }), { type: 'RENTAL', rental: { months } });
    const order = placed(await placeOrder(marketplace, reader));
    await deliver(marketplace, order, seller, reader);
    const lastDue = order.items.map(({ rentalPeriod }) => rentalPeriod?.endsOn ?? '').toSorted()[1] ?? '';
    await untilDaysAfter(marketplace, lastDue, 14, [seller, reader]);
    expect((await declareLost(seller, order)).userErrors).toMatchObject([{ code: 'LOST_TOO_EARLY' }]);
    await untilDaysAfter(marketplace, lastDue, 15, [seller, reader]);
    expect((await declareLost(seller, order)).userErrors).toEqual([]);
  });

  it('is mailed to the buyer, with how the deposit was settled', async () => {
    const order = await rentedOut(await listed());
    expect(await graphqlPayments(marketplace).step(seller, 'confirmPayment', order)).toBeNull();
    await lateBy(15, order);
    await deliverMail(marketplace);
    await declareLost(seller, order);
    const mails = await deliverMail(marketplace);
    expect(recipientsOf(mails)).toEqual([reader.email, reader.email]);
    const text = mails.map((mail) => mail.text).join('\n');
    expect(text).toContain('These rented books were declared lost');
    expect(text).toContain('Kept for the lost books: ₹249.50');
  });

  it('ends reminders and reviews as any received order', async () => {
    const order = await rentedOut(await listed());
    await declareLost(reader, order);
    const seen = await viewOrder(marketplace, reader, order.id);
    expect(seen).toMatchObject({ status: 'LOST', viewerCanRate: true });
    expect(seen?.fulfillments[0]?.settlement).toBeNull();
  });
});

describe('a rental that its buyer has lost', () => {
  it('is declared lost at once, and the seller is told', async () => {
    const book = await listed();
    const order = await rentedOut(book);
    await deliverMail(marketplace);
    expect((await seenBy(reader, order))?.viewerCanDeclareLost).toBe(true);
    expect((await declareLost(reader, order)).userErrors).toEqual([]);
    expect(await movedSince(order)).toEqual([
      ['DEPOSIT_WITHHELD', '249.50', 'Godan'],
      ['DEPOSIT_RELEASED', '150.50', null],
    ]);
    expect(await stockOf(book)).toEqual({ free: 0, promised: 0 });
    const told = await deliverMail(marketplace);
    expect(recipientsOf(told).toSorted()).toEqual([reader.email, seller.email].toSorted());
  });

  it('costs what was told when it was ordered, whatever the listing says since', async () => {
    const order = await rentedOut(await listed());
    await marketplace.database.query('UPDATE books SET sale_price = 39900 WHERE seller_id = $1', [seller.id]);
    await declareLost(reader, order);
    expect((await movedSince(order))[0]).toEqual(['DEPOSIT_WITHHELD', '249.50', 'Godan']);
  });

  it('costs the deposit if the book is not for sale', async () => {
    const book = await listed({ listingType: 'LEASE', salePrice: null });
    const order = await rentedOut(book);
    await declareLost(reader, order);
    expect(await movedSince(order)).toEqual([['DEPOSIT_WITHHELD', '400.00', 'Godan']]);
  });

  it('loses all rented copies of the fulfillment, but nothing that was bought', async () => {
    const rented = await listed({ copies: 3 });
    const bought = await listed({ title: 'Gaban', copies: 2 });
    await addToCart(marketplace, reader, rented, { type: 'RENTAL', quantity: 2, rental: { months: 1 } });
    await addToCart(marketplace, reader, bought);
    const order = placed(await placeOrder(marketplace, reader));
    await deliver(marketplace, order, seller, reader);
    await declareLost(reader, order);
    expect(await movedSince(order)).toEqual([
      ['DEPOSIT_WITHHELD', '499.00', 'Godan'],
      ['DEPOSIT_RELEASED', '301.00', null],
    ]);
    expect([await stockOf(rented), await stockOf(bought)]).toEqual([
      { free: 1, promised: 0 },
      { free: 1, promised: 0 },
    ]);
  });
});

describe('lost books that are found', () => {
  it('are back in the stock, and what was kept is to be paid back', async () => {
    const book = await listed();
    const order = await rentedOut(book);
    await lateBy(15, order);
    await declareLost(seller, order);
    await daysLater(marketplace, 60, [seller, reader, other]);
    expect((await seenBy(seller, order))?.findableUntil).toBe(marketplace.today());
    await deliverMail(marketplace);
    const { fulfillment, userErrors } = await reportFound(seller, order);
    expect([userErrors, fulfillment?.status]).toEqual([[], 'RETURNED']);
    expect((await movedSince(order)).at(-1)).toEqual(['REFUND', '249.50', 'Godan']);
    expect(await stockOf(book)).toEqual({ free: 1, promised: 0 });
    const [mail, ...more] = await deliverMail(marketplace);
    expect([mail?.to.address, more]).toEqual([reader.email, []]);
    expect(mail?.text).toContain('What was kept for them is no longer due.');
    await buy(marketplace, other, book);
  });

  it('must be found within 60 days', async () => {
    const order = await rentedOut(await listed());
    await declareLost(reader, order);
    await daysLater(marketplace, 61, [seller, reader]);
    expect((await seenBy(seller, order))?.viewerCanReportFound).toBe(false);
    const late = await reportFound(seller, order);
    expect(late.userErrors).toMatchObject([{ code: 'FOUND_TOO_LATE' }]);
  });
});

describe('what is refused', () => {
  it('is a second declaration by the other side; a repeated one changes nothing', async () => {
    const order = await rentedOut(await listed());
    await declareLost(reader, order);
    const moved = await movedSince(order);
    expect((await declareLost(reader, order)).userErrors).toEqual([]);
    expect((await declareLost(seller, order)).userErrors).toMatchObject([{ code: 'ALREADY_LOST' }]);
    const back = await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect(back.userErrors).toMatchObject([{ code: 'ALREADY_LOST' }]);
    expect(await movedSince(order)).toEqual(moved);
  });

  it('is a find of what was returned, or by the buyer', async () => {
    const order = await rentedOut(await listed({ copies: 2 }));
    expect((await reportFound(seller, order)).userErrors).toMatchObject([{ code: 'NOT_LOST' }]);
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect((await reportFound(seller, order)).userErrors).toMatchObject([{ code: 'ALREADY_RETURNED' }]);
    expect((await declareLost(reader, order)).userErrors).toMatchObject([{ code: 'ALREADY_RETURNED' }]);
    const lost = await rentedOut(await listed());
    await declareLost(reader, lost);
    expect((await reportFound(reader, lost)).userErrors).toMatchObject([{ code: 'SELLER_ONLY' }]);
  });

  it('is a loss before delivery, and of what was bought', async () => {
    const book = await listed({ copies: 2 });
    const rented = await rent(marketplace, reader, book, { months: 1 });
    expect((await declareLost(reader, rented)).userErrors).toMatchObject([{ code: 'NOT_YET_DELIVERED' }]);
    const bought = await buy(marketplace, reader, book);
    await deliver(marketplace, bought, seller, reader);
    expect((await declareLost(reader, bought)).userErrors).toMatchObject([{ code: 'NOTHING_TO_LOSE' }]);
  });
});
