import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_DEADLINE_DAYS, type DeadlineDays, type WaitingState } from '../../domain/orders/deadlines.js';
import { expireDisputes } from '../../usecases/disputes/expireDisputes.js';
import { takeAutomaticSteps } from '../../usecases/orders/steps/takeAutomaticSteps.js';
import { assumePayments } from '../../usecases/payments/assumePayments.js';
import { daysLater, untilDaysAfter } from '../later.js';
import { jobPorts } from '../mail/mail.js';
import type { Step } from '../orders/orders.js';
import { assertBooksAgree } from '../payments/journal.js';
import type { Person } from '../people/people.js';
import type { SeenOrder } from './api.js';
import { APIS } from './apis.js';
import { fulfillmentOf, OnlineStory } from './onlineStory.js';

// A book costs 249.50 rupees, or 49 rupees a month with a deposit of 200 rupees and a late fee of 2.50 rupees a day. All orders but
// one are paid online.
describe.each(APIS)('Silence, by %s', (_, apiOf) => {
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

  /**
   * Advances the clock to a day before a limit ends, and then to a day after it has ended. Returns what `look` sees at both
   * times.
   */
  async function beSilent<Seen>(limit: keyof DeadlineDays, look: () => Promise<Seen>): Promise<Seen[]> {
    const { marketplace } = opened.shop.paying;
    const ports = jobPorts(marketplace);
    const seen: Seen[] = [];
    for (const days of [USUAL_DEADLINE_DAYS[limit] - 1, 2]) {
      await daysLater(marketplace, days, [story.seller, story.buyer]);
      await takeAutomaticSteps(ports);
      await expireDisputes(ports);
      await assumePayments(ports);
      await story.work();
      seen.push(await look());
    }
    return seen;
  }

  const statusOf = (order: SeenOrder) => async () => (await story.view(order)).status;
  const untilDue = (order: SeenOrder, days: number) =>
    untilDaysAfter(opened.shop.paying.marketplace, order.lines[0]?.dueOn ?? '', days, [
      story.seller,
      story.buyer,
    ]);
  const settled = { state: 'SETTLED', amount: '0.00', isOnline: false };
  const steps = (...names: Step[]): [Person, Step][] => names.map((name) => [story.seller, name]);

  it.each<[WaitingState, Step[]]>([
    ['PENDING', []],
    ['CONFIRMED', ['confirmFulfillment']],
  ])('of the seller cancels an order that is %s, and the buyer is refunded', async (state, done) => {
    const order = await story.paid([book]);
    await story.take(order, steps(...done));
    expect(await beSilent(state, statusOf(order))).toEqual([state, 'CANCELLED']);
    for (const to of [story.buyer, story.seller])
      expect(await story.money(order, { to })).toMatchObject({
        ledger: [{ entry: 'CHARGE 249.50' }, { entry: 'REFUND 249.50', isPaid: true }],
        open: settled,
        payments: [
          ['PAYMENT', 'CAPTURED', '249.50'],
          ['REFUND', 'CAPTURED', '249.50'],
        ],
      });
    expect(await story.api.bookStatus(book)).toBe('AVAILABLE');
  });

  it('of a buyer who does not pick up cancels what is ready, and the buyer is refunded', async () => {
    await story.api.offerPickUp(story.seller);
    const order = await story.paid([book], { pickUpFrom: [story.seller.id] });
    await story.take(order, steps('confirmFulfillment', 'shipFulfillment'));
    expect(await beSilent('READY', statusOf(order))).toEqual(['SHIPPED', 'CANCELLED']);
    expect(await story.money(order)).toMatchObject({
      ledger: [{ entry: 'CHARGE 249.50' }, { entry: 'REFUND 249.50', isPaid: true }],
      open: settled,
    });
    expect(await story.api.bookStatus(book)).toBe('AVAILABLE');
  });

  it('of the buyer takes a parcel as delivered, and nothing goes back', async () => {
    const order = await story.paid([book]);
    await story.take(order, steps('confirmFulfillment', 'shipFulfillment'));
    expect(await beSilent('SHIPPED', statusOf(order))).toEqual(['SHIPPED', 'DELIVERED']);
    expect(await story.money(order)).toMatchObject({
      ledger: [{ entry: 'CHARGE 249.50', isPaid: true }],
      open: settled,
    });
  });

  it('of the seller takes a rental that was sent back as returned, and the deposit goes back', async () => {
    const order = await story.paid([book], { rental: { months: 1 } });
    await story.deliver(order);
    await untilDue(order, -1);
    await story.take(order, [[story.buyer, 'sendBackFulfillment']]);
    expect(await beSilent('SENT_BACK', statusOf(order))).toEqual(['DELIVERED', 'RETURNED']);
    const { ledger, open, payments } = await story.money(order);
    expect(ledger.map(({ entry }) => entry).slice(1)).toEqual([
      'DEPOSIT_HELD 200.00',
      'DEPOSIT_RELEASED 200.00',
    ]);
    expect([open, payments.at(-1)]).toEqual([settled, ['REFUND', 'CAPTURED', '200.00']]);
  });

  it('about an overdue rental takes it as lost, and the deposit pays for it and for the late fee', async () => {
    const order = await story.paid([book], { rental: { months: 1 } });
    await story.deliver(order);
    await untilDue(order, 1);
    expect(await beSilent('OVERDUE', statusOf(order))).toEqual(['DELIVERED', 'LOST']);
    const { ledger, open, payments } = await story.money(order);
    // The rental is lost on the 62nd day after its due date: 62 days cost 155 rupees.
    expect(ledger.map(({ entry }) => entry).slice(2)).toEqual(['DEPOSIT_WITHHELD 45.00', 'LATE_FEE 155.00']);
    expect([open, payments]).toEqual([settled, [['PAYMENT', 'CAPTURED', '249.00']]]);
  });

  it('about a dispute ends it for the buyer, who is refunded what was claimed', async () => {
    const { disputes } = story.api;
    const order = await story.paid([book]);
    await story.deliver(order);
    const id = fulfillmentOf(order, story.seller);
    const claim = { reason: 'NOT_AS_DESCRIBED', statement: 'The last chapter is missing', amount: 100 };
    expect(await disputes.open(story.buyer, id, claim)).toBeNull();
    const seen = await beSilent('DISPUTE_DECISION', async () => {
      const [dispute] = (await disputes.view(story.buyer, id)).disputes;
      return [dispute?.status, dispute?.awarded];
    });
    expect(seen).toEqual([
      ['OPEN', null],
      ['EXPIRED', '100.00'],
    ]);
    for (const to of [story.buyer, story.seller])
      expect(await story.money(order, { to })).toMatchObject({
        ledger: [{ entry: 'CHARGE 249.50' }, { entry: 'REFUND 100.00', isPaid: true }],
        open: settled,
        payments: [
          ['PAYMENT', 'CAPTURED', '249.50'],
          ['REFUND', 'CAPTURED', '100.00'],
        ],
      });
  });

  it('of a seller who was paid directly counts the payment as received', async () => {
    const order = await story.order([book], { payOnline: false });
    await story.deliver(order);
    expect(await story.api.pay(story.buyer, 'markPaid', fulfillmentOf(order, story.seller))).toBeNull();
    const states = await beSilent('PAYMENT', async () => (await story.money(order)).open.state);
    expect(states).toEqual(['SENT', 'SETTLED']);
    for (const to of [story.buyer, story.seller])
      expect(await story.money(order, { to })).toMatchObject({
        ledger: [{ entry: 'CHARGE 249.50', isPaid: true }],
        open: settled,
        payments: [['PAYMENT', 'CAPTURED', '249.50']],
      });
  });
});
