import { refuseExceeded, type LimitName } from '../../rateLimits/rateLimits.js';
import type { Scope } from '../scope.js';
import { findKnownDevice } from './knownDevices.js';
import { hashToken } from '../hashToken.js';

/** A log-in attempt. It counts as failed until `forgiveLogIn` is called. */
export interface LogInAttempt {
  /** The rate-limit key of this attempt: the email address, with the known device or, without one, with the network address. */
  key: string;
  /** True if the account was logged in on this device before. */
  isFromKnownDevice: boolean;
}

const PER_ACCOUNT: LimitName = 'wrongPasswordOfAccount';

/**
 * Counts an attempt before its password is checked, so that simultaneous attempts cannot exceed the limit. Throws
 * TOO_MANY_ATTEMPTS after ten failures for an account within 15 minutes from one device or network address, or after
 * 100 within an hour from all unknown devices. When the limit of 100 is first exceeded, the account's owner is
 * mailed. Attempts from a known device are not affected by failures elsewhere.
 */
export async function countLogIn(scope: Scope, email: string): Promise<LogInAttempt> {
  await scope.rateLimits.consume('logIn', scope.caller.address);
  const device = await findKnownDevice(scope, email);
  const key = `${email} ${device ? hashToken(device).toString('hex') : scope.caller.address}`;
  await scope.rateLimits.consume('wrongPassword', key);
  if (!device) await countForAccount(scope, email);
  return { key, isFromKnownDevice: device !== null };
}

async function countForAccount(scope: Scope, email: string): Promise<void> {
  const state = await scope.rateLimits.take(PER_ACCOUNT, email);
  if (state?.isFirstExceeding) {
    await scope.outbox.putByAddress(scope.database, { email, topic: 'LOG_IN_ATTEMPTS' });
  }
  refuseExceeded(state);
}

/** Removes an attempt with the correct password from the counts. */
export async function forgiveLogIn(
  { rateLimits }: Scope,
  email: string,
  { key, isFromKnownDevice }: LogInAttempt,
): Promise<void> {
  await rateLimits.reset('wrongPassword', key);
  // Subtracts only this attempt, so that other people's failures stay counted.
  if (!isFromKnownDevice) await rateLimits.giveBack(PER_ACCOUNT, email);
}
