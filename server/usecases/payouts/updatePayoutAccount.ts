import { isDeepStrictEqual } from 'node:util';
import { changedSecrets, endOf, updatePayoutAccountSchema } from '../../domain/payouts/payoutAccount.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { lockedPayoutAccount, savePayoutAccount } from '../../persistence/queries/payouts/payoutAccounts.js';
import { readableUpiAddress, sealUpiAddress } from '../../secrets/upiAddress.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';
import { secretsOf } from './payoutAccount.js';

/**
 * Changes the viewer's payout account. Each change pauses payouts, so that the seller can notice an intruder. Throws what
 * requireFreshConfirmation and changedSecrets throw.
 */
export async function updatePayoutAccount(scope: Scope, input: unknown): Promise<void> {
  const { id: userId } = await requireFreshConfirmation(scope, 'profile:write');
  const { method, upiAddress, ...change } = parseInput(updatePayoutAccountSchema, input);
  await scope.database.transaction(async (tx) => {
    const stored = (await lockedPayoutAccount(tx, userId, { forChange: true })) ?? refuse('USER_NOT_FOUND');
    const before = secretsOf(scope.secrets, stored);
    const after = changedSecrets(before, change);
    const upiBefore = readableUpiAddress(scope.secrets, stored.sealedUpiAddress, userId);
    const isSame =
      (method ?? stored.method) === stored.method &&
      (upiAddress === undefined || upiAddress === upiBefore) &&
      isDeepStrictEqual(before, after);
    if (isSame) return;
    const own = {
      ...stored,
      method: method ?? stored.method,
      ...(upiAddress !== undefined && sealUpiAddress(scope.secrets, upiAddress, userId)),
    };
    const ends = {
      panEnd: after.pan && endOf(after.pan),
      gstinEnd: after.gstin && endOf(after.gstin),
      bankAccountEnd: after.bankAccount && endOf(after.bankAccount.number),
    };
    const secrets = scope.secrets.seal(JSON.stringify(after), userId);
    await savePayoutAccount(tx, { ...own, ...ends, secrets }, scope.clock.now());
    await record(scope, tx, { type: 'PayoutAccountChanged', sellerId: userId });
  });
}
