import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { deliverMail, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { cancelOrder, deliver, rent, take, type Order } from '../../testing/orders/orders.js';
import { graphqlPayments, restPayments, type PaymentApi } from '../../testing/payments.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

// Every test runs with both APIs. The rented book costs 49 rupees a month, with a deposit of 200.
const APIS: Record<string, (marketplace: TestMarketplace) => PaymentApi | Promise<PaymentApi>> = {
  GraphQL: graphqlPayments,
  REST: restPayments,
};

describe.each(Object.entries(APIS))('a rental that is paid directly, by %s', (_, apiOf) => {
  let marketplace: TestMarketplace;
  let api: PaymentApi;
  let seller: Person;
  let buyer: Person;
  let order: Order;
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
    api = await apiOf(marketplace);
  });
  afterAll(() => marketplace.close());
  beforeEach(async () => {
    seller = await signUpReader(marketplace, 'Dev');
    buyer = await signUpReader(marketplace, 'Meera');
    await marketplace.database.query('UPDATE users SET email_verified_at = now()');
    order = await rent(marketplace, buyer, await listBook(marketplace, seller), { months: 1 });
    await deliverMail(marketplace);
  });

  const setUpiAddress = (person: Person, upiAddress: string) =>
    mutate(marketplace, person, 'updateProfile', 'user { id }', { upiAddress });
  const bothSee = async () => [await api.view(buyer, order), await api.view(seller, order)];
  const number = () => order.id.slice(-6).toUpperCase();

  it('is to pay until the seller has received it, and both are told', async () => {
    await setUpiAddress(seller, 'dev@okbank');
    await deliverMail(marketplace);
    const link = `upi://pay?pa=dev%40okbank&pn=Dev&am=249.00&cu=INR&tn=Order%20${number()}`;
    const toPay = { state: 'TO_PAY', amount: '249.00', deposit: '200.00', payments: [] };
    expect(await bothSee()).toEqual([
      { ...toPay, upiAddress: 'dev@okbank', upiLink: link, steps: ['markPaid'] },
      { ...toPay, upiAddress: null, upiLink: null, steps: ['confirmPayment'] },
    ]);

    expect([await api.step(buyer, 'markPaid', order), await api.step(buyer, 'markPaid', order)]).toEqual([
      null,
      null,
    ]);
    const sent = { state: 'SENT', amount: '249.00', payments: [['PAYMENT', 'PENDING', '249.00']] };
    expect(await bothSee()).toMatchObject([
      { ...sent, steps: [], upiAddress: null },
      { ...sent, steps: ['confirmPayment', 'reportPaymentMissing'] },
    ]);
    const toSeller = await deliverMail(marketplace);
    expect(subjectsTo(toSeller, seller)).toEqual([`Order ${number()}: the buyer has marked ₹249.00 as paid`]);
    expect(subjectsTo(toSeller, buyer)).toEqual([]);

    expect(await api.step(seller, 'confirmPayment', order)).toBeNull();
    const paid = {
      state: 'SETTLED',
      amount: '0.00',
      steps: [],
      payments: [['PAYMENT', 'CAPTURED', '249.00']],
    };
    expect(await bothSee()).toMatchObject([paid, paid]);
    expect(subjectsTo(await deliverMail(marketplace), buyer)).toEqual([
      `Order ${number()}: your payment was received`,
    ]);
  });

  it('is to pay again if the seller has not received it', async () => {
    expect(await api.step(buyer, 'markPaid', order)).toBeNull();
    expect(await api.step(seller, 'reportPaymentMissing', order)).toBeNull();
    expect(subjectsTo(await deliverMail(marketplace), buyer)).toEqual([
      `Order ${number()}: your payment was not received`,
    ]);
    expect(await api.view(buyer, order)).toMatchObject({ state: 'TO_PAY', steps: ['markPaid'] });
    expect(await api.step(buyer, 'markPaid', order)).toBeNull();
    expect(await api.step(seller, 'confirmPayment', order)).toBeNull();
    expect(await api.view(buyer, order)).toMatchObject({
      state: 'SETTLED',
      payments: [
        ['PAYMENT', 'FAILED', '249.00'],
        ['PAYMENT', 'CAPTURED', '249.00'],
      ],
    });
  });

  it('has a deposit that is to pay until the seller has confirmed the payment', async () => {
    const security = async () => [await api.securityOf(buyer, order), await api.securityOf(seller, order)];
    expect(await security()).toEqual(['TO_PAY', 'TO_PAY']);
    expect(await api.step(buyer, 'markPaid', order)).toBeNull();
    expect(await security()).toEqual(['TO_PAY', 'TO_PAY']);
    expect(await api.step(seller, 'confirmPayment', order)).toBeNull();
    expect(await security()).toEqual(['CHARGED', 'CHARGED']);
    await cancelOrder(marketplace, buyer, order.id);
    expect(await security()).toEqual(['CHARGED', 'CHARGED']);
  });

  it('has no secured deposit if it was cancelled before anything was paid', async () => {
    await cancelOrder(marketplace, buyer, order.id);
    expect(await api.securityOf(buyer, order)).toBeNull();
  });

  it('is paid back by the seller after a cancellation, whose mail says so', async () => {
    expect(await api.step(seller, 'confirmPayment', order)).toBeNull();
    await cancelOrder(marketplace, buyer, order.id);
    const [mail] = (await deliverMail(marketplace)).filter(({ to }) => to.address === seller.email);
    expect(mail?.text).toContain('The seller will pay ₹249.00 back to the buyer.');
    expect(await api.view(seller, order)).toMatchObject({ state: 'TO_REFUND', amount: '249.00' });
  });

  it('is paid on delivery without a word of the buyer, and its deposit is paid back after the return', async () => {
    await setUpiAddress(buyer, 'meera@upi');
    await deliver(marketplace, order, seller, buyer);
    expect(await api.step(seller, 'confirmPayment', order)).toBeNull();
    await take(marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '', {
      withhold: { amount: '50', reason: 'A torn page' },
    });
    expect(await api.view(seller, order)).toMatchObject({
      state: 'TO_REFUND',
      amount: '150.00',
      upiAddress: 'meera@upi',
      steps: ['markPaid'],
    });
    expect(await api.step(seller, 'markPaid', order)).toBeNull();
    expect(await api.view(buyer, order)).toMatchObject({
      state: 'REFUND_SENT',
      steps: ['confirmPayment', 'reportPaymentMissing'],
    });
    expect(await api.step(buyer, 'confirmPayment', order)).toBeNull();
    expect(await bothSee()).toMatchObject([{ state: 'SETTLED' }, { state: 'SETTLED' }]);
  });

  it('is not to pay any more once it is cancelled, and what was paid is to be paid back', async () => {
    const cancel = () => take(marketplace, buyer, 'cancelFulfillment', order.fulfillments[0]?.id ?? '', {});
    expect(await api.step(seller, 'confirmPayment', order)).toBeNull();
    await cancel();
    expect(await api.view(buyer, order)).toMatchObject({ state: 'TO_REFUND', amount: '249.00' });

    const unpaid = await rent(marketplace, buyer, await listBook(marketplace, seller), { months: 1 });
    order = unpaid;
    await cancel();
    expect(await api.view(buyer, order)).toMatchObject({ state: 'SETTLED', payments: [], steps: [] });
  });

  it('refuses what is not for this side, not for now, or not for this person', async () => {
    const stranger = await signUpReader(marketplace, 'Stranger');
    expect(await api.step(stranger, 'markPaid', order)).toBe('FULFILLMENT_NOT_FOUND');
    expect(await api.step(seller, 'markPaid', order)).toBe('BUYER_ONLY');
    expect(await api.step(buyer, 'confirmPayment', order)).toBe('SELLER_ONLY');
    expect(await api.step(seller, 'reportPaymentMissing', order)).toBe('NOT_MARKED_PAID');
    expect(await api.step(seller, 'confirmPayment', order)).toBeNull();
    for (const step of ['markPaid', 'confirmPayment', 'reportPaymentMissing'] as const) {
      expect([await api.step(buyer, step, order), await api.step(seller, step, order)]).toEqual([
        'NOTHING_TO_PAY',
        'NOTHING_TO_PAY',
      ]);
    }
    expect(await api.view(seller, order)).toMatchObject({ payments: [['PAYMENT', 'CAPTURED', '249.00']] });
  });

  it('refuses a UPI address that cannot be one, by its field', async () => {
    const { userErrors } = await mutate<object>(marketplace, seller, 'updateProfile', 'user { id }', {
      upiAddress: 'dev at bank',
    });
    expect(userErrors).toMatchObject([{ code: 'UPI_ADDRESS_INVALID', field: ['upiAddress'] }]);
  });
});
