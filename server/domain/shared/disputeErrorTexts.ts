/** Error codes of disputes, with their English messages; part of ERRORS. */
export const DISPUTE_ERRORS = {
  DISPUTE_NOT_FOUND: 'Dispute not found',
  DISPUTE_REASON_UNKNOWN: 'Unknown reason for a dispute. Please choose one of the listed reasons.',
  STATEMENT_REQUIRED: 'Please explain in a few words',
  NOTHING_TO_DISPUTE: 'This reason does not apply to this part of the order',
  DISPUTED_TOO_LATE:
    'It is too late to open a dispute. It can be opened within {days, plural, one {# day} other {# days}} of delivery, or of the return or loss of a rental.',
  DISPUTE_OPEN: 'A dispute about this part of the order is open. It must end first.',
  ALREADY_DISPUTED: 'This part of the order has already been disputed for this reason',
  DISPUTE_ENDED: 'This dispute is closed',
  NOTHING_OFFERED: 'The seller has made no offer that you can accept',
  RETURN_OF_SALES_ONLY:
    'A return can be required only for purchased books that are not as described. Please enter an amount without a return.',
  NO_RETURN_AGREED: 'No return of these books has been agreed',
  RETURN_FIRST: 'The return of these books must be completed first',
  RETURN_NOT_SENT: 'The buyer has not sent the books back yet',
  RETURN_CONTESTED: 'The seller has objected to the return. Our staff will decide.',
  RETURN_PROBLEM_UNKNOWN:
    'Please choose a problem: the books did not arrive, or they are not in the condition in which you sent them',
  CLAIMED_TOO_MUCH: 'The amount can be at most {most}',
  OWN_DISPUTE: 'You cannot decide a dispute about your own order',
} as const satisfies Record<string, string>;
