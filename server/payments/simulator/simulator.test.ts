import { afterAll, beforeAll, expect, it } from 'vitest';
import { money } from '../../domain/money/money.js';
import { openSimulation, type Simulation } from '../../testing/payments/simulation.js';

let simulation: Simulation;
beforeAll(async () => {
  simulation = await openSimulation();
});
afterAll(() => simulation.close());

it('a page is opened, paid and refunded', async () => {
  const { provider, simulator, clock } = simulation;
  const page = await provider.openPage({
    intentId: 'intent_1',
    amount: money(24_900, 'INR'),
    description: 'Order 7Q2X4M',
    expiresAt: new Date(clock.now().getTime() + 15 * 60_000),
    returnUrl: 'http://127.0.0.1:4000/orders/1',
    payer: { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' },
  });
  const opened = simulator.page(page.reference);
  if (!opened) throw new Error('The page is unknown');
  const { id } = simulator.pay(opened);
  const [payment] = await provider.paymentsOf(page.reference);
  expect(payment).toEqual({ reference: id, status: 'CAPTURED', amount: money(24_900, 'INR') });
  expect(await provider.payment(id)).toEqual({ ...payment, pageReference: page.reference });
  const refund = await provider.refund({
    paymentReference: id,
    amount: money(900, 'INR'),
    key: 'refund_0001',
  });
  expect(refund.status).toBe('DONE');
  expect(await provider.refundOf(id, refund.reference)).toEqual(refund);
  expect(simulator.books.balance).toBe(24_000);
});
