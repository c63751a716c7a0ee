import { partyOf } from '../../../domain/orders/policies.js';
import { extensionLimit, type ExtensionLimit } from '../../../domain/orders/rentalExtension.js';
import { rentalsByIds } from '../../../persistence/queries/stock/rentals.js';
import { principalWith } from '../../requireAbility.js';
import type { Scope } from '../../scope.js';

/**
 * Returns the longest extension of each of these lines, in the same order; null for a line that the viewer
 * cannot extend.
 */
export async function findExtensionLimits(
  scope: Scope,
  ids: readonly string[],
): Promise<(ExtensionLimit | null)[]> {
  const viewer = await principalWith(scope, 'orders:read');
  const rentals = viewer ? await rentalsByIds(scope.database, ids, scope.rentalRoomDays) : [];
  const limits = new Map(rentals.map((line) => [line.id, extensionLimit(line, partyOf(viewer, line))]));
  return ids.map((id) => limits.get(id) ?? null);
}
