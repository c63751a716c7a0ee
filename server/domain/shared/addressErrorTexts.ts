/** Error codes of saved addresses, with their English messages; part of ERRORS. */
export const ADDRESS_ERRORS = {
  ADDRESS_NOT_FOUND: 'Address not found',
  ADDRESS_LIMIT:
    'You can keep at most {max, plural, one {# saved address} other {# saved addresses}}. Please remove one first.',
  RECEIVER_REQUIRED: 'Please enter the name of the person who receives the parcel',
  MOBILE_INVALID: 'Please enter an Indian mobile number with 10 digits, such as 98765 43210',
} as const;
