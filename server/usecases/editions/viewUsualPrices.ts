import { DAYS_OF_DEALS, usualPrice, type UsualPrice } from '../../domain/catalogue/usualPrice.js';
import { dealsOfEditions } from '../../persistence/queries/editions/deals.js';
import type { Scope } from '../scope.js';

const DAY_MS = 86_400_000;

/**
 * Returns the usual price of each edition from the sales of the last 365 days; null for an edition with too few
 * sales.
 */
export async function findUsualPrices(
  { reads, clock, currency }: Scope,
  editionIds: readonly string[],
): Promise<(UsualPrice | null)[]> {
  const since = new Date(clock.now().getTime() - DAYS_OF_DEALS * DAY_MS);
  const deals = await dealsOfEditions(reads, editionIds, { since, currency });
  return editionIds.map((id) => usualPrice(deals.get(id) ?? [], currency));
}
