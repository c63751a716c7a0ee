import { randomBytes } from 'node:crypto';
import { isKnownDevice, noteDevice } from '../../persistence/queries/accounts/knownDevices.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { Scope } from '../scope.js';
import { hashToken } from '../hashToken.js';

const DEVICE_TOKEN = /^[\w-]{43}$/;

/**
 * Marks the caller's device as known to the account and returns the device's token. Runs in the transaction that starts
 * the session or resets the password. The token gives no access. It only lets failed log-ins from known devices count
 * separately.
 */
export async function rememberDevice(
  scope: Scope,
  tx: Transaction,
  userId: string,
): Promise<{ device: string; isNewDevice: boolean }> {
  const device = deviceOf(scope) ?? randomBytes(32).toString('base64url');
  const isNewDevice = await noteDevice(tx, { userId, tokenHash: hashToken(device), now: scope.clock.now() });
  return { device, isNewDevice };
}

/**
 * Returns the token of the caller's device if the account with this email address was logged in on that device before;
 * otherwise null.
 */
export async function findKnownDevice(scope: Scope, email: string): Promise<string | null> {
  const device = deviceOf(scope);
  return device && (await isKnownDevice(scope.database, email, hashToken(device))) ? device : null;
}

function deviceOf({ caller }: Scope): string | null {
  return caller.device && DEVICE_TOKEN.test(caller.device) ? caller.device : null;
}
