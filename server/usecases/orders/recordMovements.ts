import type { LedgerEntry } from '../../domain/ledger.js';
import { LedgerEntryEntity } from '../../persistence/entities/orders.js';
import { newId } from '../../persistence/ids.js';
import type { Transaction } from '../../persistence/transaction.js';

/** Adds movements of a fulfillment's money to the ledger of its order. */
export async function recordMovements(
  tx: Transaction,
  fulfillment: { id: string; orderId: string },
  entries: readonly LedgerEntry[],
  now: Date,
): Promise<void> {
  await tx.insert(
    LedgerEntryEntity,
    entries.map(({ kind, amount, note }) => ({
      id: newId('ledger'),
      orderId: fulfillment.orderId,
      fulfillmentId: fulfillment.id,
      kind,
      amount: amount.amount,
      note: note ?? null,
      occurredAt: now,
    })),
  );
}
