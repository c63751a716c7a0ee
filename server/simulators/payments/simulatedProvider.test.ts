import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { money } from '../../domain/money/money.js';
import { FREE, openSimulation, paymentRequest, type Simulation } from '../../testing/payments/simulation.js';
import { ProviderRefusal } from '../../payments/paymentProvider.js';

let simulation: Simulation;
beforeEach(async () => {
  simulation = await openSimulation(FREE);
});
afterEach(() => simulation.close());

const open = (changes = {}) => simulation.provider.openPage(paymentRequest(simulation.clock, changes));
const pay = async () => simulation.simulator.pay((await open()).reference).id;
const refund = (paymentReference: string, paise: number, key: string) =>
  simulation.provider.refund({ paymentReference, amount: money(paise, 'INR'), key });
const unknown = new ProviderRefusal('The id provided does not exist');

it('says that no money moves', () => {
  expect(simulation.provider).toMatchObject({ name: 'simulator', isSimulated: true });
});

describe('a page', () => {
  it('is created with what the marketplace asks for', async () => {
    const page = await open({ receipt: 'intent_1' });
    const { clock, simulator, address } = simulation;
    expect(page.url).toBe(`${address}/pay/${page.reference}`);
    expect(simulator.page(page.reference)).toMatchObject({
      reference_id: 'intent_1',
      status: 'created',
      amount: 24_900,
      currency: 'INR',
      description: 'Order 7Q2X4M',
      expire_by: clock.now().getTime() / 1000 + 20 * 60,
      customer: { name: 'Asha Rao', email: 'asha@example.com', contact: '+919876543210' },
      callback_url: 'http://127.0.0.1:4000/orders/order_1',
    });
  });

  it('is found again by its intent, even if two ask at once', async () => {
    const [first, second] = await Promise.all([open({ receipt: 'intent_1' }), open({ receipt: 'intent_1' })]);
    expect(second).toEqual(first);
    expect(await open({ receipt: 'intent_1' })).toEqual(first);
    expect(await open({ receipt: 'intent_2' })).not.toEqual(first);
    expect(simulation.simulator.books.pages.size).toBe(2);
  });

  it('stays open for 20 minutes at least', async () => {
    const now = simulation.clock.now().getTime() / 1000;
    const { reference } = await open({ expiresAt: simulation.clock.now() });
    expect(simulation.simulator.page(reference)?.expire_by).toBe(now + 20 * 60);
  });

  it('takes no name or phone number that the provider would refuse', async () => {
    const payer = { name: 'अ'.repeat(80), email: 'asha@example.com', phone: 'by bell' };
    const { reference } = await open({ payer });
    const customer = { name: 'अ'.repeat(50), email: 'asha@example.com' };
    expect(simulation.simulator.page(reference)?.customer).toEqual(customer);
  });

  it('refused by the provider is refused with its reason', async () => {
    await expect(open({ amount: money(50, 'INR') })).rejects.toThrow(new ProviderRefusal('amount'));
  });

  it('is closed once: later attempts change nothing', async () => {
    const { provider, simulator, clock } = simulation;
    const [cancelled, paid, expired] = await Promise.all([open(), open(), open()]);
    simulator.pay(paid.reference);
    await provider.closePage(cancelled.reference);
    await provider.closePage(cancelled.reference);
    await provider.closePage(paid.reference);
    clock.advanceMinutes(21);
    await provider.closePage(expired.reference);
    const states = [cancelled, paid, expired].map(({ reference }) => simulator.page(reference)?.status);
    expect(states).toEqual(['cancelled', 'paid', 'expired']);
    await expect(provider.closePage('plink_unknown')).rejects.toThrow(unknown);
  });
});

describe('payments', () => {
  it('of a page are all that were tried', async () => {
    const { provider, simulator } = simulation;
    const { reference } = await open();
    expect(await provider.paymentsOf(reference)).toEqual([]);
    const failed = simulator.fail(reference);
    const paid = simulator.pay(reference);
    const amount = money(24_900, 'INR');
    expect(await provider.paymentsOf(reference)).toMatchObject([
      { reference: failed.id, status: 'FAILED', amount },
      { reference: paid.id, status: 'CAPTURED', amount },
    ]);
    await expect(provider.paymentsOf('plink_unknown')).rejects.toThrow(unknown);
  });

  it('name their page', async () => {
    const { provider, simulator } = simulation;
    await open();
    const page = await open();
    const { id } = simulator.pay(page.reference);
    expect(await provider.payment(id)).toMatchObject({
      reference: id,
      status: 'CAPTURED',
      amount: money(24_900, 'INR'),
      pageReference: page.reference,
    });
    expect(await provider.payment('pay_unknown')).toBeNull();
  });

  it('stay captured when they are refunded', async () => {
    const id = await pay();
    await refund(id, 24_900, 'refund_0001');
    expect(simulation.simulator.books.payments.get(id)?.status).toBe('refunded');
    expect(await simulation.provider.payment(id)).toMatchObject({ status: 'CAPTURED' });
  });
});

describe('a refund', () => {
  it('is made once for each key', async () => {
    const { books } = simulation.simulator;
    const id = await pay();
    const first = await refund(id, 900, 'refund_0001');
    expect(first.status).toBe('DONE');
    expect(await refund(id, 900, 'refund_0001')).toEqual(first);
    expect(await simulation.provider.refundOf(id, first.reference)).toEqual(first);
    expect(books.balance).toBe(24_000);
    expect(await refund(id, 900, 'refund_0002')).not.toEqual(first);
    expect([...books.refunds.values()].map(({ amount }) => amount)).toEqual([900, 900]);
  });

  it.each([
    ['of more than was paid', 24_901, 'refund_0002', /greater than amount captured/],
    ['of less than a rupee', 99, 'refund_0002', /at least INR 1/],
    ['of another amount under the same key', 800, 'refund_0001', /same idempotency key/],
    ['with a short key', 900, 'refund_2', /at least 10 characters/],
  ])('%s is refused', async (_, amount, key, reason) => {
    const id = await pay();
    await refund(id, 100, 'refund_0001');
    await expect(refund(id, amount, key)).rejects.toThrow(reason);
    await expect(refund(id, amount, key)).rejects.toThrow(ProviderRefusal);
    expect(simulation.simulator.books.balance).toBe(24_800);
  });

  it('of a payment that failed or was refunded in full is refused', async () => {
    const { id } = simulation.simulator.fail((await open()).reference);
    await expect(refund(id, 100, 'refund_0001')).rejects.toThrow(/should be captured/);
    const paid = await pay();
    await refund(paid, 24_900, 'refund_0002');
    await expect(refund(paid, 100, 'refund_0003')).rejects.toThrow(/fully refunded/);
    await expect(refund('pay_unknown', 100, 'refund_0004')).rejects.toThrow(unknown);
  });

  it('is known to its own payment only', async () => {
    const [one, other] = [await pay(), await pay()];
    const { reference } = await refund(one, 100, 'refund_0001');
    await expect(simulation.provider.refundOf(other, reference)).rejects.toThrow(unknown);
  });
});
