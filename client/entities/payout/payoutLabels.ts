import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  LinkedAccountRequirement,
  LinkedAccountStatus,
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

export const LINKED_ACCOUNT_LABELS: Record<LinkedAccountStatus, MessageDescriptor> = {
  REQUESTED: msg`Your account at the payment provider is being opened`,
  UNDER_REVIEW: msg`The payment provider is checking your account`,
  ACTIVE: msg`The payment provider pays you directly`,
  REFUSED: msg`The payment provider does not accept your account yet`,
};

export const LINKED_ACCOUNT_REQUIREMENT_LABELS: Record<LinkedAccountRequirement, MessageDescriptor> = {
  BANK_ACCOUNT: msg`payout to a bank account`,
  PAN: msg`PAN`,
  ADDRESS: msg`a saved address`,
  EMAIL: msg`a verified email address`,
};
