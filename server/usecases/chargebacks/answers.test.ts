import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  accept,
  answerChargeback,
  chargeBack,
  contest,
  openChargeback,
  runChargebackJob,
} from '../../testing/payments/chargebacks.js';
import { openPayoutShop, sellAndDeliver, type PayoutShop } from '../../testing/payments/payouts.js';
import { confirm } from '../../testing/payments/staffMoney.js';
import { readPdf } from '../../testing/papers.js';
import { addDisputePhoto, pictureOf } from '../../testing/books/photos.js';
import { openedDispute } from '../../testing/disputes/disputeApi.js';
import { auditOf } from '../../testing/people/staff.js';

let shop: PayoutShop;
beforeEach(async () => {
  shop = await openPayoutShop(0);
});
afterEach(() => shop.paying.close());

const simulator = () => shop.paying.simulation.simulator;

describe('An answer', () => {
  it('needs a fresh confirmation, is given once, and in time', async () => {
    const { paying, finance } = shop;
    await chargeBack(paying, await sellAndDeliver(paying, shop.seller, shop.buyer));
    const { id } = await openChargeback(shop);
    const words = { chargebackId: id, explanation: 'It was delivered' };
    const give = () => answerChargeback(paying, finance, 'contestChargeback', words);
    paying.marketplace.clock.advanceMinutes(11);
    expect(await give()).toEqual(['CONFIRMATION_REQUIRED']);
    await confirm(paying, finance);
    expect(
      await answerChargeback(paying, finance, 'contestChargeback', { ...words, explanation: ' ' }),
    ).toEqual(['REASON_REQUIRED']);
    expect(await give()).toEqual([]);
    expect(await give()).toEqual(['CHARGEBACK_ANSWERED']);
    expect(
      await answerChargeback(paying, finance, 'acceptChargeback', {
        chargebackId: 'chargeback_1',
        reason: 'No',
      }),
    ).toEqual(['CHARGEBACK_NOT_FOUND']);
  });

  it('is too late after the deadline of the bank', async () => {
    await chargeBack(shop.paying, await sellAndDeliver(shop.paying, shop.seller, shop.buyer));
    await shop.pass(8);
    expect(await openChargeback(shop)).toMatchObject({ isOverdue: true, viewerCanAnswer: false });
    expect(await contest(shop)).toEqual(['CHARGEBACK_TOO_LATE']);
  });

  it('that the provider refuses can be given again', async () => {
    const { paying } = shop;
    const dispute = await chargeBack(paying, await sellAndDeliver(paying, shop.seller, shop.buyer));
    dispute.amount = 100;
    await contest(shop);
    expect(await openChargeback(shop)).toMatchObject({
      answer: null,
      failure: 'The amount is greater than the amount of the dispute',
      viewerCanAnswer: true,
    });
    dispute.amount = 24_950;
    expect(await contest(shop)).toEqual([]);
    expect(await openChargeback(shop)).toMatchObject({ answer: 'CONTESTED', failure: null });
  });

  it('is sent again if the answer of the provider is lost', async () => {
    const { paying } = shop;
    const dispute = await chargeBack(paying, await sellAndDeliver(paying, shop.seller, shop.buyer));
    simulator().faults.lostAnswers.contest = 1;
    await expect(contest(shop)).rejects.toThrow('cannot be reached');
    expect(dispute.status).toBe('under_review');
    await runChargebackJob(paying);
    expect(await openChargeback(shop)).toMatchObject({
      status: 'UNDER_REVIEW',
      sentAt: expect.any(String) as string,
    });
  });

  it('is backed by evidence that names the parcel, and its reading is recorded', async () => {
    const { paying, finance } = shop;
    const order = await sellAndDeliver(paying, shop.seller, shop.buyer);
    await chargeBack(paying, order);
    const { evidenceUrl } = await openChargeback(shop);
    const { status, lines } = await readPdf(paying.marketplace, finance, evidenceUrl ?? '');
    expect(status).toBe(200);
    expect(lines).toEqual(
      expect.arrayContaining([order.id, 'The goods were not received', 'Shipped', 'Delivered']),
    );
    expect((await readPdf(paying.marketplace, shop.seller, evidenceUrl ?? '')).status).toBe(403);
    const noted = await auditOf(paying.marketplace, shop.buyer);
    expect(noted.map(({ action, staff }) => [action, staff])).toEqual([
      ['READ_MONEY', finance.id],
      ['READ_ORDER', finance.id],
    ]);
  });

  it('is backed by the photos of a dispute, and reading them is recorded', async () => {
    const { paying, finance } = shop;
    const { marketplace } = paying;
    const order = await sellAndDeliver(paying, shop.seller, shop.buyer);
    const fulfillmentId = order.fulfillments[0]?.id ?? '';
    const disputeId = await openedDispute(marketplace, shop.buyer, fulfillmentId);
    const input = { disputeId, caption: 'Packed with care' };
    await addDisputePhoto(marketplace, shop.seller, input, await pictureOf(1));
    await chargeBack(paying, order);
    const { id, evidenceUrl } = await openChargeback(shop);
    const { lines } = await readPdf(marketplace, finance, evidenceUrl ?? '');
    expect(lines.filter((line) => /^Dispute \d+, by the seller/.test(line))).toHaveLength(1);
    expect(lines).toContain('Packed with care');
    const noted = await auditOf(marketplace, shop.buyer);
    expect(noted.map(({ action, detail }) => [action, detail])).toEqual([
      ['READ_MONEY', id],
      ['READ_ORDER', order.id],
      ['READ_PHOTO', fulfillmentId],
    ]);
  });

  it('of a member of staff who is a side of the order is refused', async () => {
    const { paying, finance } = shop;
    const order = await sellAndDeliver(paying, finance, shop.buyer);
    await chargeBack(paying, order);
    expect((await openChargeback(shop)).viewerCanAnswer).toBe(false);
    expect(await accept(shop)).toEqual(['OWN_CHARGEBACK']);
  });
});
