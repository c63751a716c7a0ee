import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { money } from '../../domain/money/money.js';
import { historyRun } from '../../testing/historyRun.js';
import { FREE, openSimulation, paymentRequest, type Simulation } from '../../testing/payments/simulation.js';
import { ProviderUnavailable } from '../../payments/paymentProvider.js';
import type { CallName } from './faults.js';

/** A step of a history: an act on one of three orders, and the calls whose answers are lost during it. */
interface Step {
  order: number;
  act: 'open' | 'pay' | 'fail' | 'refund' | 'close' | 'look';
  /** The first or the second refund of the order. Each has its own key and amount. */
  refund: 1 | 2;
  lost: CallName[];
}

const CALLS: CallName[] = [
  'createPage',
  'findPages',
  'page',
  'cancelPage',
  'orderPayments',
  'payment',
  'refund',
  'refundOf',
];

const step: fc.Arbitrary<Step> = fc.record({
  order: fc.integer({ min: 1, max: 3 }),
  act: fc.constantFrom('open', 'pay', 'fail', 'refund', 'close', 'look'),
  refund: fc.constantFrom(1, 2),
  lost: fc.array(fc.constantFrom(...CALLS), { maxLength: 4 }),
});

let simulation: Simulation;
beforeAll(async () => {
  simulation = await openSimulation(FREE);
});
afterAll(() => simulation.close());

let histories = 0;

/** A marketplace that repeats unanswered calls as a job does, but makes each call at most once per step. */
class Shop {
  private readonly name = `history_${(histories += 1)}`;
  private readonly opened = new Map<number, string>();
  /** Every payment page that the provider returned. */
  readonly seen = new Set<string>();
  readonly asked = new Map<string, { page: string; payment: string; paise: number }>();

  async take({ order, act, refund }: Step): Promise<void> {
    const { provider, simulator } = simulation;
    const page = this.opened.get(order);
    if (act === 'open') await this.open(order);
    else if (!page) return;
    else if (act === 'close') await provider.closePage(page);
    else if (act === 'refund')
      await this.refund(page, `${this.name}_${order}_refund_${refund}`, refund * 1000);
    else if (act === 'look') await provider.paymentsOf(page);
    else if (simulator.page(page)?.status === 'created') simulator[act](page);
  }

  async open(order: number): Promise<void> {
    const asked = paymentRequest(simulation.clock, { receipt: `${this.name}_${order}` });
    const { reference } = await simulation.provider.openPage(asked);
    this.seen.add(reference);
    this.opened.set(order, reference);
  }

  async refund(page: string, key: string, paise: number): Promise<void> {
    const known = this.asked.get(key)?.payment;
    const payments = known ? [] : await simulation.provider.paymentsOf(page);
    const payment = known ?? payments.find(({ status }) => status === 'CAPTURED')?.reference;
    if (!payment) return;
    this.asked.set(key, { page, payment, paise });
    await simulation.provider.refund({ paymentReference: payment, amount: money(paise, 'INR'), key });
  }

  pages() {
    const pages = [...simulation.simulator.books.pages.values()];
    return pages.filter(({ reference_id }) => reference_id.startsWith(`${this.name}_`));
  }
}

function lose(calls: readonly CallName[]): void {
  const { faults } = simulation.simulator;
  faults.lostAnswers = {};
  for (const call of calls) faults.lostAnswers[call] = (faults.lostAnswers[call] ?? 0) + 1;
}

function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof ProviderUnavailable)) throw error;
}

it('whichever answers are lost, there is one page of an order and one refund of a key', async () => {
  const { books, faults } = simulation.simulator;
  // The test must pass even if the provider creates a second page with the same reference.
  faults.sameReferences = true;
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
    const shop = new Shop();
    const orders = new Set<number>();
    const balance = books.balance;
    for (const each of steps) {
      lose(each.lost);
      if (each.act === 'open') orders.add(each.order);
      await shop.take(each).catch(ignoreUnavailable);
    }
    lose([]);
    for (const order of orders) await shop.open(order);
    for (const [key, { page, paise }] of shop.asked) await shop.refund(page, key, paise);

    const references = shop.pages().map(({ reference_id }) => reference_id);
    expect(references.length).toBe(orders.size);
    expect(shop.seen.size).toBe(orders.size);
    expect(new Set(references).size).toBe(orders.size);
    const payments = shop.pages().flatMap(({ order_id }) => books.paymentsOfOrder(order_id));
    const refunds = [...books.refunds.values()].filter(({ payment_id }) =>
      payments.some(({ id }) => id === payment_id),
    );
    const expected = [...shop.asked.values()].map(({ payment, paise }) => `${payment} ${paise}`);
    expect(refunds.map(({ payment_id, amount }) => `${payment_id} ${amount}`).sort()).toEqual(
      expected.sort(),
    );
    const captured = payments
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(books.balance - balance).toBe(captured - refunds.reduce((sum, { amount }) => sum + amount, 0));
  });
  await fc.assert(property, historyRun(150));
});
