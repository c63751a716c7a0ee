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

/**
 * Input of a report of an intruder. `eventId` names the first security event that the owner of the account did not
 * cause, if known.
 */
export const reportIntrusionSchema = z.object({ eventId: optional(idField) });

/**
 * Maximum milliseconds between adding a second factor or recovery codes and recording the event, in one request.
 */
const WITHIN_REQUEST_MS = 5_000;

/**
 * Returns the time from which additions to an account are suspect, if its owner did not cause the event at
 * `occurredAt`.
 */
export function suspectSince(occurredAt: Date): Date {
  return new Date(occurredAt.getTime() - WITHIN_REQUEST_MS);
}
