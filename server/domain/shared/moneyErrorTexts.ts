/** Error codes of refunds, chargebacks, approvals and differences, with their English messages; part of ERRORS. */
export const MONEY_ERRORS = {
  REFUND_NOT_FOUND: 'Refund not found',
  REFUND_NOT_STUCK: 'This refund no longer needs action: it was retried, paid or settled in the meantime',
  REFUND_NOT_BY_PAYOUT: 'You do not need to enter an account for the refunds of this order',
  REFUND_ON_ITS_WAY:
    'This refund is already on its way. Please wait until the payout provider reports the outcome.',
  OWN_REFUND: 'You cannot settle a refund of your own order',
  REFUNDS_OUTSTANDING: 'A refund to you is not finished yet. You can close your account once you have it.',
  TRANSFER_REFERENCE_REQUIRED: 'Please enter the transfer reference',
  UNKNOWN_PAYMENT_NOT_FOUND: 'Payment of unknown origin not found',
  UNKNOWN_PAYMENT_SETTLED: 'This payment has already been resolved',
  CHARGEBACK_NOT_FOUND: 'Chargeback not found',
  CHARGEBACK_ENDED: 'The bank has already decided this chargeback',
  CHARGEBACK_ANSWERED: 'This chargeback has already been answered',
  CHARGEBACK_TOO_LATE: 'The deadline for answering this chargeback has passed',
  CHARGEBACK_OPEN:
    'The bank has not decided the chargeback of this payment yet. A refund now would pay the buyer twice.',
  OWN_CHARGEBACK: 'You cannot answer a chargeback on your own order',
  APPROVAL_NOT_FOUND: 'Request for approval not found',
  APPROVAL_PENDING: 'This is already waiting for approval by a second member of staff',
  APPROVAL_DECIDED: 'This request has already been approved or declined',
  APPROVAL_LAPSED: 'The member of staff who requested this is no longer allowed to do it',
  OWN_APPROVAL: 'You requested this yourself. Another member of staff must approve it.',
  DIFFERENCE_NOT_FOUND: 'Difference not found',
  DIFFERENCE_RESOLVED: 'This difference has already been resolved',
} as const satisfies Record<string, string>;
