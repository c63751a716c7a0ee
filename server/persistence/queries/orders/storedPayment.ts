import { z } from 'zod';
import { PaymentKind, PaymentStatus } from '../../../domain/payments/payment.js';
import { minorUnits, momentInJson } from '../../shapes.js';

/** A payment as JSON in a row of `ordersByIds`, with times as ISO texts. */
export const PaymentRow = z.strictObject({
  id: z.string(),
  kind: z.enum(PaymentKind),
  status: z.enum(PaymentStatus),
  amount: minorUnits,
  /** True if a provider moved the money. */
  isOnline: z.boolean(),
  /**
   * The payment at the provider that contains this payment, or from which this refund is paid; null if buyer and seller settle
   * it directly.
   */
  attemptId: z.string().nullable(),
  createdAt: momentInJson,
  settledAt: momentInJson.nullable(),
  assumedAt: momentInJson.nullable(),
});

/** A stored payment of a fulfillment. The amount is in minor units. */
export interface StoredPayment extends Omit<
  z.infer<typeof PaymentRow>,
  'createdAt' | 'settledAt' | 'assumedAt'
> {
  createdAt: Date;
  /** The time at which the payee or the provider confirmed the payment, or reported it missing; null before. */
  settledAt: Date | null;
  /** The time at which the payment counted as received or became a complaint without an answer; null if a person ended it. */
  assumedAt: Date | null;
}

/** Converts a row to a StoredPayment: parses its times. */
export function storedPayment({
  createdAt,
  settledAt,
  assumedAt,
  ...payment
}: z.infer<typeof PaymentRow>): StoredPayment {
  return {
    ...payment,
    createdAt: new Date(createdAt),
    settledAt: settledAt === null ? null : new Date(settledAt),
    assumedAt: assumedAt === null ? null : new Date(assumedAt),
  };
}
