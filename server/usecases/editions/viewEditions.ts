import { BookStatus } from '../../domain/catalogue/book.js';
import { canSeeUnlistedEditions } from '../../domain/catalogue/policies.js';
import { refuse } from '../../domain/shared/errors.js';
import { money, type Money } from '../../domain/money/money.js';
import type { BookFilter } from '../../persistence/queries/books/bookFilters.js';
import {
  editionsByIds,
  offersOfEditions,
  type StoredEdition,
} from '../../persistence/queries/editions/editions.js';
import { today, type Scope } from '../scope.js';

export type { StoredEdition as Edition } from '../../persistence/queries/editions/editions.js';

/** A summary of an edition's offers: their number, lowest prices and availability. */
export interface EditionOffers {
  offerCount: number;
  /** The lowest price of a copy that can be bought now; null if no copy can be bought. */
  lowestSale: Money | null;
  /** The lowest monthly rent; null if no copy can be rented. */
  lowestRent: Money | null;
  /** The first day on which a copy is free, YYYY-MM-DD; null if no such day is known. */
  availableFrom: string | null;
  /** The status of the offer with the earliest free copy. */
  status: BookStatus;
}

/** Totals of an edition without offers. */
export const NO_OFFERS: EditionOffers = {
  offerCount: 0,
  lowestSale: null,
  lowestRent: null,
  availableFrom: null,
  status: BookStatus.SOLD,
};

/**
 * Returns the editions with these IDs in the same order; null for an unknown ID. Unlike viewEdition, does not check
 * if the viewer may see them.
 */
export async function findEditions(scope: Scope, ids: readonly string[]): Promise<(StoredEdition | null)[]> {
  const editions = new Map((await editionsByIds(scope.database, ids)).map((each) => [each.id, each]));
  return ids.map((id) => editions.get(id) ?? null);
}

/**
 * Returns the edition with this ID, or the edition that it was joined into. An edition without listings on the
 * market is returned to moderators only.
 */
export async function viewEdition(scope: Scope, id: string): Promise<StoredEdition | null> {
  const [found] = await findEditions(scope, [id]);
  const edition = found?.joinedInto ? (await findEditions(scope, [found.joinedInto]))[0] : found;
  return edition && (edition.isListed || canSeeUnlistedEditions(await scope.principal())) ? edition : null;
}

/** Returns the edition with this ID. Throws EDITION_NOT_FOUND if the edition is unknown or hidden from the viewer. */
export async function requireEdition(scope: Scope, id: string): Promise<StoredEdition> {
  return (await viewEdition(scope, id)) ?? refuse('EDITION_NOT_FOUND');
}

/** Returns the totals of those offers of each edition that match the filter today, in the order of the IDs. */
export async function findOffersOfEditions(
  scope: Scope,
  ids: readonly string[],
  filter: BookFilter = {},
): Promise<EditionOffers[]> {
  const { reads, currency } = scope;
  const day = today(scope);
  const amount = (minor: number | null) => (minor === null ? null : money(minor, currency));
  const rows = await offersOfEditions(reads, ids, { filter, today: day, currency });
  const offers = new Map(
    rows.map(({ editionId, lowestSale, lowestRent, ...rest }): [string, EditionOffers] => {
      const status = rest.availableFrom === day ? BookStatus.AVAILABLE : BookStatus.RENTED;
      return [editionId, { ...rest, status, lowestSale: amount(lowestSale), lowestRent: amount(lowestRent) }];
    }),
  );
  return ids.map((id) => offers.get(id) ?? NO_OFFERS);
}
