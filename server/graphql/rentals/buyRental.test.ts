import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GODAN, listBook } from '../../testing/books/books.js';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { untilDaysAfter } from '../../testing/later.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { rentInCart } from '../../testing/orders/carts.js';
import {
  buy,
  cancelOrder,
  deliver,
  placed,
  placeOrder,
  rent,
  take,
  viewOrder,
  type Order,
} from '../../testing/orders/orders.js';
import { amountsOf, buyRental, extendRental, viewPurchase } from '../../testing/orders/rentals.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

// Godan costs 249.50 rupees, or 49 rupees a month with a deposit of 200 rupees and a late fee of 2.50 rupees a day. `listed`
// lists it with a deposit of 400 rupees, which exceeds the price, and counts 60 % of the rent towards the price.
let marketplace: TestMarketplace;
let seller: Person;
let reader: Person;
let other: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
beforeEach(async () => {
  [seller, reader, other] = [
    await signUpReader(marketplace, 'Seller'),
    await signUpReader(marketplace, 'Reader'),
    await signUpReader(marketplace, 'Other'),
  ];
});
afterAll(() => marketplace.close());

const lineOf = ({ items }: Order) => items[0]?.id ?? '';
const fulfillmentOf = ({ fulfillments }: Order) => fulfillments[0]?.id ?? '';
const listed = (lease: object = {}, more: object = {}) =>
  listBook(marketplace, seller, {
    lease: { ...GODAN.lease, deposit: '400', rentCreditPercent: 60, ...lease },
    ...more,
  });

/** Rents a book to the reader for one month and delivers it. Returns the order. */
async function rentedOut(bookId: string): Promise<Order> {
  const order = await rent(marketplace, reader, bookId, { months: 1 });
  await deliver(marketplace, order, seller, reader);
  return order;
}

const bought = (order: Order, person = reader) => buyRental(marketplace, person, lineOf(order));
const quoteOf = async (order: Order) =>
  amountsOf((await viewPurchase(marketplace, reader, lineOf(order))).purchaseQuote);

/** Returns the ledger entries written since the order was placed. */
async function movedSince(order: Order) {
  const { ledger } = (await viewOrder(marketplace, reader, order.id)) ?? { ledger: [] };
  const moved = ledger.slice(order.ledger.length);
  return moved.map(({ kind, amount, note }) => `${kind} ${amount.amount} ${note ?? ''}`.trim()).toSorted();
}

async function stockOf(bookId: string) {
  const [stock] = await marketplace.database.query<{ free: number; promised: number }>(
    'SELECT free_copies AS free, promised_copies AS promised FROM books WHERE id = $1',
    [bookId],
  );
  return stock;
}

async function lateBy(days: number, order: Order): Promise<void> {
  await untilDaysAfter(marketplace, dueOn(order), days, [seller, reader, other]);
}

describe('a reader who keeps a rented book', () => {
  it('buys it: the rent counts, the deposit pays, and the rest of it goes back', async () => {
    const book = await listed();
    const order = await rentedOut(book);
    const amounts = {
      price: '249.50',
      rentCounted: '29.40',
      deposit: '400.00',
      fromDeposit: '220.10',
      released: '179.90',
    };
    expect(await quoteOf(order)).toEqual(amounts);
    const { orderItem, userErrors } = await bought(order);
    expect(userErrors).toEqual([]);
    expect(orderItem?.purchaseQuote).toBeNull();
    expect(amountsOf(orderItem?.purchase ?? null)).toEqual(amounts);
    expect(await movedSince(order)).toEqual(['DEPOSIT_RELEASED 179.90', 'DEPOSIT_SPENT 220.10 Godan']);
    expect(await stockOf(book)).toEqual({ free: 0, promised: 0 });
    const query = `query ($id: ID!) { order(id: $id) { status netAmount { amount }
      fulfillments { timelineEntries { boughtItem { id } } } } }`;
    const { order: seen } = await marketplace.ask<{
      order: { fulfillments: { timelineEntries: { boughtItem: { id: string } | null }[] }[] };
    }>(query, { id: order.id }, seller.token);
    expect(seen).toMatchObject({ status: 'DELIVERED', netAmount: { amount: '269.10' } });
    expect(seen.fulfillments[0]?.timelineEntries.at(-1)).toEqual({ boughtItem: { id: lineOf(order) } });
  });

  it('pays the seller what the deposit does not cover', async () => {
    const order = await rentedOut(await listed({ deposit: '200' }));
    expect(await quoteOf(order)).toMatchObject({ fromDeposit: '200.00', toPay: '20.10' });
    await mutate(marketplace, seller, 'confirmPayment', '__typename', {
      fulfillmentId: fulfillmentOf(order),
    });
    await bought(order);
    const query = `query ($id: ID!) { order(id: $id) { fulfillments { openPayment { state amount { amount } } } } }`;
    const { order: seen } = await marketplace.ask<{ order: object }>(query, { id: order.id }, reader.token);
    expect(seen).toEqual({
      fulfillments: [{ openPayment: { state: 'TO_PAY', amount: { amount: '20.10' } } }],
    });
  });

  it('pays the late fee first, and the rent of extensions counts too', async () => {
    const order = await rentedOut(await listed());
    await extendRental(marketplace, reader, lineOf(order), 1);
    expect(await quoteOf(order)).toMatchObject({ rentCounted: '58.80', fromDeposit: '190.70' });
    await untilDaysAfter(marketplace, '2026-03-15', 10, [seller, reader]);
    const quote = await quoteOf(order);
    expect(quote).toMatchObject({ lateFee: '25.00', fromDeposit: '190.70', released: '184.30' });
    await bought(order);
    expect(await movedSince(order)).toContainEqual('LATE_FEE 25.00 Godan');
  });

  it('pays the deposit as price if the book is not for sale, and at most the price with the rent', async () => {
    const order = await rentedOut(
      await listed({ deposit: '40', rentCreditPercent: 100 }, { listingType: 'LEASE' }),
    );
    expect(await quoteOf(order)).toEqual({
      price: '40.00',
      rentCounted: '40.00',
      deposit: '40.00',
      released: '40.00',
    });
  });

  it('is held to what was agreed in the order, whatever the listing says since', async () => {
    const book = await listed();
    const order = await rentedOut(book);
    const before = await quoteOf(order);
    const edit = { bookId: book, salePrice: '900', lease: { ...GODAN.lease, rentCreditPercent: 0 } };
    expect((await mutate(marketplace, seller, 'editBook', 'book { id }', edit)).userErrors).toEqual([]);
    expect(await quoteOf(order)).toEqual(before);
  });

  it('buys once, however often they ask', async () => {
    const order = await rentedOut(await listed());
    for (let time = 0; time < 3; time += 1) expect((await bought(order)).userErrors).toEqual([]);
    expect(await movedSince(order)).toHaveLength(2);
  });

  it('and the seller are told by mail', async () => {
    const order = await rentedOut(await listed());
    await deliverMail(marketplace);
    await bought(order);
    const mails = await deliverMail(marketplace);
    const subjects = new Map(mails.map(({ to, subject }) => [to.address, subject]));
    expect(subjects).toEqual(
      new Map([
        [reader.email, '“Godan” is yours now'],
        [seller.email, 'The reader has bought “Godan”'],
      ]),
    );
    expect(mails.map(({ text }) => text).join('\n')).toContain('220.10');
  });

  it('leaves no rental: nothing is returned, lost, extended or overdue, and the seller can be rated', async () => {
    const order = await rentedOut(await listed());
    await lateBy(70, order);
    await bought(order);
    const refused = async (person: Person, step: 'takeBackFulfillment' | 'declareLost') =>
      (await take(marketplace, person, step, fulfillmentOf(order))).userErrors[0]?.code;
    expect(await refused(seller, 'takeBackFulfillment')).toBe('NOTHING_TO_TAKE_BACK');
    expect(await refused(reader, 'declareLost')).toBe('NOTHING_TO_LOSE');
    const { userErrors } = await extendRental(marketplace, reader, lineOf(order), 1);
    expect(userErrors).toMatchObject([{ code: 'ALREADY_BOUGHT' }]);
    const query = `query ($id: ID!) { order(id: $id) { viewerCanRate items { isOverdue } } }`;
    const { order: seen } = await marketplace.ask<{ order: object }>(query, { id: order.id }, reader.token);
    expect(seen).toEqual({ viewerCanRate: true, items: [{ isOverdue: false }] });
  });
});

describe('the other rented books of the order', () => {
  it('are returned as before, with their own deposit', async () => {
    const books = [await listed(), await listed({}, { title: 'Gaban' })];
    for (const book of books) await rentInCart(marketplace, reader, book);
    const order = placed(await placeOrder(marketplace, reader));
    await deliver(marketplace, order, seller, reader);
    const [godan, gaban] = order.items.toSorted((a, b) => b.title.localeCompare(a.title));
    await buyRental(marketplace, reader, godan?.id ?? '');
    expect(gaban?.title).toBe('Gaban');
    await lateBy(4, order);
    const { userErrors } = await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect(userErrors).toEqual([]);
    expect(await movedSince(order)).toEqual([
      'DEPOSIT_RELEASED 179.90',
      'DEPOSIT_RELEASED 390.00',
      'DEPOSIT_SPENT 220.10 Godan',
      'LATE_FEE 10.00 Gaban',
    ]);
    expect(await stockOf(books[0] ?? '')).toEqual({ free: 0, promised: 0 });
    expect(await stockOf(books[1] ?? '')).toEqual({ free: 1, promised: 0 });
  });
});

const dueOn = ({ items }: Order) => items[0]?.rentalPeriod?.endsOn ?? '';

describe('a purchase is refused', () => {
  const refused = async (order: Order, person = reader) => (await bought(order, person)).userErrors[0]?.code;

  it.each([
    ['the seller', 'BUYER_ONLY', () => seller],
    ['somebody else', 'ORDER_ITEM_NOT_FOUND', () => other],
  ])('to %s with %s', async (_, code, who) => {
    const order = await rentedOut(await listed());
    expect(await refused(order, who())).toBe(code);
    expect((await viewPurchase(marketplace, seller, lineOf(order))).purchaseQuote).toBeNull();
  });

  it('before the delivery, once the copies are on their way back, and after the return', async () => {
    const order = await rent(marketplace, reader, await listed(), { months: 1 });
    expect(await refused(order)).toBe('NOT_YET_DELIVERED');
    await deliver(marketplace, order, seller, reader);
    await take(marketplace, reader, 'sendBackFulfillment', fulfillmentOf(order));
    expect(await refused(order)).toBe('ALREADY_SENT_BACK');
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect(await refused(order)).toBe('ALREADY_RETURNED');
  });

  it('of lost copies, of a sale, and without an offer', async () => {
    const lost = await rentedOut(await listed());
    await take(marketplace, reader, 'declareLost', fulfillmentOf(lost));
    expect(await refused(lost)).toBe('ALREADY_LOST');
    expect(await refused(await buy(marketplace, reader, await listed()))).toBe('NOTHING_TO_BUY');
    expect(await refused(await rentedOut(await listed({ rentCreditPercent: null })))).toBe('NOT_FOR_RENTERS');
  });

  it('while a dispute is open', async () => {
    const order = await rentedOut(await listed());
    const claim = { reason: 'NOT_AS_DESCRIBED', statement: 'It is torn', amount: '10' };
    await graphqlDisputes(marketplace).open(reader, fulfillmentOf(order), claim);
    expect(await refused(order)).toBe('DISPUTE_OPEN');
  });

  it('of a copy that another reader has reserved, unless another copy is there for them', async () => {
    const book = await listed();
    const order = await rentedOut(book);
    const later = await rent(marketplace, other, book, { months: 1, startsOn: dueOn(order) });
    expect(await refused(order)).toBe('BOUGHT_COPY_RESERVED');
    await cancelOrder(marketplace, other, later.id);
    expect(await refused(order)).toBeUndefined();
  });
});

describe('a listing', () => {
  it('offers its copies to their renter before they rent', async () => {
    const book = await listed();
    const query = `query ($id: ID!) {
      book(id: $id) { price { lease { rentCreditPercent } purchaseOffer { price { amount } rentCreditPercent } } }
      rentalQuote(bookId: $id, months: 1, quantity: 2) { purchaseOffer { price { amount } rentCreditPercent } } }`;
    const offer = { price: { amount: '249.50' }, rentCreditPercent: 60 };
    expect(await marketplace.ask(query, { id: book })).toEqual({
      book: { price: { lease: { rentCreditPercent: 60 }, purchaseOffer: offer } },
      rentalQuote: { purchaseOffer: { ...offer, price: { amount: '499.00' } } },
    });
  });

  it.each([
    [{ rentCreditPercent: 101 }, 'RENT_CREDIT_OUT_OF_RANGE'],
    [{ rentCreditPercent: -1 }, 'RENT_CREDIT_OUT_OF_RANGE'],
    [{ rentCreditPercent: 50, deposit: '0', lateFeePerDay: '0' }, 'RENT_CREDIT_WITHOUT_PRICE'],
  ])('is refused with %j', async (lease, code) => {
    const wanted = listed(lease, { listingType: 'LEASE' });
    await expect(wanted).rejects.toThrow(code);
  });
});
