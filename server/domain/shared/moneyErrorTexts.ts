/** Error codes of settling money by hand, with their English messages; part of ERRORS. */
export const MONEY_ERRORS = {
  REFUND_NOT_FOUND: 'Refund not found',
  REFUND_NOT_STUCK: 'This refund is no longer stuck: it was tried again or settled in the meantime',
  REFUND_NOT_BY_PAYOUT: 'No refund of this order needs a refund account',
  REFUND_ON_ITS_WAY:
    'This refund is already on its way. Please wait until the payout provider reports the outcome.',
  OWN_REFUND: 'You cannot settle a refund of your own order',
  REFUNDS_OUTSTANDING: 'A refund to you is not finished yet. You can close your account once you have it.',
  TRANSFER_REFERENCE_REQUIRED: 'Please enter the transfer reference',
  UNKNOWN_PAYMENT_NOT_FOUND: 'Payment of unknown origin not found',
  UNKNOWN_PAYMENT_SETTLED: 'This payment has already been settled',
  CHARGEBACK_NOT_FOUND: 'Chargeback not found',
  CHARGEBACK_ENDED: 'The bank has already decided this chargeback',
  CHARGEBACK_ANSWERED: 'This chargeback has already been answered',
  CHARGEBACK_TOO_LATE: 'The time to answer this chargeback is over',
  CHARGEBACK_OPEN:
    'The bank has not decided the chargeback of this payment yet. A refund now would pay the buyer twice.',
  OWN_CHARGEBACK: 'You cannot answer a chargeback of your own order',
  APPROVAL_NOT_FOUND: 'Request for approval not found',
  APPROVAL_PENDING: 'This already waits for the approval of a second member of staff',
  APPROVAL_DECIDED: 'This request has already been approved or declined',
  APPROVAL_LAPSED: 'The member of staff who asked for this is no longer allowed to do it',
  OWN_APPROVAL: 'You have asked for this yourself. Another member of staff has to approve it.',
  DIFFERENCE_NOT_FOUND: 'Difference not found',
  DIFFERENCE_RESOLVED: 'This difference is already resolved',
} as const satisfies Record<string, string>;
