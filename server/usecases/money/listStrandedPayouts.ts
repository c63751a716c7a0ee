import { money, type Money } from '../../domain/money/money.js';
import { daysOpen } from '../../domain/payments/reconciliation.js';
import {
  countStrandedPayouts,
  strandedPayouts,
  type StrandedPayoutRow,
} from '../../persistence/queries/payouts/strandedPayouts.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** A payout that was sent at a provider which is not configured any more, so that nobody reports its outcome. */
export interface StrandedPayout extends Omit<StrandedPayoutRow, 'amount' | 'currency'> {
  amount: Money;
  /** Whole days since it was sent. */
  daysOpen: number;
}

/** Returns a page of the payouts whose provider is not configured any more, oldest first, for staff. */
export async function listStrandedPayouts(
  scope: Scope,
  request: PageArguments,
): Promise<Page<StrandedPayout>> {
  await requireAbility(scope, 'money:read');
  const { database, clock, payouts, payments } = scope;
  const configured = { ofPayouts: payouts?.name ?? null, ofTransfers: payments?.split?.name ?? null };
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => strandedPayouts(database, configured, stretch),
    nodesOf: (rows) =>
      rows.map(({ amount, currency, ...row }) => ({
        ...row,
        amount: money(amount, currency),
        daysOpen: daysOpen(row.sentAt, clock.now()),
      })),
    placeOf: ({ sentAt, id }) => [sentAt, id],
    count: (most) => countStrandedPayouts(database, configured, most),
  });
}
