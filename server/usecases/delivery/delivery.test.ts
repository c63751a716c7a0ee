import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { addToCart } from '../../testing/orders/carts.js';
import { deliveryOf, moneyOf, setDelivery } from '../../testing/orders/delivery.js';
import { buy, cancelOrder, placed, placeOrder, take, type Order } from '../../testing/orders/orders.js';
import { papersInShort } from '../../testing/papers.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';

// A copy costs 249.50 rupees. The seller charges 40 rupees for the delivery of an order.
let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  seller = await signUpReader(marketplace, 'Dev');
  buyer = await signUpReader(marketplace, 'Meera');
  await setDelivery(marketplace, seller, { kind: 'FLAT', charge: '40' });
});

const TERMS = '/api/v1/users/delivery-terms';
const idOf = ({ fulfillments: [fulfillment] }: Order) => fulfillment?.id ?? '';
const ordered = async (...books: object[]) => {
  const ids = [];
  for (const book of books) ids.push(await listBook(marketplace, seller, book));
  return buy(marketplace, buyer, ...ids);
};

async function sent(order: Order): Promise<void> {
  await take(marketplace, seller, 'confirmFulfillment', idOf(order));
  await take(marketplace, seller, 'shipFulfillment', idOf(order));
}

describe('The delivery terms of a seller', () => {
  it('are free until the seller says otherwise, the same in both APIs', async () => {
    const other = await signUpReader(marketplace);
    expect(await deliveryOf(marketplace, other)).toEqual({
      kind: 'FREE',
      charge: null,
      rates: [],
      freeAbove: null,
    });
    const table = [
      { upToGrams: 1000, charge: 35.5 },
      { upToGrams: 500, charge: 25 },
    ];
    const body = { kind: 'by_weight', rates: table, freeAbove: 999 };
    const answer = await rest.patch<Data<object>>(TERMS, { as: other, body });
    const suggestedRates = expect.arrayContaining([{ upToGrams: 300, charge: 20 }]) as unknown;
    const rates = table.toReversed();
    const deliveryTerms = {
      kind: 'by_weight',
      charge: null,
      rates,
      freeAbove: 999,
      pickUp: null,
      suggestedRates,
    };
    expect(answer.body.data).toEqual({ deliveryTerms });
    expect((await rest.get<Data<object>>(TERMS, { as: other })).body.data).toEqual({ deliveryTerms });
    expect(await deliveryOf(marketplace, other)).toMatchObject({
      kind: 'BY_WEIGHT',
      rates: [{ upToGrams: 500, charge: { amount: '25.00' } }, { upToGrams: 1000 }],
    });
  });

  it('are refused for the same reasons in both APIs, and stay as they were', async () => {
    const rates = [{ upToGrams: 5, charge: 1 }];
    const { userErrors } = await setDelivery(marketplace, seller, {
      kind: 'BY_WEIGHT',
      rates: [{ upToGrams: 5, charge: '1' }],
    });
    expect(userErrors).toMatchObject([
      { code: 'RATE_WEIGHT_OUT_OF_RANGE', field: ['rates', '0', 'upToGrams'] },
    ]);
    const { status, body } = await rest.patch<Refused>(TERMS, {
      as: seller,
      body: { kind: 'by_weight', rates },
    });
    expect([status, body.code, body.field]).toEqual([422, 'RATE_WEIGHT_OUT_OF_RANGE', 'rates.0.upToGrams']);
    expect((await rest.patch<Refused>(TERMS, { body: { kind: 'free' } })).status).toBe(401);
    expect((await rest.patch<Refused>(TERMS, { as: seller, body: { kind: 'cash' } })).body.code).toBe(
      'DELIVERY_KIND_UNKNOWN',
    );
    expect(await deliveryOf(marketplace, seller)).toMatchObject({
      kind: 'FLAT',
      charge: { amount: '40.00' },
    });
  });
});

describe('The cart', () => {
  const cartOf = async () =>
    (await rest.get<Data<{ cart: object }>>('/api/v1/cart', { as: buyer })).body.data.cart;

  it('shows what each seller asks, beside the documented total', async () => {
    const other = await signUpReader(marketplace);
    await addToCart(marketplace, buyer, await listBook(marketplace, seller, { binding: 'HARDCOVER' }));
    await addToCart(marketplace, buyer, await listBook(marketplace, other));
    expect(await cartOf()).toMatchObject({
      totalAmount: 499,
      deliveries: [
        { seller: seller.id, charge: 40, weightGrams: 520, shortOfFree: null },
        { seller: other.id, charge: 0 },
      ],
      deliveryCharge: 40,
      totalWithDelivery: 539,
      amountDue: 539,
    });
  });

  it('charges by the weight of all copies, until the books reach the amount from which it is free', async () => {
    const rates = [
      { upToGrams: 500, charge: '25' },
      { upToGrams: 1000, charge: '35' },
    ];
    await setDelivery(marketplace, seller, { kind: 'BY_WEIGHT', rates, freeAbove: '700' });
    const bookId = await listBook(marketplace, seller, { copies: 5, weightGrams: 320 });
    await addToCart(marketplace, buyer, bookId);
    expect(await cartOf()).toMatchObject({
      deliveries: [{ charge: 25, weightGrams: 320, shortOfFree: 450.5 }],
    });
    await addToCart(marketplace, buyer, bookId);
    expect(await cartOf()).toMatchObject({ deliveryCharge: 35, amountDue: 534 });
    await addToCart(marketplace, buyer, bookId);
    expect(await cartOf()).toMatchObject({
      deliveries: [{ charge: 0, shortOfFree: null }],
      amountDue: 748.5,
    });
  });
});

describe('An order', () => {
  it('keeps the charge whatever the seller asks later, and the buyer owes it', async () => {
    const order = await ordered({}, { title: 'Gaban' });
    await setDelivery(marketplace, seller, { kind: 'FLAT', charge: '90' });
    const money = {
      books: '499.00',
      delivery: '40.00',
      due: '539.00',
      refunded: '0.00',
      net: '539.00',
      parts: ['40.00'],
      ledger: { CHARGE: '499.00', DELIVERY: '40.00' },
      open: ['TO_PAY 539.00'],
    };
    for (const person of [buyer, seller]) {
      const { ledger, ...rest } = await moneyOf(marketplace, person, order.id);
      expect({ ...rest, ledger: Object.fromEntries(ledger) }).toEqual(money);
    }
    const { body } = await rest.get<Data<object>>(`/api/v1/orders/${order.id}`, { as: buyer });
    expect(body.data).toMatchObject({
      order: { totalAmount: 499, deliveryCharge: 40, totalWithDelivery: 539, amountDue: 539, netAmount: 539 },
    });
    const part = await rest.get<Data<object>>(`/api/v1/fulfillments/${idOf(order)}`, { as: seller });
    expect(part.body.data).toMatchObject({ fulfillment: { totalAmount: 499, deliveryCharge: 40 } });
  });

  it('is refused if the seller asks for more than the buyer saw', async () => {
    await addToCart(marketplace, buyer, await listBook(marketplace, seller));
    await setDelivery(marketplace, seller, { kind: 'FLAT', charge: '41' });
    const { order, userErrors } = await placeOrder(marketplace, buyer, { expectedAmountDue: '289.50' });
    expect([order, userErrors]).toMatchObject([
      null,
      [{ code: 'PRICE_CHANGED', field: ['expectedAmountDue'] }],
    ]);
    const again = placed(await placeOrder(marketplace, buyer, { expectedAmountDue: '290.50' }));
    expect((await moneyOf(marketplace, buyer, again.id)).delivery).toBe('41.00');
  });
});

describe('The charge for delivery', () => {
  it('is given back with everything if the order is cancelled before the dispatch', async () => {
    const order = await ordered({});
    await cancelOrder(marketplace, buyer, order.id);
    expect(await moneyOf(marketplace, buyer, order.id)).toMatchObject({
      refunded: '289.50',
      net: '0.00',
      open: ['SETTLED 0.00'],
    });
    expect(await papersInShort(marketplace, buyer, order)).toEqual([]);
  });

  it('is on the bill, and stays with the seller after a refund of a part', async () => {
    const order = await ordered({});
    await sent(order);
    await take(marketplace, buyer, 'markDelivered', idOf(order));
    expect(await papersInShort(marketplace, buyer, order)).toEqual(['BILL_OF_SUPPLY B/25-26/0001 289.50']);
    await concede(order, { reason: 'NOT_AS_DESCRIBED', statement: 'It is torn', amount: '249.50' }, '249.50');
    expect(await moneyOf(marketplace, buyer, order.id)).toMatchObject({ refunded: '249.50', net: '40.00' });
    expect(await papersInShort(marketplace, buyer, order)).toContain('CREDIT_NOTE C/25-26/0001 249.50');
  });

  it('is given back if a dispute gives everything back, and is on the credit note', async () => {
    const order = await ordered({});
    await sent(order);
    await concede(order, { reason: 'NOT_ARRIVED', statement: 'It is lost' }, '289.50');
    const { refunded, net, ledger } = await moneyOf(marketplace, buyer, order.id);
    expect([refunded, net]).toEqual(['289.50', '0.00']);
    expect(ledger).toContainEqual(['DELIVERY_REFUND', '40.00']);
    expect(await papersInShort(marketplace, buyer, order)).toContain('CREDIT_NOTE C/25-26/0001 289.50');
  });

  const concede = async (order: Order, claim: object, amount: string) => {
    const disputes = graphqlDisputes(marketplace);
    expect(await disputes.open(buyer, idOf(order), claim)).toBeNull();
    const [dispute] = (await disputes.view(buyer, idOf(order))).disputes;
    const answer = { answer: 'Sorry', amount };
    expect(await disputes.step(seller, 'answerDispute', dispute?.id ?? '', answer)).toBeNull();
  };
});

it('a book says what its delivery costs alone, in both APIs', async () => {
  await setDelivery(marketplace, seller, { kind: 'FLAT', charge: '40', freeAbove: '500' });
  const id = await listBook(marketplace, seller);
  const query = 'query ($id: ID!) { book(id: $id) { delivery { charge { amount } freeAbove { amount } } } }';
  expect(await marketplace.ask(query, { id })).toEqual({
    book: { delivery: { charge: { amount: '40.00' }, freeAbove: { amount: '500.00' } } },
  });
  const { body } = await rest.get<Data<object>>(`/api/v1/books/${id}`, { as: buyer });
  expect(body.data).toMatchObject({ book: { weightGrams: null, delivery: { charge: 40, freeAbove: 500 } } });
});
