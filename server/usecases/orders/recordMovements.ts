import type { LedgerEntry } from '../../domain/money/ledger.js';
import { LedgerEntryEntity } from '../../persistence/entities/orders.js';
import { newId } from '../../persistence/ids.js';
import type { Transaction } from '../../persistence/transaction.js';

/** When something is recorded: the moment, and the day of the marketplace (YYYY-MM-DD) on which it counts. */
export interface Moment {
  now: Date;
  today: string;
}

interface Part {
  id: string;
  orderId: string;
}

/** Adds movements of a fulfillment's money to the ledger of its order. */
export async function recordMovements(
  tx: Transaction,
  part: Part,
  entries: readonly LedgerEntry[],
  moment: Moment,
): Promise<void> {
  await tx.insert(LedgerEntryEntity, movementRows(part, entries, moment));
}

/** The rows of these movements. */
export function movementRows(part: Part, entries: readonly LedgerEntry[], { now, today }: Moment) {
  return entries.map(({ kind, amount, note }) => ({
    id: newId('ledger'),
    orderId: part.orderId,
    fulfillmentId: part.id,
    kind,
    amount: amount.amount,
    note: note ?? null,
    occurredAt: now,
    bookedOn: today,
  }));
}
