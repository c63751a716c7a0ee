import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  PayoutAccountStatus,
  PayoutMethod,
  PayoutRequirement,
  PayoutRestriction,
  PayoutStatus,
} from '../../shared/contract/schema.generated';
import type { Tone } from '../../shared/ui/StatusChip';

export const PAYOUT_STATUS_LABELS: Record<PayoutStatus, MessageDescriptor> = {
  PENDING: msg`On the way`,
  SENT: msg`On the way`,
  PAID: msg`Paid out`,
  FAILED: msg`Failed`,
};

export const PAYOUT_TONES: Record<PayoutStatus, Tone> = {
  PENDING: 'info',
  SENT: 'info',
  PAID: 'success',
  FAILED: 'error',
};

export const PAYOUT_ACCOUNT_LABELS: Record<PayoutAccountStatus, MessageDescriptor> = {
  PENDING: msg`Something is missing`,
  ACTIVE: msg`Ready for payouts`,
  RESTRICTED: msg`Payouts stopped`,
  REJECTED: msg`Rejected`,
};

export const PAYOUT_ACCOUNT_TONES: Record<PayoutAccountStatus, Tone> = {
  PENDING: 'warning',
  ACTIVE: 'success',
  RESTRICTED: 'error',
  REJECTED: 'error',
};

export const PAYOUT_METHOD_LABELS: Record<PayoutMethod, MessageDescriptor> = {
  UPI: msg`UPI`,
  BANK_ACCOUNT: msg`Bank account`,
};

export const PAYOUT_REQUIREMENT_LABELS: Record<PayoutRequirement, MessageDescriptor> = {
  PAN: msg`PAN`,
  UPI_ADDRESS: msg`UPI ID`,
  BANK_ACCOUNT: msg`Bank account`,
};

export const PAYOUT_RESTRICTION_LABELS: Record<PayoutRestriction, MessageDescriptor> = {
  RESTRICTED: msg`For now`,
  REJECTED: msg`For good`,
};
