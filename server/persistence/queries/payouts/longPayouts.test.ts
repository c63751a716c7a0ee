import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openPayoutShop,
  payoutsOf,
  runPayoutJob,
  sellAndDeliver,
  settlePayout,
  type PayoutShop,
} from '../../../testing/payments/payouts.js';
import { linesOfPayout } from './payouts.js';
import { statementLines, type StatementLine } from './statementLines.js';

/** Numbers of new orders before each of three payouts. The first payout fails, so the second includes its order. */
const ORDERS = [1, 2, 2];

let shop: PayoutShop;
beforeAll(async () => {
  shop = await openPayoutShop(7);
  for (const [index, orders] of ORDERS.entries()) await payOut(orders, index > 0);
}, 120_000);
afterAll(() => shop.paying.close());

async function payOut(orders: number, succeeds: boolean): Promise<void> {
  const { paying, seller, buyer, finance } = shop;
  for (let count = 0; count < orders; count += 1) await sellAndDeliver(paying, seller, buyer);
  await shop.pass(7);
  await runPayoutJob(paying);
  const payoutId = (await payoutsOf(paying, seller))[0]?.id ?? '';
  if (succeeds)
    await settlePayout(paying, finance, 'markPayoutPaid', { payoutId, reference: `UTR ${payoutId}` });
  else await settlePayout(paying, finance, 'markPayoutFailed', { payoutId, reason: 'It came back' });
}

const database = () => shop.paying.marketplace.database;

async function statement(limit: number): Promise<string[]> {
  const found: StatementLine[] = [];
  for (let after: StatementLine | null = null; ;) {
    const period = { sellerId: await sellerId(), since: null, until: null, limit, after };
    const lines: StatementLine[] = await statementLines(database(), period);
    found.push(...lines);
    after = lines.at(-1) ?? null;
    if (!after)
      return found.map(({ payoutId, fulfillmentId, amount }) => [payoutId, fulfillmentId, amount].join());
  }
}

async function sellerId(): Promise<string> {
  const [row] = await database().query<{ id: string }>('SELECT DISTINCT seller_id AS id FROM earnings');
  return row?.id ?? '';
}

it.each([1, 2, 3])(
  'A statement has each part once, the newest payout first, in pages of %i',
  async (limit) => {
    const payouts = await payoutsOf(shop.paying, shop.seller);
    const whole = await statement(100);
    expect(whole.map((line) => line.split(',')[0])).toEqual(
      payouts.slice(0, 2).flatMap(({ id, lines }) => lines.map(() => id)),
    );
    expect(whole).toHaveLength(5);
    expect(await statement(limit)).toEqual(whole);
  },
);

it('The parts of a payout are read in both directions', async () => {
  const payouts = await payoutsOf(shop.paying, shop.seller);
  const id = payouts[1]?.id ?? '';
  const read = (limit: number, backward: boolean, place: [string] | null) =>
    linesOfPayout(database(), id, { limit, backward, place });
  const all = await read(100, false, null);
  expect(all.map(({ orderId }) => orderId)).toEqual(payouts[1]?.lines.map(([orderId]) => orderId));
  expect(all).toHaveLength(3);
  const [first, second, third] = all;
  expect(await read(2, false, null)).toEqual([first, second]);
  expect(await read(2, false, [second?.fulfillmentId ?? ''])).toEqual([third]);
  expect(await read(2, true, null)).toEqual([third, second]);
});
