import type { LedgerEntry } from '../../domain/money/ledger.js';
import { newId } from '../../persistence/ids.js';

/** A point in time, and its date (YYYY-MM-DD) in the marketplace's time zone. */
export interface Moment {
  now: Date;
  today: string;
}

/** Returns the ledger rows to insert for these movements of a fulfillment's money. */
export function ledgerRows(
  fulfillment: { id: string; orderId: string },
  entries: readonly LedgerEntry[],
  { now, today }: Moment,
) {
  return entries.map(({ kind, amount, note, disputeId }) => ({
    id: newId('ledger'),
    orderId: fulfillment.orderId,
    fulfillmentId: fulfillment.id,
    kind,
    amount: amount.amount,
    currency: amount.currencyCode,
    note: note ?? null,
    disputeId: disputeId ?? null,
    occurredAt: now,
    bookedOn: today,
  }));
}
