import { money, zero, type Money } from '../../domain/money/money.js';
import { REFUSED_CAPTURE_DAYS, WARNED_BEFORE_DAYS } from '../../domain/payments/depositBlock.js';
import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import type { StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import {
  blockIssues,
  countBlockIssues,
  type BlockIssueRow,
  type BlockMoments,
} from '../../persistence/queries/payments/blockIssues.js';
import { noteMoneyReads } from '../noteStaffAction.js';
import { openPaymentIn } from '../orders/storedMoney.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** A blocked deposit that ends soon, or whose release or capture the provider refused. */
export interface BlockIssue extends Omit<BlockIssueRow, 'amount' | 'currency' | 'fulfillmentId'> {
  /** The amount of the block, or of the capture. */
  amount: Money;
  /** The seller whom the buyer owes the amount that was not captured; null for an issue without a capture. */
  sellerId: string | null;
  /** The amount that the buyer still owes the seller directly; null for an issue without a capture. */
  owed: Money | null;
}

const DAY_MS = 86_400_000;

/**
 * Returns a page of the blocked deposits that need the attention of staff, earliest end first. Each read is recorded in the audit
 * log.
 */
export async function listBlockIssues(scope: Scope, request: PageArguments): Promise<Page<BlockIssue>> {
  const viewer = await requireAbility(scope, 'money:read');
  const { database } = scope;
  const moments = momentsAt(scope.clock.now());
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => blockIssues(database, moments, stretch),
    nodesOf: async (rows) => {
      await noteMoneyReads(
        scope,
        viewer.id,
        rows.map(({ id, buyerId }) => ({ userId: buyerId, detail: id })),
      );
      const captured = rows.filter(({ kind }) => kind === 'CAPTURE_REFUSED');
      const orders = await ordersByIds(
        database,
        captured.map(({ orderId }) => orderId),
      );
      return rows.map((row) => issueOf(row, orders));
    },
    placeOf: ({ expiresAt, id }) => [expiresAt, id],
    count: (most) => countBlockIssues(database, moments, most),
  });
}

function momentsAt(now: Date): BlockMoments {
  return {
    endsBefore: new Date(now.getTime() + WARNED_BEFORE_DAYS * DAY_MS),
    refusedSince: new Date(now.getTime() - REFUSED_CAPTURE_DAYS * DAY_MS),
  };
}

function issueOf(
  { amount, currency, fulfillmentId, ...row }: BlockIssueRow,
  orders: readonly StoredOrder[],
): BlockIssue {
  const fulfillment = orders
    .flatMap(({ fulfillments }) => fulfillments)
    .find(({ id }) => id === fulfillmentId);
  const open = fulfillment && openPaymentIn(fulfillment);
  return {
    ...row,
    amount: money(amount, currency),
    sellerId: fulfillment?.sellerId ?? null,
    owed: open ? (open.state === 'TO_PAY' ? open.amount : zero(currency)) : null,
  };
}
