import { money, type Money } from '../../domain/money/money.js';
import { daysOpen } from '../../domain/payments/reconciliation.js';
import {
  countStrandedPayouts,
  strandedPayouts,
  type StrandedPayoutRow,
} from '../../persistence/queries/payouts/strandedPayouts.js';
import { noteMoneyReads } from '../noteStaffAction.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** A payout or refund by payout whose provider is not configured any more, so that no provider reports its outcome. */
export interface StrandedPayout extends Omit<StrandedPayoutRow, 'amount' | 'currency'> {
  amount: Money;
  /** Whole days since the payout, refund or release was sent. */
  daysOpen: number;
}

/**
 * Returns a page of the payouts and refunds by payout whose provider is not configured any more, oldest first, for staff. Each
 * read is recorded in the audit log.
 */
export async function listStrandedPayouts(
  scope: Scope,
  request: PageArguments,
): Promise<Page<StrandedPayout>> {
  const viewer = await requireAbility(scope, 'money:read');
  const { database, clock, payouts, payments } = scope;
  const configured = { ofPayouts: payouts?.name ?? null, ofTransfers: payments?.split?.name ?? null };
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => strandedPayouts(database, configured, stretch),
    nodesOf: async (rows) => {
      await noteMoneyReads(
        scope,
        viewer.id,
        rows.map(({ id, recipientId }) => ({ userId: recipientId, detail: id })),
      );
      return rows.map((row) => strandedAsSeen(row, clock.now()));
    },
    placeOf: ({ sentAt, id }) => [sentAt, id],
    count: (most) => countStrandedPayouts(database, configured, most),
  });
}

function strandedAsSeen({ amount, currency, ...row }: StrandedPayoutRow, now: Date): StrandedPayout {
  return { ...row, amount: money(amount, currency), daysOpen: daysOpen(row.sentAt, now) };
}
