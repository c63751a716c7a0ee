/** Error codes of the return of rentals, with their English messages; part of ERRORS. */
export const RENTAL_ERRORS = {
  NOTHING_TO_SEND_BACK: 'Only rentals can be sent back',
  ALREADY_SENT_BACK: 'These books have already been sent back',
} as const satisfies Record<string, string>;
