import { PaymentMethod } from '../../domain/orders/checkout.js';

/** The payment methods in their documented form. */
export const PAYMENT_METHODS = Object.values(PaymentMethod).map((method) => method.toLowerCase());

/** Converts the lower-case payment method to that of the domain. */
export function inWordsOfDomain(body: { paymentMethod?: unknown } | null) {
  const { paymentMethod, ...others } = body ?? {};
  return {
    ...others,
    paymentMethod: typeof paymentMethod === 'string' ? paymentMethod.toUpperCase() : paymentMethod,
  };
}
