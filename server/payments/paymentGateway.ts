import type { Money } from '../domain/money/money.js';

/** What a provider is asked to settle when an order is placed. */
export interface PaymentRequest {
  orderId: string;
  amountDue: Money;
  method: string;
}

/** Moves the money of an order. `authorize` refuses by throwing, which undoes the order. */
export interface PaymentGateway {
  authorize(request: PaymentRequest): Promise<void>;
}

/** Buyer and seller settle on delivery or directly, so Panna runs with no account at any provider. */
export const payOnDelivery: PaymentGateway = {
  async authorize() {
    // Nothing to move: the method that the buyer named is recorded with the order.
  },
};
