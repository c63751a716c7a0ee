import { afterEach, beforeEach, expect, it } from 'vitest';
import { followPayouts } from './followPayouts.js';
import { jobPorts } from '../../testing/mail/mail.js';
import { openPaying } from '../../testing/payments/paying.js';
import { payoutsOf, sellAndDeliver } from '../../testing/payments/payouts.js';
import {
  madeBy,
  openSendingShop,
  prepareAndSend,
  takeWebhooks,
  type SendingShop,
} from '../../testing/payments/sentPayouts.js';

let shop: SendingShop;
beforeEach(async () => {
  shop = await openSendingShop();
  shop.payouts.faults.banks = 'wait';
  await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
});
afterEach(() => shop.close());

/** Has the bank complete the only payout of the shop. */
const pay = () => shop.payouts.end(madeBy(shop.payouts)[0]?.id ?? '', 'processed');
const statuses = async () => (await payoutsOf(shop.paying, shop.seller)).map(({ status }) => status);
const answered = async () => (await shop.payouts.deliveries()).map(({ status }) => status);
const settled = () =>
  shop.paying.marketplace.database.query("SELECT FROM domain_events WHERE type = 'PayoutSettled'");

it('A webhook tells of a payout that the bank has made', async () => {
  await prepareAndSend(shop);
  await takeWebhooks(shop);
  pay();
  expect(await statuses()).toEqual(['SENT']);
  expect(await takeWebhooks(shop)).toBe(1);
  expect(await statuses()).toEqual(['PAID']);
  expect(await answered()).toEqual([200, 200]);
});

it('A webhook that comes twice changes nothing the second time', async () => {
  shop.payouts.faults.duplicateWebhooks = true;
  await prepareAndSend(shop);
  pay();
  expect(await takeWebhooks(shop)).toBe(2);
  expect(await answered()).toEqual([200, 200, 200, 200]);
  expect(await settled()).toHaveLength(1);
});

it('A forged webhook is refused and believed by nobody', async () => {
  shop.payouts.faults.forgedWebhooks = true;
  await prepareAndSend(shop);
  pay();
  expect(await takeWebhooks(shop)).toBe(0);
  expect(await answered()).toEqual([401, 401]);
  expect(await statuses()).toEqual(['SENT']);
});

it('Webhooks that come late and in another order end in the last state', async () => {
  Object.assign(shop.payouts.faults, { lateWebhooks: true, reorderedWebhooks: true });
  await prepareAndSend(shop);
  pay();
  shop.payouts.comesBack(madeBy(shop.payouts)[0]?.id ?? '');
  shop.payouts.release();
  await takeWebhooks(shop);
  expect(await statuses()).toEqual(['FAILED']);
  expect(await settled()).toHaveLength(1);
});

it('A webhook about a payout of the operator that Panna does not know changes nothing', async () => {
  const foreign = { amount: 100, currency: 'INR', mode: 'UPI', paid_to: 'rent@okbank' } as const;
  shop.payouts.enter({ ...foreign, reference_id: 'rent of November' });
  shop.payouts.enter({ ...foreign, reference_id: 'payout_01h455vb4pex5vsknk084sn02q' });
  expect(await takeWebhooks(shop)).toBe(2);
  await followPayouts(jobPorts(shop.paying.marketplace));
  expect(await answered()).toEqual([200, 200]);
});

it('Without a payout provider, webhooks of payouts are refused', async () => {
  const { marketplace, close } = await openPaying();
  const answer = await fetch(`${marketplace.url}/api/webhooks/payouts`, { method: 'POST', body: '{}' });
  expect(await answer.json()).toMatchObject({ code: 'WEBHOOKS_OFF' });
  await close();
});
