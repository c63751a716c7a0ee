/** Error codes of payouts and papers, with their English messages; part of ERRORS. */
export const PAYOUT_ERRORS = {
  PAYOUT_NOT_FOUND: 'Payout not found',
  PAYOUT_ENDED: 'This payout has already been paid or has failed',
  PAYOUT_REFERENCE_REQUIRED: 'Please enter the reference of the bank',
  PAYOUT_REFERENCE_USED: 'Another payout has this reference. Please check the reference of the bank.',
  OWN_PAYOUT: 'You cannot record a payout to yourself',
  PAPER_NOT_FOUND: 'Document not found',
  MONTH_INVALID: 'Please enter a month such as 2026-11',
  PAYOUTS_OUTSTANDING:
    'You have earned money that is not paid out yet. You can close your account once it has been.',
} as const satisfies Record<string, string>;
