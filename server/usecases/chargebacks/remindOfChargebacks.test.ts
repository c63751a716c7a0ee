import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail, jobPorts, subjectsTo } from '../../testing/mail/mail.js';
import { accept, bankDecides, chargeBack, openChargeback } from '../../testing/payments/chargebacks.js';
import { openPayoutShop, sellAndDeliver, type PayoutShop } from '../../testing/payments/payouts.js';
import { remindOfChargebacks } from './remindOfChargebacks.js';

let shop: PayoutShop;
beforeEach(async () => {
  shop = await openPayoutShop(0);
});
afterEach(() => shop.paying.close());

/** Delivers the waiting mails. Returns the subjects of those to finance staff about chargebacks. */
async function subjects(): Promise<string[]> {
  const mails = await deliverMail(shop.paying.marketplace);
  return subjectsTo(mails, shop.finance).filter((subject) => subject.startsWith('Chargeback '));
}

/** Advances the clock, and runs the job twice at once. Returns the subjects that it caused. */
async function remindersAfter(days: number): Promise<string[]> {
  await shop.pass(days);
  await subjects();
  const ports = jobPorts(shop.paying.marketplace);
  await Promise.all([remindOfChargebacks(ports), remindOfChargebacks(ports)]);
  return subjects();
}

describe('A chargeback', () => {
  it('is mailed to finance staff when it is opened, and once more two days before the deadline', async () => {
    await subjects();
    await chargeBack(shop.paying, await sellAndDeliver(shop.paying, shop.seller, shop.buyer));
    const { reference } = await openChargeback(shop);
    const told = [`Chargeback ${reference} waits for an answer`];
    expect(await subjects()).toEqual(told);
    // The bank waits for an answer for seven days.
    expect(await remindersAfter(4)).toEqual([]);
    expect(await remindersAfter(2)).toEqual(told);
    expect(await remindersAfter(0)).toEqual([]);
  });

  it('needs no reminder once it was answered', async () => {
    await chargeBack(shop.paying, await sellAndDeliver(shop.paying, shop.seller, shop.buyer));
    expect(await accept(shop)).toEqual([]);
    expect(await remindersAfter(6)).toEqual([]);
  });

  it('needs no reminder once the bank has decided', async () => {
    const dispute = await chargeBack(shop.paying, await sellAndDeliver(shop.paying, shop.seller, shop.buyer));
    await bankDecides(shop.paying, dispute, 'won');
    expect(await remindersAfter(6)).toEqual([]);
  });
});
