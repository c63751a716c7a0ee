/** Error codes of second factors and confirmations of identity, with their English messages; part of ERRORS. */
export const FACTOR_ERRORS = {
  CODE_INVALID: 'Please enter the 6 digits of the code',
  WRONG_CODE: 'The code is wrong',
  CODE_ALREADY_USED: 'This code has already been used. Please wait for the next code.',
  CODE_OF_ANOTHER_TIME:
    'This code is not current. Please check the clock of the device that shows the codes, and enter the current code.',
  WRONG_RECOVERY_CODE: 'This recovery code is wrong or has already been used',
  PASSKEY_REFUSED: 'The passkey could not be verified. Please try again.',
  PASSKEY_UNKNOWN: 'This passkey belongs to no account. Please log in with your password.',
  PASSKEY_ALREADY_ADDED: 'This passkey has already been added',
  PROOF_REQUIRED: 'Please send exactly one proof: a password, a code, a recovery code or a passkey',
  CHALLENGE_EXPIRED: 'This step has expired. Please start again.',
  CONFIRMATION_REQUIRED: 'Please confirm your identity first',
  SECOND_FACTOR_REQUIRED: 'Staff accounts require a second factor. Please add one in the security settings.',
  PASSWORD_RESET_REQUIRED:
    'This password is blocked, because its owner reported that someone else used the account. Please set a new password: follow the link in our email, or use “Forgot your password?”.',
  SECURITY_EVENT_NOT_FOUND: 'Security event not found',
  FACTOR_NOT_FOUND: 'Second factor not found',
  NO_SECOND_FACTOR: 'This account has no second factor',
  TOO_MANY_FACTORS: 'An account can have at most {max} second factors. Please remove one first.',
} as const;
