/** Events in the security history, which only the owner of the account sees. */
export const SecurityEventKind = {
  LOGGED_IN: 'LOGGED_IN',
  SESSION_ENDED: 'SESSION_ENDED',
  PASSWORD_CHANGED: 'PASSWORD_CHANGED',
  PASSWORD_RESET: 'PASSWORD_RESET',
  FACTOR_ADDED: 'FACTOR_ADDED',
  FACTOR_REMOVED: 'FACTOR_REMOVED',
  FACTOR_REFUSED: 'FACTOR_REFUSED',
  RECOVERY_CODES_MADE: 'RECOVERY_CODES_MADE',
  RECOVERY_CODE_USED: 'RECOVERY_CODE_USED',
  INTRUSION_REPORTED: 'INTRUSION_REPORTED',
} as const;
export type SecurityEventKind = keyof typeof SecurityEventKind;
