import assert from 'node:assert/strict';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PayoutProvider } from '../../payments/payoutProvider.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import {
  balanceOf,
  paidPayouts,
  payoutsOf,
  pendingPayouts,
  sellAndDeliver,
  settlePayout,
} from '../../testing/payments/payouts.js';
import {
  openSendingShop,
  prepareAndSend,
  sendOnce,
  type SendingShop,
} from '../../testing/payments/sentPayouts.js';
import { moneyReadsOf } from '../../testing/people/staff.js';

interface SeenStranded {
  id: string;
  amount: { amount: string };
  provider: string;
  daysOpen: number;
  kind: string;
  recipient: { name: string };
}

let shop: SendingShop;
let provider: PayoutProvider;
/** The name of the provider to which the payout was sent. */
let first: string;
/** The ID of the only payout, which the provider has sent and the banks have not completed. */
let payoutId: string;
beforeEach(async () => {
  shop = await openSendingShop();
  const { payouts } = shop.paying.marketplace.ports;
  assert(payouts);
  provider = payouts;
  first = payouts.name;
  shop.payouts.faults.banks = 'wait';
  await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
  await prepareAndSend(shop);
  payoutId = (await payoutsOf(shop.paying, shop.seller))[0]?.id ?? '';
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.close();
});

/** Configures the provider with this name, as if the operator had changed the settings. */
function configure(name: string): void {
  Object.assign(provider, { name });
}

async function stranded(): Promise<SeenStranded[]> {
  const query =
    '{ strandedPayouts { nodes { id amount { amount } provider daysOpen kind recipient { name } } } }';
  const found = await shop.paying.marketplace.ask<{ strandedPayouts: { nodes: SeenStranded[] } }>(
    query,
    {},
    shop.finance.token,
  );
  return found.strandedPayouts.nodes;
}

const record = (
  step: 'markPayoutPaid' | 'markPayoutFailed',
  words: { reference?: string; reason?: string },
) => settlePayout(shop.paying, shop.finance, step, { payoutId, ...words });

it('A payout whose provider is not configured any more is listed, until that is configured again', async () => {
  expect(await stranded()).toEqual([]);
  configure('another');
  await shop.pass(2);
  expect(await stranded()).toEqual([
    {
      id: payoutId,
      amount: { amount: '224.55' },
      provider: first,
      daysOpen: 2,
      kind: 'PAYOUT',
      recipient: { name: 'Dev' },
    },
  ]);
  const read = [payoutId, shop.finance.id];
  expect(await moneyReadsOf(shop.paying.marketplace, shop.seller)).toEqual([read]);
  expect(await sendOnce(shop.paying.marketplace)).toContain('is not configured');
  configure(first);
  expect(await stranded()).toEqual([]);
  shop.payouts.faults.banks = 'pay';
  expect(await pendingPayouts(shop.paying, shop.finance)).toMatchObject([
    { viewerCanMarkPaid: false, viewerCanMarkFailed: false },
  ]);
  expect(await record('markPayoutPaid', { reference: 'UTR 1' })).toBe('PAYOUT_WITH_PROVIDER');
});

it('Staff who find it at the bank record that it was paid, and the provider pays nothing else later', async () => {
  configure('another');
  expect(await pendingPayouts(shop.paying, shop.finance)).toMatchObject([
    { id: payoutId, viewerCanMarkPaid: true, viewerCanMarkFailed: true },
  ]);
  expect(await record('markPayoutPaid', { reference: 'UTR 1' })).toBeNull();
  expect(await stranded()).toEqual([]);
  expect(await paidPayouts(shop.paying, shop.finance)).toMatchObject([{ id: payoutId, reference: 'UTR 1' }]);
  configure(first);
  expect(await prepareAndSend(shop)).toBeNull();
  expect(await payoutsOf(shop.paying, shop.seller)).toMatchObject([{ status: 'PAID', reference: 'UTR 1' }]);
  expect(shop.payouts.books.payouts.size).toBe(1);
});

it('Staff who do not find it at the bank record a failure, and the next payout pays the seller', async () => {
  configure('another');
  expect(await record('markPayoutFailed', { reason: 'The service never made it' })).toBeNull();
  expect(await stranded()).toEqual([]);
  expect(await balanceOf(shop.paying, shop.seller)).toEqual({
    due: '224.55',
    waiting: '0.00',
    onTheWay: '0.00',
  });
});

it('The database refuses that staff settle what a provider has without saying that it is stranded', async () => {
  const settle = (more: string) =>
    shop.paying.marketplace.database.query(
      `UPDATE payouts SET status = 'PAID', settled_at = now(), reference = 'UTR 1', settled_by = $2 ${more} WHERE id = $1`,
      [payoutId, shop.finance.id],
    );
  await expect(settle('')).rejects.toThrow('the provider has the payout');
  const unsettle = 'UPDATE payouts SET stranded = true WHERE id = $1';
  await expect(shop.paying.marketplace.database.query(unsettle, [payoutId])).rejects.toThrow(
    'payouts_stranded',
  );
});
