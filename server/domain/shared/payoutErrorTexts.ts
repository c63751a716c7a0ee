/** Error codes of payouts and papers, with their English messages; part of ERRORS. */
export const PAYOUT_ERRORS = {
  PAYOUT_NOT_FOUND: 'Payout not found',
  PAYOUT_ENDED: 'This payout has already been paid or has failed',
  PAYOUT_NOT_BY_HAND:
    'Say first that you pay this payout by hand, so that the payout provider does not pay it too.',
  PAYOUT_WITH_PROVIDER: 'The payout provider has this payout. Please wait until it reports the outcome.',
  PAYOUT_STOPPED:
    'The payouts to this seller are stopped. Let them go on first, or record that this payout failed.',
  PAYOUT_REFERENCE_REQUIRED: 'Please enter the reference of the bank',
  PAYOUT_REFERENCE_USED: 'Another payout has this reference. Please check the reference of the bank.',
  OWN_PAYOUT: 'You cannot record a payout to yourself',
  PAPER_NOT_FOUND: 'Document not found',
  MONTH_INVALID: 'Please enter a month such as 2026-11',
  PAN_INVALID: 'Please enter a valid PAN, such as ABCPE1234F',
  PAN_REQUIRED: 'Please enter the PAN too: the GSTIN contains it',
  GSTIN_INVALID: 'Please enter a valid GSTIN of 15 characters, such as 27AAPFU0939F1ZV',
  GSTIN_PAN_MISMATCH: 'This GSTIN belongs to another PAN',
  BANK_HOLDER_REQUIRED: 'Please enter the name of the account holder',
  BANK_ACCOUNT_INVALID: 'Please enter the account number: 9 to 18 digits',
  IFSC_INVALID: 'Please enter a valid IFSC, such as HDFC0001234',
  OWN_PAYOUT_ACCOUNT: 'You cannot decide about your own payout account',
  PAYOUT_ACCOUNT_NOT_RESTRICTED: 'The payouts to this seller are not stopped',
  DEBT_NOT_FOUND: 'This seller owes nothing',
  DEBT_EXCEEDED: 'This seller owes only {debt}. Please enter this amount or less.',
  DEBT_REFERENCE_USED: 'Another repayment has this reference. Please check the reference of the bank.',
  OWN_DEBT: 'You cannot record that you have paid your own debt back',
  TAX_PAYMENT_EXCEEDED: 'Only {owed} of this tax are owed. Please enter this amount or less.',
  TAX_REFERENCE_USED: 'Another payment of this tax has this reference. Please check it.',
  DEBT_OUTSTANDING:
    'You owe {debt}: buyers got money back after it was paid out to you. Your next sales pay it off. To close your account before, please write to the operator of this site.',
  PAYOUTS_OUTSTANDING:
    'You have earned money that is not paid out yet. You can close your account once it has been.',
} as const satisfies Record<string, string>;
