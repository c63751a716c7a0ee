import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DisputeReason, DisputeStatus, ReturnProblem } from '../../shared/contract/schema.generated';
import type { Tone } from '../../shared/ui/StatusChip';

/** The reasons for a dispute, as both sides and staff read them. The form for buyers words them differently. */
export const DISPUTE_REASON_LABELS: Record<DisputeReason, MessageDescriptor> = {
  NOT_ARRIVED: msg`The books did not arrive.`,
  NOT_AS_DESCRIBED: msg`The books are not as described.`,
  DEPOSIT_WITHHELD: msg`The seller kept part of the deposit.`,
  DECLARED_LOST: msg`The books were declared lost, but the buyer returned them or still has them.`,
};

/** The problems that a seller can report with a return. */
export const RETURN_PROBLEM_LABELS: Record<ReturnProblem, MessageDescriptor> = {
  DID_NOT_ARRIVE: msg`The books did not come back`,
  NOT_AS_SENT: msg`The books are not as they were sent`,
};

export const DISPUTE_STATUS_LABELS: Record<DisputeStatus, MessageDescriptor> = {
  OPEN: msg`Waiting for the seller`,
  ANSWERED: msg`Answered`,
  SETTLED: msg`Agreed`,
  WITHDRAWN: msg`Withdrawn`,
  DECIDED: msg`Decided`,
  EXPIRED: msg`Ended in the buyer’s favour`,
  AWAITING_RETURN: msg`Waiting for the return`,
  RETURN_SENT: msg`Books on their way back`,
  RETURN_CONTESTED: msg`Return disputed`,
  RETURNED: msg`Returned and refunded`,
  LAPSED: msg`Ended without a refund`,
};

export const DISPUTE_TONES: Record<DisputeStatus, Tone> = {
  OPEN: 'warning',
  ANSWERED: 'info',
  SETTLED: 'success',
  WITHDRAWN: 'default',
  DECIDED: 'success',
  EXPIRED: 'success',
  AWAITING_RETURN: 'warning',
  RETURN_SENT: 'info',
  RETURN_CONTESTED: 'warning',
  RETURNED: 'success',
  LAPSED: 'default',
};
