import {
  emptyUnsealedAddresses,
  lockUnsealedAddresses,
  replaceUnsealed,
  unsealedAddresses,
} from '../../persistence/queries/accounts/unsealedAddresses.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';

/** Number of addresses that one transaction seals. */
const AT_ONCE = 500;

/**
 * Seals the UPI addresses that an older version stored as plain text. Runs at each start, before the first request. If all are
 * sealed, does nothing and needs no key. Can run in several processes at once.
 */
export async function sealUpiAddresses(ports: Acting & Pick<Ports, 'database' | 'secrets'>): Promise<void> {
  await requireAbility(ports, 'secrets:reseal');
  const { database, secrets } = ports;
  let remain = (await unsealedAddresses(database, 1)).length > 0;
  while (remain) {
    remain = await database.transaction(async (tx) => {
      await lockUnsealedAddresses(tx);
      const found = await unsealedAddresses(tx, AT_ONCE);
      for (const each of found) await replaceUnsealed(tx, each, secrets.seal(each.address, each.id));
      if (found.length === AT_ONCE) return true;
      await emptyUnsealedAddresses(tx);
      return false;
    });
  }
}
