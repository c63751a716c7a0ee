import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart, rentInCart } from '../../testing/orders/carts.js';
import { cancelOrder, placed, placeOrder, rent, take, type Order } from '../../testing/orders/orders.js';
import { readPdf } from '../../testing/papers.js';
import { graphqlPayments, type PaymentApi } from '../../testing/payments.js';
import { blockAndPay, openBlockShop, orderRental } from '../../testing/payments/blocked.js';
import { pageOf, runPaymentJobs } from '../../testing/payments/paying.js';
import type { PayoutShop } from '../../testing/payments/payouts.js';
import { signUpReader } from '../../testing/people/people.js';

// A copy costs 249.50 rupees, or 49 a month with a deposit of 200.
let shop: PayoutShop;
let payments: PaymentApi;
beforeEach(async () => {
  shop = await openBlockShop();
  payments = graphqlPayments(shop.paying.marketplace);
});
afterEach(() => shop.paying.close());

/** Returns the rows below the total of an order's receipt: each label with its amount. */
async function totals({ id }: Pick<Order, 'id'>): Promise<string[]> {
  const { lines } = await readPdf(shop.paying.marketplace, shop.buyer, `/api/v1/orders/${id}/receipt.pdf`);
  const from = lines.lastIndexOf('Total');
  const rows = lines.slice(
    from,
    lines.findIndex((line) => line.startsWith('This receipt')),
  );
  return rows.flatMap((label, at) => (at % 2 === 0 ? `${label}: ${rows[at + 1]}` : []));
}

const idOf = ({ fulfillments: [fulfillment] }: Order) => fulfillment?.id ?? '';

describe('The receipt of an order that is paid directly', () => {
  it('says to pay until the seller has confirmed the payment, and to pay back after a cancellation', async () => {
    const { paying, seller, buyer } = shop;
    const order = await rent(paying.marketplace, buyer, await listBook(paying.marketplace, seller));
    const deposits = 'of which deposits: ₹200.00';
    expect(await totals(order)).toEqual(['Total: ₹49.00', 'Paid: ₹0.00', 'To pay: ₹249.00', deposits]);
    await payments.step(buyer, 'markPaid', order);
    expect(await totals(order)).toContain('Marked as paid, not confirmed yet: ₹249.00');
    await payments.step(seller, 'confirmPayment', order);
    const held = ['Total: ₹49.00', 'Deposits held: ₹200.00', 'Paid: ₹249.00'];
    expect(await totals(order)).toEqual(held);
    await cancelOrder(paying.marketplace, buyer, order.id);
    const cancelled = ['Total: ₹0.00', 'Paid: ₹249.00', 'To pay back: ₹249.00', deposits];
    expect(await totals(order)).toEqual(cancelled);
    await payments.step(seller, 'markPaid', order);
    await payments.step(buyer, 'confirmPayment', order);
    expect(await totals(order)).toEqual([...cancelled.slice(0, 2), 'Paid back: ₹249.00', deposits]);
  });

  it('says to pay only for the part that was not cancelled', async () => {
    const { paying, seller, buyer } = shop;
    const { marketplace } = paying;
    const other = await signUpReader(marketplace, 'Ila');
    await rentInCart(marketplace, buyer, await listBook(marketplace, seller));
    await addToCart(marketplace, buyer, await listBook(marketplace, other));
    const order = placed(await placeOrder(marketplace, buyer));
    const ofRental = order.fulfillments.find((each) => each.seller.id === seller.id);
    await take(marketplace, buyer, 'cancelFulfillment', ofRental?.id ?? '');
    expect(await totals(order)).toEqual(['Total: ₹249.50', 'Paid: ₹0.00', 'To pay: ₹249.50']);
  });
});

describe('The receipt of an order that is paid online', () => {
  it('says that the deposit is held, and on its way back after the return', async () => {
    const { paying, seller, buyer } = shop;
    const order = await orderRental(shop);
    expect(await totals(order)).toContain('To pay online: ₹249.00');
    paying.simulation.simulator.pay((await pageOf(paying, order)).id);
    await runPaymentJobs(paying);
    expect(await totals(order)).toEqual(['Total: ₹49.00', 'Deposits held: ₹200.00', 'Paid: ₹249.00']);
    for (const step of ['confirmFulfillment', 'shipFulfillment'] as const)
      await take(paying.marketplace, seller, step, idOf(order));
    await take(paying.marketplace, buyer, 'markDelivered', idOf(order));
    await take(paying.marketplace, seller, 'takeBackFulfillment', idOf(order));
    const deposits = 'of which deposits: ₹200.00';
    expect(await totals(order)).toEqual([
      'Total: ₹49.00',
      'Paid: ₹249.00',
      'Refund on its way: ₹200.00',
      deposits,
    ]);
    await runPaymentJobs(paying);
    expect(await totals(order)).toEqual(['Total: ₹49.00', 'Paid: ₹249.00', 'Paid back: ₹200.00', deposits]);
  });

  it('says that a blocked deposit is not charged', async () => {
    const order = await orderRental(shop);
    await blockAndPay(shop, order);
    expect(await totals(order)).toEqual([
      'Total: ₹49.00',
      'Deposits blocked, not charged: ₹200.00',
      'Paid: ₹49.00',
    ]);
  });
});
