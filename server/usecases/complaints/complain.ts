import { COMPLAINT_LIMITS, deadlinesOf } from '../../domain/complaints/complaint.js';
import { complainSchema } from '../../domain/complaints/complaintInput.js';
import { refuse } from '../../domain/shared/errors.js';
import { ComplaintEntity, ComplaintEntryEntity } from '../../persistence/entities/complaints.js';
import { newId } from '../../persistence/ids.js';
import { countOpenComplaintsOf, takeSerial } from '../../persistence/queries/complaints/complaints.js';
import { findAccounts } from '../accounts/findAccounts.js';
import { requireBook } from '../catalogue/findBooks.js';
import { findOrders } from '../orders/findOrders.js';
import { readInput } from '../readInput.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';

/** The order, seller or book that a complaint is about. */
interface About {
  orderId?: string | undefined;
  sellerId?: string | undefined;
  bookId?: string | undefined;
}

/**
 * Makes a complaint with the next number of the year, and returns its id. Throws COMPLAINTS_LIMIT if the viewer already has 10
 * open complaints. Throws ORDER_NOT_FOUND, SELLER_UNKNOWN or BOOK_NOT_FOUND if the viewer may not see the subject of the
 * complaint.
 */
export async function complain(scope: Scope, input: unknown): Promise<string> {
  const { id: complainantId } = await requireAbility(scope, 'complaints:write');
  const { kind, text, ...about } = await readInput(complainSchema, input);
  await requireVisible(scope, about);
  const now = scope.clock.now();
  const complaintId = newId('complaint');
  const entryId = newId('complaintentry');
  return scope.database.transaction(async (tx) => {
    const year = Number(today(scope).slice(0, 4));
    // Taking a number locks the year, so that two simultaneous complaints cannot together exceed the limit.
    const serial = await takeSerial(tx, year);
    const { mostOpen } = COMPLAINT_LIMITS;
    if ((await countOpenComplaintsOf(tx, complainantId, mostOpen)) >= mostOpen) {
      refuse('COMPLAINTS_LIMIT', { values: { max: mostOpen } });
    }
    const deadlines = deadlinesOf(now, { timeZone: scope.timeZone, days: scope.deadlineDays });
    const row = { id: complaintId, year, serial, complainantId, kind, status: 'OPEN', ...about } as const;
    await tx.insert(ComplaintEntity, { ...row, ...deadlines, openedAt: now });
    const entry = { id: entryId, complaintId, action: 'OPEN', authorId: complainantId } as const;
    await tx.insert(ComplaintEntryEntity, { ...entry, text, occurredAt: now });
    const step = { entryId, action: 'open', status: 'OPEN', actorId: complainantId } as const;
    await record(scope, tx, { type: 'ComplaintStepTaken', complaintId, complainantId, ...step });
    return complaintId;
  });
}

async function requireVisible(scope: Scope, { orderId, sellerId, bookId }: About): Promise<void> {
  if (orderId !== undefined) {
    const [order] = await findOrders(scope, [orderId]);
    if (!order) refuse('ORDER_NOT_FOUND', { field: ['orderId'] });
  }
  if (sellerId !== undefined) {
    const [seller] = await findAccounts(scope, [sellerId]);
    if (!seller) refuse('SELLER_UNKNOWN', { field: ['sellerId'] });
  }
  if (bookId !== undefined) await requireBook(scope, bookId, ['bookId']);
}
