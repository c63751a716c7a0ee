import { money, type Money } from '../../domain/money/money.js';
import { daysOpen } from '../../domain/payments/reconciliation.js';
import {
  countFailedTransfers,
  failedTransfers,
  type FailedTransferRow,
} from '../../persistence/queries/transfers/failedTransfers.js';
import { noteMoneyReads } from '../noteStaffAction.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** A transfer to a seller that failed or was refused, or whose release or reversal failed. */
export interface FailedTransfer extends Omit<FailedTransferRow, 'amount' | 'currency'> {
  amount: Money;
  /** Whole days since the failure. */
  daysOpen: number;
}

/**
 * Returns a page of the transfers, reversals and releases that failed, oldest first, for staff. Each read is recorded in the
 * audit log.
 */
export async function listFailedTransfers(
  scope: Scope,
  request: PageArguments,
): Promise<Page<FailedTransfer>> {
  const viewer = await requireAbility(scope, 'money:read');
  const { database, clock } = scope;
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => failedTransfers(database, stretch),
    nodesOf: async (rows) => {
      await noteMoneyReads(
        scope,
        viewer.id,
        rows.map(({ id, sellerId }) => ({ userId: sellerId, detail: id })),
      );
      return rows.map(({ amount, currency, ...row }) => ({
        ...row,
        amount: money(amount, currency),
        daysOpen: daysOpen(row.since, clock.now()),
      }));
    },
    placeOf: ({ since, id }) => [since, id],
    count: (most) => countFailedTransfers(database, most),
  });
}
