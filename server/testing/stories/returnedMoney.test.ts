import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimLink } from '../../simulators/payouts/payoutLinks.js';
import { untilDaysAfter } from '../later.js';
import { bankDecides, chargeBack, contest } from '../payments/chargebacks.js';
import { assertBooksAgree } from '../payments/journal.js';
import { runRefundJobs, takeRefundNews } from '../payments/oldRentals.js';
import { earningsOf } from '../payments/payouts.js';
import { APIS } from './apis.js';
import { OnlineStory } from './onlineStory.js';

// A book costs 249.50 rupees, or 49 rupees a month with a deposit of 200 rupees. Chargebacks and earnings are always accessed
// with GraphQL, because REST has no such paths.
describe.each(APIS)('Money that goes back after an online payment, by %s', (_, apiOf) => {
  let opened: Awaited<ReturnType<typeof OnlineStory.openShop>>;
  let story: OnlineStory;
  beforeAll(async () => {
    opened = await OnlineStory.openShop(apiOf);
  });
  afterAll(async () => {
    await assertBooksAgree(opened.shop.paying.marketplace);
    await opened.shop.close();
  });
  beforeEach(async () => {
    story = await OnlineStory.begin(opened);
  });

  const settled = { state: 'SETTLED', amount: '0.00', isOnline: false };
  const paid = ['PAYMENT', 'CAPTURED', '249.50'];

  it('the deposit of a rental over eight months is paid by a link', async () => {
    const { api, buyer, seller, shop } = story;
    const book = await api.list(seller, 'Godan', { maxDuration: 12 });
    const order = await story.paid([book], { rental: { months: 8 } });
    expect(order).toMatchObject({ depositTotal: '200.00', payment: { status: 'PAID', amount: '592.00' } });
    await story.deliver(order);
    const people = [seller, buyer, shop.finance];
    await untilDaysAfter(shop.paying.marketplace, order.lines[0]?.dueOn ?? '', -1, people);
    await story.take(order, [[seller, 'takeBackFulfillment']]);
    const due = { state: 'WAITING', amount: '200.00', linkUrl: null };
    expect(await api.refundByPayout(buyer, order.id)).toEqual(due);
    await runRefundJobs(shop);
    const [link] = shop.payouts.books.links.values();
    expect(await api.refundByPayout(buyer, order.id)).toEqual({
      state: 'LINK_SENT',
      amount: '200.00',
      linkUrl: link?.short_url,
    });
    expect(await api.refundByPayout(seller, order.id)).toBeNull();
    const refund = (status: string) => ['REFUND', status, '200.00'];
    const before = await story.money(order);
    expect(before.open).toEqual({ state: 'REFUND_SENT', amount: '200.00', isOnline: true });
    expect(before.payments.at(-1)).toEqual(refund('PENDING'));
    claimLink(shop.payouts, link?.id ?? '', 'meera@upi');
    await takeRefundNews(shop);
    expect(await api.refundByPayout(buyer, order.id)).toMatchObject({ state: 'PAID', linkUrl: null });
    for (const to of [buyer, seller]) {
      expect((await story.view(order, to)).status).toBe('RETURNED');
      const { ledger, open, payments } = await story.money(order, { to });
      expect(ledger.map(({ entry }) => entry)).toEqual([
        'CHARGE 392.00',
        'DEPOSIT_HELD 200.00',
        'DEPOSIT_RELEASED 200.00',
      ]);
      expect([open, payments]).toEqual([settled, [['PAYMENT', 'CAPTURED', '592.00'], refund('CAPTURED')]]);
    }
    expect([...shop.paying.simulation.simulator.books.refunds.values()]).toEqual([]);
  });

  it('a chargeback that is lost refunds the buyer at the cost of the seller', async () => {
    const { buyer, seller, shop } = story;
    const order = await story.paid([await story.api.list(seller, 'Godan')]);
    await story.deliver(order);
    const dispute = await chargeBack(shop.paying, order);
    expect(await contest(shop)).toEqual([]);
    expect(await earningsOf(shop.paying, seller, order)).toMatchObject({ waitsFor: 'CHARGEBACK' });
    await bankDecides(shop.paying, dispute, 'lost');
    for (const to of [buyer, seller]) {
      expect(await story.view(order, to)).toMatchObject({ status: 'DELIVERED', refundedAmount: '249.50' });
      const { ledger, open, payments } = await story.money(order, { to });
      expect(ledger.map(({ entry, isPaid }) => [entry, isPaid])).toEqual([
        ['CHARGE 249.50', true],
        ['REFUND 249.50', true],
      ]);
      expect([open, payments]).toEqual([settled, [paid, ['REFUND', 'CAPTURED', '249.50']]]);
    }
    expect((await earningsOf(shop.paying, seller, order))?.amount).toBe('0.00');
  });

  it('a chargeback that is won changes nothing for both sides', async () => {
    const { buyer, seller, shop } = story;
    const order = await story.paid([await story.api.list(seller, 'Godan')]);
    await story.deliver(order);
    const dispute = await chargeBack(shop.paying, order);
    expect(await contest(shop)).toEqual([]);
    await bankDecides(shop.paying, dispute, 'won');
    for (const to of [buyer, seller]) {
      expect(await story.view(order, to)).toMatchObject({ status: 'DELIVERED', refundedAmount: '0.00' });
      const { ledger, open, payments } = await story.money(order, { to });
      expect(ledger).toEqual([{ entry: 'CHARGE 249.50', note: null, isPaid: true }]);
      expect([open, payments]).toEqual([settled, [paid]]);
    }
    expect(await earningsOf(shop.paying, seller, order)).toMatchObject({ amount: '224.55', waitsFor: null });
  });
});
