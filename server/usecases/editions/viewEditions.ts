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

/** What the offers of an edition come to. */
export interface EditionOffers {
  offerCount: number;
  /** The lowest price for which a copy can be bought now. */
  lowestSale: Money | null;
  /** The lowest rent of a month. */
  lowestRent: Money | null;
  /** The first day on which a copy is free, YYYY-MM-DD. */
  availableFrom: string | null;
  /** That of the offer that has a copy soonest. */
  status: BookStatus;
}

/** What there is of an edition of which nothing is offered. */
export const NO_OFFERS: EditionOffers = {
  offerCount: 0,
  lowestSale: null,
  lowestRent: null,
  availableFrom: null,
  status: BookStatus.SOLD,
};

/** The editions with these ids in the same order, null for an unknown one. What anybody may look at is for viewEdition to say. */
export async function findEditions(scope: Scope, ids: readonly string[]): Promise<(StoredEdition | null)[]> {
  const editions = new Map((await editionsByIds(scope.database, ids)).map((each) => [each.id, each]));
  return ids.map((id) => editions.get(id) ?? null);
}

/**
 * The edition with this id, or the one that it was joined into; one of which nothing is on the market is there for
 * moderators only.
 */
export async function viewEdition(scope: Scope, id: string): Promise<StoredEdition | null> {
  const [found] = await findEditions(scope, [id]);
  const edition = found?.joinedInto ? (await findEditions(scope, [found.joinedInto]))[0] : found;
  return edition && (edition.isListed || canSeeUnlistedEditions(await scope.principal())) ? edition : null;
}

/** Returns the edition with this id. Refuses EDITION_NOT_FOUND for one that the viewer may not see. */
export async function requireEdition(scope: Scope, id: string): Promise<StoredEdition> {
  return (await viewEdition(scope, id)) ?? refuse('EDITION_NOT_FOUND');
}

/** What is offered of each of these editions on the market today, and matches the filter. */
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
