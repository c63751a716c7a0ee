import { can } from '../../domain/accounts/principal.js';
import { knownMoney, type Money } from '../../domain/money/money.js';
import { daysOpen } from '../../domain/payments/reconciliation.js';
import {
  countOpenDifferences,
  openDifferences,
  type DifferenceRow,
} from '../../persistence/queries/payments/differences.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** A record on which the provider and the marketplace disagree. The fields of a side that has no such record are null. */
export interface ReconciliationDifference extends Pick<
  DifferenceRow,
  | 'id'
  | 'provider'
  | 'subject'
  | 'reference'
  | 'kind'
  | 'ourStatus'
  | 'theirStatus'
  | 'occurredAt'
  | 'firstSeenAt'
  | 'lastSeenAt'
> {
  ourAmount: Money | null;
  theirAmount: Money | null;
  /** The provider's fee as recorded here, tax included; null if it is unknown or not compared. */
  ourFee: Money | null;
  theirFee: Money | null;
  /** The part of a transfer that was reversed; null for other subjects. */
  ourReversed: Money | null;
  theirReversed: Money | null;
  /** Whole days since the difference was first found. */
  daysOpen: number;
  viewerCanSettle: boolean;
}

/** Returns a page of the open differences, earliest found first, for staff. */
export async function listDifferences(
  scope: Scope,
  request: PageArguments,
): Promise<Page<ReconciliationDifference>> {
  const viewer = await requireAbility(scope, 'money:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => openDifferences(scope.database, stretch),
    nodesOf: (rows) => rows.map((row) => differenceAsSeen(scope, row, can(viewer, 'money:settle'))),
    placeOf: ({ firstSeenAt, id }) => [firstSeenAt, id],
    count: (most) => countOpenDifferences(scope.database, most),
  });
}

/** Returns a difference as staff see it. */
export function differenceAsSeen(
  { clock }: Pick<Scope, 'clock'>,
  row: DifferenceRow,
  viewerCanSettle: boolean,
): ReconciliationDifference {
  return {
    ...row,
    ourAmount: amountOf(row.ourAmount, row.ourCurrency),
    theirAmount: amountOf(row.theirAmount, row.theirCurrency),
    ourFee: amountOf(row.ourFee, row.ourCurrency),
    theirFee: amountOf(row.theirFee, row.theirCurrency),
    ourReversed: amountOf(row.ourReversed, row.ourCurrency),
    theirReversed: amountOf(row.theirReversed, row.theirCurrency),
    daysOpen: daysOpen(row.firstSeenAt, clock.now()),
    viewerCanSettle,
  };
}

/** Returns the amount; null if it is unknown. Also null if the provider lists it in a currency that Panna does not know. */
function amountOf(amount: number | null, currency: string | null): Money | null {
  return amount === null || currency === null ? null : knownMoney(amount, currency);
}
