import { afterAll, beforeAll, expect, it } from 'vitest';
import { passDays } from '../../testing/people/accounts.js';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, cancelOrder, deliver, rent, take, viewOrder, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { extendRental } from '../../testing/orders/rentals.js';

let marketplace: TestMarketplace;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
  buyer = await signUpReader(marketplace, 'Buyer');
});
afterAll(() => marketplace.close());

/**
 * Kinds of ledger entries that add to a seller's revenue. Refunds reduce it; deposits that are held or released do
 * not change it.
 */
const EARNED = new Set(['CHARGE', 'LATE_FEE', 'DEPOSIT_WITHHELD']);
const PAID_BACK = new Set(['REFUND']);

async function revenueTotal(): Promise<number> {
  const { dashboard } = await marketplace.ask<{ dashboard: { revenueTotal: { amount: string } } }>(
    '{ dashboard { revenueTotal { amount } } }',
    {},
    seller.token,
  );
  return Number(dashboard.revenueTotal.amount);
}

async function movementsOf(orders: readonly Order[]): Promise<Order['ledger']> {
  const now = await Promise.all(orders.map(({ id }) => viewOrder(marketplace, buyer, id)));
  return now.flatMap((order) => order?.ledger ?? []);
}

function revenueIn(ledger: Order['ledger']): number {
  const sumOf = (kinds: Set<string>) =>
    ledger.reduce((sum, { kind, amount }) => sum + (kinds.has(kind) ? Number(amount.amount) : 0), 0);
  return sumOf(EARNED) - sumOf(PAID_BACK);
}

it("a seller's revenue is what the ledgers of their orders say, through sales, extensions and returns", async () => {
  const book = await listBook(marketplace, seller, { copies: 1_000_000 });
  const bought = await buy(marketplace, buyer, book);
  const cancelled = await buy(marketplace, buyer, book);
  await cancelOrder(marketplace, buyer, cancelled.id);
  const late = await rent(marketplace, buyer, book);
  const damaged = await rent(marketplace, buyer, book, { months: 2 });
  await deliver(marketplace, late, seller, buyer);
  await deliver(marketplace, damaged, seller, buyer);
  await extendRental(marketplace, buyer, late.items[0]?.id ?? '', 1);
  await passDays(marketplace, 70, seller, buyer);
  await take(marketplace, seller, 'takeBackFulfillment', late.fulfillments[0]?.id ?? '');
  const withheld = { withhold: { amount: '120.50', reason: 'Torn' } };
  await take(marketplace, seller, 'takeBackFulfillment', damaged.fulfillments[0]?.id ?? '', withheld);
  const ledger = await movementsOf([bought, cancelled, late, damaged]);
  const kinds = new Set(ledger.map(({ kind }) => kind));
  expect([...EARNED, ...PAID_BACK].every((kind) => kinds.has(kind))).toBe(true);
  expect(await revenueTotal()).toBe(revenueIn(ledger));
});
