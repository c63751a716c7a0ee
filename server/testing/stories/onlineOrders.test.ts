import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '../mail/mail.js';
import { assertBooksAgree } from '../payments/journal.js';
import { runQueuedJobs } from '../payments/paying.js';
import { earningsOf } from '../payments/payouts.js';
import { signUpReader } from '../people/people.js';
import { APIS } from './apis.js';
import { fulfillmentOf, OnlineStory } from './onlineStory.js';

// A book costs 249.50 rupees. An order is cancelled if it is not paid within 15 minutes. The stories read earnings with
// GraphQL, because REST exports them in files only.
describe.each(APIS)('An order that is paid online, by %s', (_, apiOf) => {
  let opened: Awaited<ReturnType<typeof OnlineStory.openShop>>;
  let story: OnlineStory;
  let book: string;
  beforeAll(async () => {
    opened = await OnlineStory.openShop(apiOf);
  });
  afterAll(async () => {
    await assertBooksAgree(opened.shop.paying.marketplace);
    await opened.shop.close();
  });
  beforeEach(async () => {
    story = await OnlineStory.begin(opened);
    book = await story.api.list(story.seller, 'Godan');
  });

  const settled = { state: 'SETTLED', amount: '0.00', isOnline: false };
  const paid = [['PAYMENT', 'CAPTURED', '249.50']];
  const minutes = (count: number) => opened.shop.paying.marketplace.clock.advanceMinutes(count);
  const mailsTo = async ({ email }: { email: string }, words: string) =>
    (await deliverMail(opened.shop.paying.marketplace)).filter(
      ({ to, text }) => to.address === email && text.includes(words),
    ).length;

  it('waits for its payment, is refused by the bank, paid, sent and delivered', async () => {
    const { api, simulator, buyer, seller } = story;
    const order = await story.order([book]);
    const part = fulfillmentOf(order, seller);
    expect(order).toMatchObject({ status: 'PENDING', payment: { status: 'AWAITING', amount: '249.50' } });
    expect(await api.bookStatus(book)).toBe('SOLD');
    expect(await api.view(seller, order.id)).toBeNull();
    expect(await api.step(seller, 'confirmFulfillment', part)).toBe('ORDER_NOT_PAID');
    expect(await api.pay(buyer, 'markPaid', part)).toBe('PAID_ONLINE');
    simulator.fail(story.pageOf(order).id);
    await story.work();
    expect(await story.money(order)).toMatchObject({
      open: { state: 'TO_PAY', amount: '249.50', isOnline: true },
      payments: [],
    });
    simulator.pay(story.pageOf(order).id);
    await story.work();
    expect((await story.view(order)).payment).toEqual({
      status: 'PAID',
      amount: '249.50',
      redirectUrl: null,
    });
    expect((await story.view(order, seller)).payment).toBeNull();
    await story.deliver(order);
    for (const to of [buyer, seller]) {
      expect((await story.view(order, to)).status).toBe('DELIVERED');
      const ledger = [{ entry: 'CHARGE 249.50', note: null, isPaid: true }];
      expect(await story.money(order, { to })).toMatchObject({ ledger, open: settled, payments: paid });
    }
    expect((await earningsOf(opened.shop.paying, seller, order))?.amount).toBe('224.55');
  });

  it('whose buyer walks away is paid when the buyer comes back in time, though nobody told of it', async () => {
    const { api, simulator, buyer } = story;
    const order = await story.order([book]);
    simulator.faults.missingWebhooks = true;
    const comeBack = async () => {
      expect(await api.checkPayment(buyer, order.id)).toBeNull();
      await runQueuedJobs(opened.shop.paying);
    };
    await comeBack();
    expect((await story.view(order)).payment?.status).toBe('AWAITING');
    minutes(14);
    simulator.pay(story.pageOf(order).id);
    await comeBack();
    simulator.faults.missingWebhooks = false;
    expect((await story.view(order)).payment?.status).toBe('PAID');
  });

  it('whose buyer walks away for good is cancelled, and somebody else buys the copy', async () => {
    const { api, seller } = story;
    const order = await story.order([book]);
    minutes(15);
    await story.work();
    expect(await story.view(order)).toMatchObject({
      status: 'CANCELLED',
      payment: { status: 'EXPIRED', redirectUrl: null },
    });
    expect(await story.money(order)).toMatchObject({ open: settled, payments: [] });
    expect(await api.view(seller, order.id)).toBeNull();
    const rival = await signUpReader(opened.shop.paying.marketplace, 'Ravi');
    expect([await api.bookStatus(book), await api.add(rival, book)]).toEqual(['AVAILABLE', null]);
    expect(await api.order(rival)).toMatchObject({ status: 'PENDING', payment: null });
  });

  it('is not placed by a payment after the expiry, which goes back', async () => {
    const { simulator, buyer, seller, api } = story;
    const order = await story.order([book]);
    const page = story.pageOf(order);
    const late = simulator.fail(page.id);
    minutes(16);
    await story.work();
    simulator.confirmLate(late.id);
    await story.work();
    expect(await story.view(order)).toMatchObject({ status: 'CANCELLED', payment: { status: 'EXPIRED' } });
    expect(story.refunds(page)).toEqual([249.5]);
    expect(await mailsTo(buyer, 'goes back to where you paid from')).toBe(1);
    expect([await api.bookStatus(book), await api.view(seller, order.id)]).toEqual(['AVAILABLE', null]);
    expect((await story.money(order)).open).toEqual(settled);
  });

  it('in two tabs is one order with one page, and the second payment goes back', async () => {
    const { simulator, buyer, seller } = story;
    const order = await story.order([book], { key: `two tabs of ${buyer.id}` });
    const other = await story.order([], { key: `two tabs of ${buyer.id}` });
    expect([other.id, other.payment?.redirectUrl]).toEqual([order.id, order.payment?.redirectUrl]);
    const page = story.pageOf(order);
    simulator.pay(page.id);
    simulator.payAgain(page.id);
    await story.work();
    expect((await story.view(order)).payment?.status).toBe('PAID');
    expect(story.refunds(page)).toEqual([249.5]);
    expect(await mailsTo(buyer, 'goes back to where you paid from')).toBe(1);
    for (const to of [buyer, seller])
      expect(await story.money(order, { to })).toMatchObject({ open: settled, payments: paid });
    expect((await earningsOf(opened.shop.paying, seller, order))?.amount).toBe('224.55');
  });

  it('from three sellers goes on without the one who cancels, whose part is refunded by the provider', async () => {
    const { api, seller } = story;
    const { marketplace } = opened.shop.paying;
    const [leela, asha] = [await signUpReader(marketplace, 'Leela'), await signUpReader(marketplace, 'Asha')];
    const books = [book, await api.list(leela, 'Gaban'), await api.list(asha, 'Gora')];
    const unpaid = await story.order(books);
    const page = story.pageOf(unpaid);
    story.simulator.pay(page.id);
    await story.work();
    expect((await story.view(unpaid)).payment).toMatchObject({ status: 'PAID', amount: '748.50' });
    const reason = 'Lost in a flood';
    expect(await api.step(leela, 'cancelFulfillment', fulfillmentOf(unpaid, leela), { reason })).toBeNull();
    const refund = (status: string) => ['REFUND', status, '249.50'];
    expect(await story.money(unpaid, { by: leela })).toMatchObject({
      open: { state: 'REFUND_SENT', amount: '249.50', isOnline: true },
      payments: [...paid, refund('PENDING')],
    });
    await story.work();
    await story.deliver(unpaid);
    await story.deliver(unpaid, asha);
    const after = await story.view(unpaid);
    const statuses = [seller, leela, asha].map(
      ({ id }) => after.fulfillments.find(({ sellerId }) => sellerId === id)?.status,
    );
    expect(after).toMatchObject({ status: 'DELIVERED', refundedAmount: '249.50' });
    expect(statuses).toEqual(['DELIVERED', 'CANCELLED', 'DELIVERED']);
    for (const to of [story.buyer, leela])
      expect(await story.money(unpaid, { by: leela, to })).toMatchObject({
        ledger: [{ entry: 'CHARGE 249.50' }, { entry: 'REFUND 249.50', isPaid: true }],
        open: settled,
        payments: [...paid, refund('CAPTURED')],
      });
    expect(await story.money(unpaid)).toMatchObject({ open: settled, payments: paid });
    expect(story.refunds(page)).toEqual([249.5]);
  });
});
