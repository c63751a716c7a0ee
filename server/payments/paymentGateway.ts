import type { Money } from '../domain/money/money.js';

/** A payment to authorize when an order is placed or a rental is extended. */
export interface PaymentRequest {
  orderId: string;
  amountDue: Money;
  method: string;
}

/** Moves the money of an order. `authorize` throws to refuse a payment, which rolls the order back. */
export interface PaymentGateway {
  authorize(request: PaymentRequest): Promise<void>;
}

/** A gateway without a payment provider: buyer and seller settle on delivery or directly. */
export const payOnDelivery: PaymentGateway = {
  async authorize() {
    // No money moves. The chosen payment method is recorded with the order.
  },
};
