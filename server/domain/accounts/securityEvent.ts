import { z } from 'zod';
import { idField, optional } from '../shared/fields.js';

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

/** The first security event that the owner of an account did not cause. */
export const reportIntrusionSchema = z.object({ eventId: optional(idField) });

/** A request adds a factor or makes recovery codes shortly before it lists the event, within this many milliseconds. */
const WITHIN_REQUEST_MS = 5_000;

/** Returns the time since when everything added to an account is suspect, once its owner disowns an event. */
export function suspectSince(occurredAt: Date): Date {
  return new Date(occurredAt.getTime() - WITHIN_REQUEST_MS);
}
