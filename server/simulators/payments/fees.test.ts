import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSimulation, paymentRequest, type Simulation } from '../../testing/payments/simulation.js';
import { money } from '../../domain/money/money.js';
import { chargeOf, NO_FEES, USUAL_FEES } from './fees.js';

let simulation: Simulation;
beforeEach(async () => {
  simulation = await openSimulation({ balance: 0 });
});
afterEach(() => simulation.close());

const books = () => simulation.simulator.books;

async function pay() {
  const { reference } = await simulation.provider.openPage(paymentRequest(simulation.clock));
  return simulation.simulator.pay(reference);
}

const refundAll = (paymentReference: string, paise = 24_900) =>
  simulation.provider.refund({ paymentReference, amount: money(paise, 'INR'), key: 'refund_0001' });

describe('a fee', () => {
  it.each([
    [1_000, { fee: 24, tax: 4 }],
    [24_900, { fee: 588, tax: 90 }],
    [25, { fee: 1, tax: 0 }],
    [24, { fee: 0, tax: 0 }],
  ])('of a payment of %s paise is 2 %% with 18 %% tax on that, each rounded', (amount, charge) => {
    expect(chargeOf(amount, USUAL_FEES)).toEqual(charge);
  });

  it('is taken from the balance when the payment is captured, and not before', async () => {
    simulation.simulator.faults.uncaptured = true;
    const { id } = await pay();
    expect(await simulation.provider.payment(id)).toMatchObject({ fee: null, feeTax: null });
    expect(books().balance).toBe(0);
    simulation.simulator.faults.uncaptured = false;
    simulation.simulator.confirmLate(id);
    expect(await simulation.provider.payment(id)).toMatchObject({ fee: 588, feeTax: 90 });
    expect(books().balance).toBe(24_900 - 588);
  });

  it('is not given back, so that a refund in full needs other money at the provider', async () => {
    const { id } = await pay();
    await expect(refundAll(id)).rejects.toThrow(/not have enough balance/);
    books().balance += 588;
    expect(await refundAll(id)).toMatchObject({ status: 'DONE', fee: 0 });
    expect(books().balance).toBe(0);
  });

  it('of an instant refund is charged unless the refund fails', async () => {
    simulation.simulator.fees = { ...NO_FEES, taxRate: 1_800, refund: 500 };
    const { id } = await pay();
    simulation.simulator.faults.refunds = 'pending';
    const { reference } = await refundAll(id, 1_000);
    expect(books().balance).toBe(24_900 - 1_590);
    simulation.simulator.endRefund(reference, 'failed');
    expect(await simulation.provider.refundOf(id, reference)).toMatchObject({ status: 'FAILED', fee: 0 });
    expect(books().balance).toBe(24_900);
  });
});
