import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSimulation, type Simulation } from '../../testing/payments/simulation.js';
import type { ListedTransfer } from '../paymentProvider.js';
import { listPayments, listRefunds } from './lists.js';
import type { Ask } from './razorpayClient.js';

const span = { from: new Date('2026-01-15T06:00:00.500Z'), to: new Date('2026-01-15T07:00:00Z') };

async function all(pages: AsyncIterable<readonly ListedTransfer[]>): Promise<ListedTransfer[]> {
  const listed: ListedTransfer[] = [];
  for await (const page of pages) listed.push(...page);
  return listed;
}

describe('Razorpay’s lists', () => {
  /** Returns a client that answers each call with the next of these pages, and the paths that it recorded. */
  const answering = (pages: object[][]) => {
    const paths: string[] = [];
    const ask: Ask = (answer, { path }) => {
      paths.push(path);
      return Promise.resolve(answer.parse({ items: pages.shift() ?? [] }));
    };
    return { ask, paths };
  };
  const payment = {
    id: 'pay_1',
    status: 'refunded',
    amount: 24_950,
    fee: 589,
    tax: 90,
    currency: 'SGD',
    created_at: 1_768_460_400,
  };

  it('are asked for in pages of 100, in seconds', async () => {
    const { ask, paths } = answering([Array.from({ length: 100 }, () => payment), [payment]]);
    expect(await all(listPayments(ask, span))).toHaveLength(101);
    const query = 'from=1768456800&to=1768460399&count=100';
    expect(paths).toEqual([`/v1/payments?${query}&skip=0`, `/v1/payments?${query}&skip=100`]);
  });

  it('are read in any currency', async () => {
    const { ask } = answering([[payment]]);
    expect(await all(listPayments(ask, span))).toEqual([
      {
        reference: 'pay_1',
        status: 'CAPTURED',
        amount: 24_950,
        currency: 'SGD',
        fee: 589,
        feeTax: 90,
        createdAt: new Date('2026-01-15T07:00:00Z'),
      },
    ]);
    const refund = { ...payment, id: 'rfnd_1', status: 'processed' };
    const refunds = answering([[refund]]);
    expect(await all(listRefunds(refunds.ask, span))).toMatchObject([
      { reference: 'rfnd_1', status: 'DONE' },
    ]);
    expect(refunds.paths[0]).toMatch(/^\/v1\/refunds\?/);
  });
});

describe('the simulator’s lists', () => {
  let simulation: Simulation;
  beforeEach(async () => {
    simulation = await openSimulation();
  });
  afterEach(() => simulation.close());

  it('have what is in its books, by the time of it', async () => {
    const { simulator, provider, clock } = simulation;
    simulator.payElsewhere(100, 'INR');
    clock.advanceMinutes(10);
    const from = clock.now();
    const wanted = Array.from({ length: 120 }, () => simulator.payElsewhere(200, 'USD').id);
    clock.advanceMinutes(10);
    const to = clock.now();
    simulator.payElsewhere(300, 'INR');
    const listed = await all(provider.listPayments({ from, to }));
    expect(listed.map(({ reference }) => reference)).toEqual(wanted.toReversed());
    expect(listed[0]).toEqual({
      reference: wanted.at(-1),
      status: 'CAPTURED',
      amount: 200,
      currency: 'USD',
      fee: 5,
      feeTax: 1,
      createdAt: from,
    });
    expect(await all(provider.listRefunds({ from, to }))).toEqual([]);
  });
});
