import { PaymentMethod } from '../../domain/orders/checkout.js';

/** The payment methods in their documented form. */
export const PAYMENT_METHODS = Object.values(PaymentMethod).map((method) => method.toLowerCase());

/** Converts the payment method of a body from lower case to the form that the domain uses. */
export function inWordsOfDomain(body: { paymentMethod?: unknown } | null) {
  const { paymentMethod, ...others } = body ?? {};
  return {
    ...others,
    paymentMethod: typeof paymentMethod === 'string' ? paymentMethod.toUpperCase() : paymentMethod,
  };
}
