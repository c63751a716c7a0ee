import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayoutStatus } from '../../shared/contract/schema.generated';
import type { Tone } from '../../shared/ui/StatusChip';

export const PAYOUT_STATUS_LABELS: Record<PayoutStatus, MessageDescriptor> = {
  PENDING: msg`On the way`,
  PAID: msg`Paid out`,
  FAILED: msg`Failed`,
};

export const PAYOUT_TONES: Record<PayoutStatus, Tone> = {
  PENDING: 'info',
  PAID: 'success',
  FAILED: 'error',
};
