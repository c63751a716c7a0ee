import { money, type Money } from '../../domain/money/money.js';
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
}

const NO_OFFERS: EditionOffers = { offerCount: 0, lowestSale: null, lowestRent: null, availableFrom: null };

/** The editions with these ids in the same order, null for an unknown one. */
export async function findEditions(scope: Scope, ids: readonly string[]): Promise<(StoredEdition | null)[]> {
  const editions = new Map((await editionsByIds(scope.database, ids)).map((each) => [each.id, each]));
  return ids.map((id) => editions.get(id) ?? null);
}

/** What is offered of each of these editions on the market today. */
export async function findOffersOfEditions(scope: Scope, ids: readonly string[]): Promise<EditionOffers[]> {
  const rows = await offersOfEditions(scope.reads, ids, today(scope));
  const offers = new Map(
    rows.map(({ editionId, currency, lowestSale, lowestRent, ...rest }) => {
      const amount = (minor: number | null) =>
        minor === null ? null : money(minor, currency ?? scope.currency);
      return [editionId, { ...rest, lowestSale: amount(lowestSale), lowestRent: amount(lowestRent) }];
    }),
  );
  return ids.map((id) => offers.get(id) ?? NO_OFFERS);
}
