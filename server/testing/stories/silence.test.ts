import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_DEADLINE_DAYS, type WaitingState } from '../../domain/orders/deadlines.js';
import { takeAutomaticSteps } from '../../usecases/orders/steps/takeAutomaticSteps.js';
import { daysLater, untilDaysAfter } from '../later.js';
import { jobPorts } from '../mail/mail.js';
import type { Step } from '../orders/orders.js';
import { assertBooksAgree } from '../payments/journal.js';
import type { Person } from '../people/people.js';
import type { SeenOrder } from './api.js';
import { APIS } from './apis.js';
import { OnlineStory } from './onlineStory.js';

// A book costs 249.50 rupees, or 49 rupees a month with a deposit of 200 rupees. All orders are paid online.
describe.each(APIS)('Silence after an online payment, by %s', (_, apiOf) => {
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
   * Advances the clock to a day before the deadline of a state, then to a day after it. Returns the order's status at both
   * times.
   */
  async function beSilent(order: SeenOrder, state: WaitingState): Promise<string[]> {
    const { marketplace } = opened.shop.paying;
    const statuses: string[] = [];
    for (const days of [USUAL_DEADLINE_DAYS[state] - 1, 2]) {
      await daysLater(marketplace, days, [story.seller, story.buyer]);
      await takeAutomaticSteps(jobPorts(marketplace));
      await story.work();
      statuses.push((await story.view(order)).status);
    }
    return statuses;
  }

  const settled = { state: 'SETTLED', amount: '0.00', isOnline: false };
  const steps = (...names: Step[]): [Person, Step][] => names.map((name) => [story.seller, name]);

  it.each<[WaitingState, Step[]]>([
    ['PENDING', []],
    ['CONFIRMED', ['confirmFulfillment']],
  ])('of the seller cancels an order that is %s, and the buyer is refunded', async (state, done) => {
    const order = await story.paid([book]);
    await story.take(order, steps(...done));
    expect(await beSilent(order, state)).toEqual([state, 'CANCELLED']);
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

  it('of the buyer takes a parcel as delivered, and nothing goes back', async () => {
    const order = await story.paid([book]);
    await story.take(order, steps('confirmFulfillment', 'shipFulfillment'));
    expect(await beSilent(order, 'SHIPPED')).toEqual(['SHIPPED', 'DELIVERED']);
    expect(await story.money(order)).toMatchObject({
      ledger: [{ entry: 'CHARGE 249.50', isPaid: true }],
      open: settled,
    });
  });

  it('of the seller takes a rental that was sent back as returned, and the deposit goes back', async () => {
    const order = await story.paid([book], { rental: { months: 1 } });
    await story.deliver(order);
    const people = [story.seller, story.buyer];
    await untilDaysAfter(opened.shop.paying.marketplace, order.lines[0]?.dueOn ?? '', -1, people);
    await story.take(order, [[story.buyer, 'sendBackFulfillment']]);
    expect(await beSilent(order, 'SENT_BACK')).toEqual(['DELIVERED', 'RETURNED']);
    const { ledger, open, payments } = await story.money(order);
    expect(ledger.map(({ entry }) => entry).slice(1)).toEqual([
      'DEPOSIT_HELD 200.00',
      'DEPOSIT_RELEASED 200.00',
    ]);
    expect([open, payments.at(-1)]).toEqual([settled, ['REFUND', 'CAPTURED', '200.00']]);
  });
});
