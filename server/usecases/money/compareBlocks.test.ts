import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobPorts } from '../../testing/mail/mail.js';
import { openBlockShop, rentBlocked, waitDays } from '../../testing/payments/blocked.js';
import { differencesSeenBy } from '../../testing/payments/differences.js';
import type { PayoutShop } from '../../testing/payments/payouts.js';
import { reconcile } from './reconcile.js';

let shop: PayoutShop;
beforeEach(async () => {
  shop = await openBlockShop();
  await rentBlocked(shop);
});
afterEach(() => shop.paying.close());

const books = () => shop.paying.simulation.simulator.books;
const first = () => [...books().blocks.values()][0];

/** Runs the comparison some days later, and returns the differences as staff see them. */
async function compared(days = 1) {
  await waitDays(shop, days);
  await reconcile(jobPorts(shop.paying.marketplace));
  return differencesSeenBy(shop.paying, shop.finance);
}

describe('The nightly comparison of blocked deposits', () => {
  it('finds nothing while both sides say the same, also after the bank has ended a block', async () => {
    expect(await compared()).toEqual([]);
    expect(await compared(90)).toEqual([]);
  });

  it('lists a block that has ended at the provider only, however old it is', async () => {
    const block = first();
    if (!block) throw new Error('Nothing is blocked');
    block.status = 'released';
    expect(await compared(60)).toMatchObject([
      { subject: 'BLOCK', kind: 'STATE', reference: block.id, ourStatus: 'DONE', theirStatus: 'FAILED' },
    ]);
    block.status = 'active';
    expect(await compared()).toEqual([]);
  });

  it('lists a block of another amount, and one that the provider does not know', async () => {
    const block = first();
    if (!block) throw new Error('Nothing is blocked');
    block.amount = 15_000;
    expect(await compared()).toMatchObject([
      { subject: 'BLOCK', kind: 'AMOUNT', theirAmount: { amount: '150.00' } },
    ]);
    books().blocks.delete(block.id);
    expect(await compared()).toMatchObject([{ subject: 'BLOCK', kind: 'MISSING_THERE', theirStatus: null }]);
  });
});
