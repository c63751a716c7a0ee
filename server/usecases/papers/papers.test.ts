import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_PAYOUT_TERMS } from '../../domain/payouts/payoutTerms.js';
import { logIn } from '../../testing/people/accounts.js';
import { listBook, OFFERED } from '../../testing/books/books.js';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, cancelOrder, deliver, rent, take, type Order } from '../../testing/orders/orders.js';
import { changePayoutAccount } from '../../testing/payments/payoutAccounts.js';
import { papersByRest, papersInShort, papersOf, readPdf } from '../../testing/papers.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { buyRental, extendRental } from '../../testing/orders/rentals.js';

// A copy costs 249.50 rupees, or 49 a month with a deposit of 200. The clock begins on 15 January 2026.
let marketplace: TestMarketplace;
let seller: Person;
let buyer: Person;
beforeEach(async () => {
  const operator = {
    legalName: 'Pothi Books LLP',
    address: '4 Ashram Road\nAhmedabad',
    grievanceOfficer: null,
  };
  marketplace = await TestMarketplace.open({ operator });
  seller = await signUpReader(marketplace, 'દેવ ત્રિવેદી');
  buyer = await signUpReader(marketplace, 'मीरा क्षीरसागर');
});
afterEach(() => marketplace.close());

const tokenOf = async ({ email }: Person) => (await logIn(marketplace, email)).token ?? '';
const idOf = ({ fulfillments: [fulfillment] }: Order) => fulfillment?.id ?? '';

async function ship(order: Order): Promise<void> {
  await take(marketplace, seller, 'confirmFulfillment', idOf(order));
  await take(marketplace, seller, 'shipFulfillment', idOf(order));
}

async function shipped(): Promise<Order> {
  const order = await buy(marketplace, buyer, await listBook(marketplace, seller, { title: 'गोदान' }));
  await ship(order);
  return order;
}

describe('A bill', () => {
  it('is issued once, at the dispatch, for both sides', async () => {
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller, { title: 'गोदान' }));
    await take(marketplace, seller, 'confirmFulfillment', idOf(order));
    expect(await papersOf(marketplace, buyer, order)).toEqual([]);
    await take(marketplace, seller, 'shipFulfillment', idOf(order));
    await take(marketplace, buyer, 'markDelivered', idOf(order));
    const papers = await papersOf(marketplace, buyer, order);
    expect(papers).toMatchObject([{ kind: 'BILL_OF_SUPPLY', number: 'B/25-26/0001', amount: '249.50' }]);
    for (const person of [buyer, seller]) {
      expect(await papersOf(marketplace, person, order)).toEqual(papers);
      expect(await papersByRest(marketplace, person, order)).toEqual(papers);
      const { lines } = await readPdf(marketplace, person, papers[0]?.url ?? '');
      expect(lines).toEqual(
        expect.arrayContaining([
          'Bill of supply',
          'B/25-26/0001',
          '15 Jan 2026',
          'દેવ ત્રિવેદી',
          'मीरा क्षीरसागर',
          '12 Marine Drive',
          'गोदान',
          '₹249.50',
        ]),
      );
    }
  });

  it('names the GSTIN and the street of a seller who has a GSTIN, and charges no GST on books', async () => {
    const input = { pan: 'AAPFU0939F', gstin: '27AAPFU0939F1ZV' };
    expect(await changePayoutAccount({ marketplace }, seller, input)).toEqual([]);
    const [bill] = await papersOf(marketplace, buyer, await shipped());
    expect(bill).toMatchObject({ kind: 'BILL_OF_SUPPLY', amount: '249.50' });
    const { lines } = await readPdf(marketplace, buyer, bill?.url ?? '');
    expect(lines.join('\n')).toContain('27AAPFU0939F1ZV');
    expect(lines).toContain('No GST is charged: the supply is exempt.');
  });

  it('is an invoice with the GST of its day if the operator has set a rate', async () => {
    await marketplace.close();
    const sales = [
      { from: '2017-07-01', rate: 0 },
      { from: '2026-02-01', rate: 500 },
    ];
    const payoutTerms = { ...USUAL_PAYOUT_TERMS, supplyTax: { sales, rents: [] } };
    marketplace = await TestMarketplace.open({ change: (ports) => ({ ...ports, payoutTerms }) });
    seller = await signUpReader(marketplace, 'Dev');
    buyer = await signUpReader(marketplace, 'Meera');
    await changePayoutAccount({ marketplace }, seller, { pan: 'AAPFU0939F', gstin: '27AAPFU0939F1ZV' });
    const before = await shipped();
    expect(await papersInShort(marketplace, buyer, before)).toEqual(['BILL_OF_SUPPLY B/25-26/0001 249.50']);
    marketplace.clock.moveTo('2026-02-01T06:00:00Z');
    [seller.token, buyer.token] = [await tokenOf(seller), await tokenOf(buyer)];
    const [invoice] = await papersOf(marketplace, buyer, await shipped());
    expect(invoice).toMatchObject({ kind: 'INVOICE', number: 'T/25-26/0001', amount: '249.50' });
    const { lines } = await readPdf(marketplace, buyer, invoice?.url ?? '');
    // The price of 249.50 rupees is 237.62 plus 5 % GST.
    expect(lines).toEqual(expect.arrayContaining(['CGST 2.5%', '₹237.62', '₹5.94']));
  });

  it('is shown to nobody else', async () => {
    const [bill] = await papersOf(marketplace, buyer, await shipped());
    const url = bill?.url ?? '';
    const stranger = await signUpReader(marketplace, 'Omar');
    expect((await readPdf(marketplace, stranger, url)).status).toBe(404);
    expect((await readPdf(marketplace, null, url)).status).toBe(401);
    expect((await readPdf(marketplace, buyer, '/api/v1/papers/paper_unknown/paper.pdf')).status).toBe(404);
  });

  it('says what was true when it was issued', async () => {
    const order = await shipped();
    const [bill] = await papersOf(marketplace, buyer, order);
    const before = await readPdf(marketplace, buyer, bill?.url ?? '');
    await marketplace.database.query("UPDATE users SET name = 'Renamed'");
    await marketplace.database.query("UPDATE order_items SET title = 'Renamed'");
    expect(await readPdf(marketplace, buyer, bill?.url ?? '')).toEqual(before);
  });

  it('has the next number of its seller in the Indian financial year', async () => {
    marketplace.clock.moveTo('2026-03-31T18:29:59Z');
    seller = await signUpReader(marketplace, 'Dev');
    buyer = await signUpReader(marketplace, 'Meera');
    const [last, next] = [await shipped(), await shipped()];
    marketplace.clock.moveTo('2026-03-31T18:30:00Z');
    const first = await shipped();
    const numbers = await Promise.all(
      [last, next, first].map((order) => papersOf(marketplace, buyer, order)),
    );
    expect(numbers.map(([paper]) => paper?.number)).toEqual(['B/25-26/0001', 'B/25-26/0002', 'B/26-27/0001']);
    seller = await signUpReader(marketplace, 'Asha');
    expect(await papersInShort(marketplace, seller, await shipped())).toEqual([
      'BILL_OF_SUPPLY B/26-27/0001 249.50',
    ]);
  });

  it('is not issued for what was cancelled before the dispatch', async () => {
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    await cancelOrder(marketplace, buyer, order.id);
    expect(await papersOf(marketplace, buyer, order)).toEqual([]);
  });
});

it('A rental is billed at the dispatch, and again for an extension and what is withheld', async () => {
  const order = await rent(marketplace, buyer, await listBook(marketplace, seller, { title: 'Gaban' }));
  await deliver(marketplace, order, seller, buyer);
  await extendRental(marketplace, buyer, order.items[0]?.id ?? '', 2);
  const withhold = { amount: '50', reason: 'My cat tore it' };
  await take(marketplace, seller, 'takeBackFulfillment', idOf(order), { withhold });
  expect(await papersInShort(marketplace, buyer, order)).toEqual([
    'BILL_OF_SUPPLY B/25-26/0001 49.00',
    'BILL_OF_SUPPLY B/25-26/0002 98.00',
    'BILL_OF_SUPPLY B/25-26/0003 50.00',
  ]);
  const [rented, extended, withheld] = await papersOf(marketplace, buyer, order);
  const linesOf = async (paper = rented) => (await readPdf(marketplace, buyer, paper?.url ?? '')).lines;
  expect(await linesOf()).toContain('Munshi Premchand · Rent for 1 month');
  expect(await linesOf(extended)).toContain('Extension by 2 months, until 15 Apr 2026');
  expect(await linesOf(withheld)).toContain('Withheld from the deposit');
  expect((await linesOf(withheld)).join()).not.toContain('cat');
});

it('A rented book that its renter buys is billed with what was paid beyond the rent', async () => {
  const order = await rent(marketplace, buyer, await listBook(marketplace, seller, OFFERED));
  await deliver(marketplace, order, seller, buyer);
  await buyRental(marketplace, buyer, order.items[0]?.id ?? '');
  expect((await papersInShort(marketplace, buyer, order)).map((paper) => paper.split(' ').at(-1))).toEqual([
    '49.00',
    '220.10',
  ]);
  const [, bought] = await papersOf(marketplace, buyer, order);
  const { lines } = await readPdf(marketplace, buyer, bought?.url ?? '');
  expect(lines).toContain('Munshi Premchand · Purchase after rental');
});

it('A refund after the bill is credited, once, with the number of the bill', async () => {
  const order = await shipped();
  await take(marketplace, buyer, 'markDelivered', idOf(order));
  const disputes = graphqlDisputes(marketplace);
  const torn = { reason: 'NOT_AS_DESCRIBED', statement: 'It is torn', amount: '100.00' };
  await disputes.open(buyer, idOf(order), torn);
  const { id = '' } = (await disputes.view(seller, idOf(order))).disputes[0] ?? {};
  await disputes.step(seller, 'answerDispute', id, { answer: 'Sorry', amount: '100.00' });
  expect(await papersInShort(marketplace, buyer, order)).toEqual([
    'BILL_OF_SUPPLY B/25-26/0001 249.50',
    'CREDIT_NOTE C/25-26/0001 100.00',
  ]);
  const [, note] = await papersOf(marketplace, seller, order);
  const { lines } = await readPdf(marketplace, seller, note?.url ?? '');
  expect(lines).toEqual(
    expect.arrayContaining(['Credit note', 'B/25-26/0001 of 15 Jan 2026', 'गोदान', '₹100.00']),
  );
});

describe('A receipt', () => {
  it('shows the buyer the order as it is', async () => {
    const order = await shipped();
    const query = 'query ($id: ID!) { order(id: $id) { receiptUrl } }';
    const urlFor = async ({ token }: Person) =>
      (await marketplace.ask<{ order: { receiptUrl: string | null } }>(query, { id: order.id }, token)).order
        .receiptUrl;
    const url = (await urlFor(buyer)) ?? '';
    expect(await urlFor(seller)).toBeNull();
    const { lines } = await readPdf(marketplace, buyer, url);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Order receipt',
        'Pothi Books LLP',
        'દેવ ત્રિવેદી · Shipped',
        'गोदान',
        '₹249.50',
        '₹0.00',
      ]),
    );
    expect((await readPdf(marketplace, seller, url)).status).toBe(403);
    expect((await readPdf(marketplace, await signUpReader(marketplace), url)).status).toBe(404);
    expect((await readPdf(marketplace, null, url)).status).toBe(401);
  });
});
