import { postingsOf } from '../../domain/bookkeeping/journal.js';
import type { EntryKind, Movements } from '../../domain/bookkeeping/movements.js';
import { JournalEntryEntity, JournalPostingEntity } from '../../persistence/entities/journal.js';
import { newRows, type NewRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import type { Ports } from '../scope.js';

/** The IDs of the rows that an entry is about. */
type Subject = Partial<
  Pick<
    JournalEntryEntity,
    | 'orderId'
    | 'attemptId'
    | 'refundId'
    | 'earningId'
    | 'payoutId'
    | 'chargebackId'
    | 'transferId'
    | 'reversalId'
    | 'repaymentId'
    | 'taxPaymentId'
  >
>;

/**
 * Returns the rows of a journal entry for a movement of money, to be inserted in the transaction that records the movement.
 * Returns no rows if no money moved.
 */
export function entryRows<Kind extends EntryKind>(
  { clock }: Pick<Ports, 'clock'>,
  kind: Kind,
  subject: Subject,
  movement: Movements[Kind],
): NewRows[] {
  const postings = postingsOf(kind, movement);
  if (postings.length === 0) return [];
  const entryId = newId('entry');
  const rows = postings.map(({ account, amount, partyId, fulfillmentId }, at) => ({
    entryId,
    number: at + 1,
    account,
    partyId,
    fulfillmentId,
    amount: amount.amount,
    currency: amount.currencyCode,
  }));
  const entry = { id: entryId, kind, ...subject, postings: rows.length, occurredAt: clock.now() };
  return [newRows(JournalEntryEntity, [entry]), newRows(JournalPostingEntity, rows)];
}
