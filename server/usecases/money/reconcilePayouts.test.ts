import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobPorts } from '../../testing/mail/mail.js';
import { differencesSeenBy } from '../../testing/payments/differences.js';
import { sellAndDeliver } from '../../testing/payments/payouts.js';
import {
  followList,
  madeBy,
  openSendingShop,
  prepareAndSend,
  type SendingShop,
} from '../../testing/payments/sentPayouts.js';
import { reconcile } from './reconcile.js';

let shop: SendingShop;
beforeEach(async () => {
  shop = await openSendingShop();
  await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
  await prepareAndSend(shop);
});
afterEach(() => shop.close());

const made = () => madeBy(shop.payouts)[0];

/** Runs the comparison an hour or more later, and returns the differences as staff see them. */
async function compared() {
  await shop.pass(1);
  await reconcile(jobPorts(shop.paying.marketplace));
  return differencesSeenBy(shop.paying, shop.finance);
}

it('Payouts that both sides know the same way agree, and payouts for other reasons are left out', async () => {
  const foreign = { amount: 100, currency: 'INR', mode: 'UPI', paid_to: 'rent@okbank' } as const;
  shop.payouts.enter({ ...foreign, reference_id: 'rent of November' });
  expect(await compared()).toEqual([]);
  const [run] = await shop.paying.marketplace.database.query<{ payouts: number }>(
    "SELECT payouts FROM reconciliation_runs WHERE provider = 'payout-simulator'",
  );
  expect(run).toEqual({ payouts: 1 });
});

it('A payout that came back unheard is listed until it is followed', async () => {
  shop.payouts.faults.missingWebhooks = true;
  shop.payouts.comesBack(made()?.id ?? '');
  expect(await compared()).toMatchObject([
    { subject: 'PAYOUT', kind: 'STATE', reference: made()?.id, ourStatus: 'DONE', theirStatus: 'FAILED' },
  ]);
  await followList(shop);
  expect(await compared()).toEqual([]);
});

it('A payout that the provider does not know, or knows with another amount, is listed', async () => {
  const payout = made();
  if (!payout) throw new Error('Nothing was paid out');
  payout.amount = 22_400;
  expect(await compared()).toMatchObject([{ subject: 'PAYOUT', kind: 'AMOUNT' }]);
  shop.payouts.books.payouts.delete(payout.id);
  expect(await compared()).toMatchObject([{ subject: 'PAYOUT', kind: 'MISSING_THERE', theirStatus: null }]);
});

it('A payout that was made under a key of Panna without its knowledge is listed', async () => {
  const copy = { amount: 22_455, currency: 'INR', mode: 'UPI', paid_to: 'dev@okbank' } as const;
  const second = shop.payouts.enter({ ...copy, reference_id: made()?.reference_id ?? '' });
  await followList(shop);
  expect(await compared()).toMatchObject([
    { subject: 'PAYOUT', kind: 'MISSING_HERE', reference: second.id, theirStatus: 'DONE' },
  ]);
});
