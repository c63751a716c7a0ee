import type { LedgerEntry } from '../../domain/money/ledger.js';
import { newId } from '../../persistence/ids.js';

/** When something is recorded: the moment, and the day of the marketplace (YYYY-MM-DD) on which it counts. */
export interface Moment {
  now: Date;
  today: string;
}

/** The rows of these movements of a fulfillment's money in the ledger of its order. */
export function ledgerRows(
  fulfillment: { id: string; orderId: string },
  entries: readonly LedgerEntry[],
  { now, today }: Moment,
) {
  return entries.map(({ kind, amount, note }) => ({
    id: newId('ledger'),
    orderId: fulfillment.orderId,
    fulfillmentId: fulfillment.id,
    kind,
    amount: amount.amount,
    currency: amount.currencyCode,
    note: note ?? null,
    occurredAt: now,
    bookedOn: today,
  }));
}
