import { expect, it } from 'vitest';
import { PaymentPurpose, receiptOf } from './rentalPayment.js';

const payment = { id: 'intent_01h455vb4pex5vsknk084sn02q', orderId: 'order_01h455vb4pex5vsknk084sn02q' };

it('the receipt of an order is its ID, and every later payment of the order has another', () => {
  expect(receiptOf({ ...payment, purpose: 'ORDER' })).toBe(payment.orderId);
  for (const purpose of Object.values(PaymentPurpose).filter((each) => each !== 'ORDER'))
    expect(receiptOf({ ...payment, purpose })).toBe(payment.id);
});

it('a receipt fits the 40 characters that Razorpay takes', () => {
  for (const purpose of Object.values(PaymentPurpose))
    expect(receiptOf({ ...payment, purpose }).length).toBeLessThanOrEqual(40);
});
