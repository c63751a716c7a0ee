import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { percentageRule } from '../../domain/payouts/commission.js';
import { passDays } from '../../testing/people/accounts.js';
import { listBook } from '../../testing/books/books.js';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, take, type Order } from '../../testing/orders/orders.js';
import { commissionPapersOf, papersOf, runCommissionJob } from '../../testing/papers.js';
import { openPaying, type PayingMarketplace } from '../../testing/payments/paying.js';
import { sellAndDeliver } from '../../testing/payments/payouts.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

const ROUNDS = Array.from({ length: 4 }, (_, round) => round);
const ORDERS = 8;
const operator = { legalName: 'Pothi Books LLP', address: 'Ahmedabad', grievanceOfficer: null };
const numbersTo = (last: number, letter: string) =>
  Array.from({ length: last }, (_, at) => `${letter}/25-26/${String(at + 1).padStart(4, '0')}`);

describe('the bills of a seller', () => {
  let marketplace: TestMarketplace;
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
  });
  afterAll(() => marketplace.close());

  const idOf = ({ fulfillments: [fulfillment] }: Order) => fulfillment?.id ?? '';

  it.each(ROUNDS)('have consecutive numbers if parcels leave at the same moment (round %i)', async () => {
    const seller = await signUpReader(marketplace, 'Dev');
    const buyers = await Promise.all(
      Array.from({ length: ORDERS }, () => signUpReader(marketplace, 'Meera')),
    );
    const bookId = await listBook(marketplace, seller, { copies: ORDERS });
    const orders: [Person, Order][] = [];
    for (const buyer of buyers) orders.push([buyer, await buy(marketplace, buyer, bookId)]);
    for (const [, order] of orders) await take(marketplace, seller, 'confirmFulfillment', idOf(order));
    // Each dispatch is requested twice. Every other order is cancelled at the same moment.
    await Promise.all(
      orders.flatMap(([buyer, order], at) => [
        take(marketplace, seller, 'shipFulfillment', idOf(order)),
        take(marketplace, seller, 'shipFulfillment', idOf(order)),
        ...(at % 2 ? [take(marketplace, buyer, 'cancelFulfillment', idOf(order))] : []),
      ]),
    );
    const papers = await Promise.all(orders.map(([buyer, order]) => papersOf(marketplace, buyer, order)));
    const numbers = papers.flat().map(({ number }) => number);
    expect(papers.every((each) => each.length <= 1)).toBe(true);
    expect(numbers.length).toBeGreaterThanOrEqual(ORDERS / 2);
    expect(numbers.toSorted()).toEqual(numbersTo(numbers.length, 'B'));

    const sent = orders.filter((_, at) => papers[at]?.length === 1);
    const disputes = graphqlDisputes(marketplace);
    const opened = await Promise.all(
      sent.map(async ([buyer, order]) => {
        await take(marketplace, buyer, 'markDelivered', idOf(order));
        await disputes.open(buyer, idOf(order), {
          reason: 'NOT_AS_DESCRIBED',
          statement: 'Torn',
          amount: '10.00',
        });
        return (await disputes.view(seller, idOf(order))).disputes[0]?.id ?? '';
      }),
    );
    await Promise.all(
      opened.map((id) => disputes.step(seller, 'answerDispute', id, { answer: 'Sorry', amount: '10.00' })),
    );
    const all = await Promise.all(sent.map(([buyer, order]) => papersOf(marketplace, buyer, order)));
    const notes = all.map(([, note]) => note?.number ?? '');
    expect(notes.toSorted()).toEqual(numbersTo(sent.length, 'C'));
  });
});

describe('the commission', () => {
  let paying: PayingMarketplace;
  beforeAll(async () => {
    paying = await openPaying({
      payoutTerms: {
        commission: [percentageRule(1_000)],
        days: 0,
        newSellerDays: 0,
        needsPan: false,
        provesAccounts: false,
      },
      marketplace: { operator },
    });
  });
  afterAll(() => paying.close());

  it('is invoiced once by several workers, with consecutive numbers', async () => {
    const { marketplace } = paying;
    const buyer = await signUpReader(marketplace, 'Meera');
    const sellers = await Promise.all(Array.from({ length: 4 }, () => signUpReader(marketplace, 'Dev')));
    await marketplace.database.query('UPDATE users SET email_verified_at = now()');
    for (const seller of sellers) await sellAndDeliver(paying, seller, buyer);
    await passDays(marketplace, 17, ...sellers);
    await Promise.all([1, 2, 3].map(() => runCommissionJob(marketplace)));
    const papers = await Promise.all(sellers.map((seller) => commissionPapersOf(marketplace, seller)));
    expect(papers.map((each) => each.map(({ amount }) => amount))).toEqual(sellers.map(() => ['24.95']));
    expect(
      papers
        .flat()
        .map(({ number }) => number)
        .toSorted(),
    ).toEqual(numbersTo(sellers.length, 'M'));
  });
});
