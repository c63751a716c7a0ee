import type { DomainEvent } from '../../../domain/events/event.js';
import type { NewRows } from '../../../persistence/entityStatements.js';
import type { StoredIntent } from '../../../persistence/queries/payments/intents.js';
import { awaitedPurchase } from '../../../persistence/queries/payments/rentalPayments.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { Moment } from '../ledgerRows.js';
import { quoteIn } from '../purchaseFacts.js';
import type { LockedLine } from '../rentalPayments/lockedLine.js';
import { recordPurchase } from './recordPurchase.js';

/**
 * Makes a paid purchase of rented copies take effect on the agreed terms. Returns the rows to insert and the event to record.
 * The transaction must have locked the order and released the days that were kept for the purchase.
 */
export async function applyPaidPurchase(
  tx: Transaction,
  line: LockedLine,
  { id: intentId, currency }: StoredIntent,
  moment: Moment,
): Promise<{ rows: NewRows[]; event: DomainEvent }> {
  const awaited = await awaitedPurchase(tx, intentId);
  if (!awaited) throw new Error(`${intentId} pays no purchase`);
  const quote = quoteIn(awaited, line.item.deposit, currency);
  return recordPurchase(tx, line, { quote, commission: awaited.commission, intentId }, moment);
}
