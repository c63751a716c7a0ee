import { COMPLAINT_LIMITS } from '../../domain/complaints/complaint.js';
import { complainSchema } from '../../domain/complaints/complaintInput.js';
import { refuse } from '../../domain/shared/errors.js';
import { countOpenComplaintsOf } from '../../persistence/queries/complaints/complaints.js';
import { findAccounts } from '../accounts/findAccounts.js';
import { requireBook } from '../catalogue/findBooks.js';
import { findOrders } from '../orders/findOrders.js';
import { readInput } from '../readInput.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { insertComplaint, takeNumber, type About } from './insertComplaint.js';

/**
 * Makes a complaint with the next number of the year, and returns its id. Throws COMPLAINTS_LIMIT if the viewer already has 10
 * open complaints. Throws ORDER_NOT_FOUND, SELLER_UNKNOWN or BOOK_NOT_FOUND if the viewer may not see the subject of the
 * complaint.
 */
export async function complain(scope: Scope, input: unknown): Promise<string> {
  const { id: complainantId } = await requireAbility(scope, 'complaints:write');
  const { kind, text, ...about } = await readInput(complainSchema, input);
  await requireVisible(scope, about);
  return scope.database.transaction(async (tx) => {
    const number = await takeNumber(scope, tx);
    const { mostOpen } = COMPLAINT_LIMITS;
    if ((await countOpenComplaintsOf(tx, complainantId, mostOpen)) >= mostOpen) {
      refuse('COMPLAINTS_LIMIT', { values: { max: mostOpen } });
    }
    const { complaintId, event } = await insertComplaint(scope, tx, {
      ...number,
      complainantId,
      kind,
      text,
      ...about,
    });
    await record(scope, tx, event);
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
