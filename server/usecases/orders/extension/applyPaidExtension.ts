import type { DomainEvent } from '../../../domain/events/event.js';
import { money } from '../../../domain/money/money.js';
import type { NewRows } from '../../../persistence/entityStatements.js';
import { awaitedExtension } from '../../../persistence/queries/payments/rentalPayments.js';
import type { StoredIntent } from '../../../persistence/queries/payments/intents.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { Moment } from '../ledgerRows.js';
import type { LockedLine } from '../rentalPayments/lockedLine.js';
import { recordExtension } from './recordExtension.js';

/**
 * Makes a paid extension take effect on the agreed terms. Returns the rows to insert and the event to record. The transaction
 * must have locked the order and released the days that were kept for the extension.
 */
export async function applyPaidExtension(
  tx: Transaction,
  line: LockedLine,
  { id: intentId, amount, currency }: StoredIntent,
  moment: Moment,
): Promise<{ rows: NewRows[]; event: DomainEvent }> {
  const awaited = await awaitedExtension(tx, intentId);
  const { startsOn } = line.item;
  if (!awaited || startsOn === null) throw new Error(`${intentId} pays no extension`);
  const { endsOn, commission, ...agreed } = awaited;
  const period = { startsOn, endsOn };
  const charge = money(amount, currency);
  return recordExtension(tx, line, { ...agreed, period, charge, paid: { intentId, commission } }, moment);
}
