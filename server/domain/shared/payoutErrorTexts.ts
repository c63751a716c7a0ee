/** Error codes of payouts, payout accounts, debts, taxes and papers, with their English messages; part of ERRORS. */
export const PAYOUT_ERRORS = {
  PAYOUT_NOT_FOUND: 'Payout not found',
  PAYOUT_ENDED: 'This payout has already been paid or has failed',
  PAYOUT_NOT_BY_HAND:
    'The payout provider makes this payout. Please choose to pay it by hand first, so that it is not paid twice.',
  PAYOUT_WITH_PROVIDER:
    'The payout provider is handling this payout. Please wait until it reports the outcome.',
  PAYOUT_STOPPED:
    'The payouts to this seller are stopped. Please resume them first, or record that this payout failed.',
  PAYOUT_REFERENCE_REQUIRED: 'Please enter the bank reference',
  PAYOUT_REFERENCE_USED: 'Another payout has this reference. Please check the bank reference.',
  OWN_PAYOUT: 'You cannot record a payout to yourself',
  PAPER_NOT_FOUND: 'Document not found',
  MONTH_INVALID: 'Please enter a month such as 2026-11',
  PAN_INVALID: 'Please enter a valid PAN, such as ABCPE1234F',
  PAN_REQUIRED: 'Please enter the PAN too. It must match the PAN in the GSTIN.',
  GSTIN_INVALID: 'Please enter a valid GSTIN of 15 characters, such as 27AAPFU0939F1ZV',
  GSTIN_PAN_MISMATCH: 'This GSTIN belongs to another PAN',
  BANK_HOLDER_REQUIRED: 'Please enter the name of the account holder',
  BANK_ACCOUNT_INVALID: 'Please enter the account number: 9 to 18 digits',
  IFSC_INVALID: 'Please enter a valid IFSC, such as HDFC0001234',
  OWN_PAYOUT_ACCOUNT: 'You cannot decide about your own payout account',
  PAYOUT_ACCOUNT_NOT_RESTRICTED: 'The payouts to this seller are not stopped',
  DEBT_NOT_FOUND: 'This seller owes nothing',
  DEBT_EXCEEDED: 'This seller owes only {debt}. Please enter this amount or less.',
  DEBT_REFERENCE_USED: 'Another repayment has this reference. Please check the bank reference.',
  OWN_DEBT: 'You cannot record a repayment of your own debt',
  TAX_PAYMENT_EXCEEDED: 'Only {owed} of this tax is owed. Please enter this amount or less.',
  TAX_REFERENCE_USED: 'Another payment of this tax has this reference. Please check it.',
  DEBT_OUTSTANDING:
    'You owe {debt}, because buyers got money back after you had been paid for their orders. Your next sales pay it off. To close your account before then, please write to the operator of this site.',
  PAYOUTS_OUTSTANDING:
    'Some of your earnings are not paid out yet. You can close your account once they are.',
} as const satisfies Record<string, string>;
