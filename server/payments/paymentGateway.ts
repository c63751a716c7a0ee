import type { Money } from '../domain/money/money.js';

/** A payment to authorize when an order is placed or a rental is extended. */
export interface PaymentRequest {
  orderId: string;
  amountDue: Money;
  method: string;
}

/** Authorizes payments. If `authorize` throws, the payment is refused and the order or extension is rolled back. */
export interface PaymentGateway {
  authorize(request: PaymentRequest): Promise<void>;
}

/** A gateway without a payment provider: buyers pay sellers on delivery or directly. */
export const payOnDelivery: PaymentGateway = {
  async authorize() {
    // No money moves. The chosen payment method is recorded with the order.
  },
};
