import { ownDataOf, type OwnData } from '../../persistence/queries/accounts/ownData.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** Returns everything that Panna stores about the viewer. Amounts are in paise, times in ISO 8601. */
export async function exportOwnData(scope: Scope): Promise<OwnData & { exportedAt: Date }> {
  const viewer = await requireAbility(scope, 'account:export');
  return { exportedAt: scope.clock.now(), ...(await ownDataOf(scope.database, viewer.id)) };
}
