import {
  replaceSealed,
  SEALED_COLUMNS,
  sealedSecrets,
  type SealedColumn,
} from '../../persistence/queries/accounts/sealedSecrets.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';

type ResealPorts = Acting & Pick<Ports, 'database' | 'secrets'>;

/** Number of secrets that are read at once. */
const AT_ONCE = 500;

/**
 * Reseals with the newest key all secrets that were sealed with an older key, and returns their number. Throws an Error if no
 * key opens a secret. Can be repeated, and can run while Panna runs.
 */
export async function resealSecrets(ports: ResealPorts): Promise<number> {
  await requireAbility(ports, 'secrets:reseal');
  let resealed = 0;
  for (const column of SEALED_COLUMNS) resealed += await resealColumn(ports, column);
  return resealed;
}

async function resealColumn({ database, secrets }: ResealPorts, column: SealedColumn): Promise<number> {
  let resealed = 0;
  let after = '';
  for (;;) {
    const found = await sealedSecrets(database, column, after, AT_ONCE);
    for (const secret of found) {
      const again = secrets.reseal(secret.sealed, secret.context);
      if (!again) continue;
      await replaceSealed(database, column, secret, again);
      resealed += 1;
    }
    const last = found.at(-1);
    if (!last || found.length < AT_ONCE) return resealed;
    after = last.key;
  }
}
