import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentState } from '../../shared/contract/schema.generated';

/** The name of each state of a payment between buyer and seller. */
export const PAYMENT_TITLES: Record<PaymentState, MessageDescriptor> = {
  TO_PAY: msg`To pay`,
  SENT: msg`Marked as paid`,
  SETTLED: msg`Settled`,
  TO_REFUND: msg`To pay back`,
  REFUND_SENT: msg`Marked as paid back`,
};
