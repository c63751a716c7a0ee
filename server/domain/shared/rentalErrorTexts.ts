/** Error codes of sending rentals back and of rental payments, with their English messages; part of ERRORS. */
export const RENTAL_ERRORS = {
  NOTHING_TO_SEND_BACK: 'Only rentals can be sent back',
  ALREADY_SENT_BACK: 'These books have already been sent back',
  RENTAL_AWAITS_PAYMENT:
    'You have not finished an online payment for these copies. Please complete or cancel it first.',
  NOTHING_TO_GIVE_UP: 'These copies have no open payment that you could give up',
} as const satisfies Record<string, string>;
