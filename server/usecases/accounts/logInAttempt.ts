import { refuseExceeded, type LimitName } from '../../rateLimits/rateLimits.js';
import type { Scope } from '../scope.js';
import { findKnownDevice } from './knownDevices.js';
import { hashToken } from '../hashToken.js';

/** A log-in attempt. It counts as wrong until it proves right. */
export interface LogInAttempt {
  /** The key that its wrong ones are counted under. */
  key: string;
  /** True if the account was signed in to on this device before. */
  isFromKnownDevice: boolean;
}

const PER_ACCOUNT: LimitName = 'wrongPasswordOfAccount';

/**
 * Counts an attempt before its password is looked at, so that of many at once no more than the limit are. Ten wrong ones in
 * a quarter of an hour are too many from one address; so are a hundred in an hour from all addresses, of which the owner is
 * told. What strangers try does not count on a device that is known. Refuses TOO_MANY_ATTEMPTS.
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

/** Uncounts an attempt whose password was right. */
export async function forgiveLogIn(
  { rateLimits }: Scope,
  email: string,
  { key, isFromKnownDevice }: LogInAttempt,
): Promise<void> {
  await rateLimits.reset('wrongPassword', key);
  // Those of strangers stay counted.
  if (!isFromKnownDevice) await rateLimits.giveBack(PER_ACCOUNT, email);
}
