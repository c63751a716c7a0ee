import { z } from 'zod';
import { refuse } from '../../../domain/shared/errors.js';
import { idField } from '../../../domain/shared/fields.js';
import { readInput } from '../../readInput.js';
import { recordAll } from '../../record.js';
import { requireAbility } from '../../requireAbility.js';
import type { Scope } from '../../scope.js';
import { endRentalPayments } from './endRentalPayments.js';
import { lockedLine, type LineOfOrder } from './lockedLine.js';

const giveUpSchema = z.object({ orderItemId: idField });

/**
 * Gives up the extension or purchase that awaits its online payment, so that its days are free again, and returns the line. A
 * repeated call succeeds and changes nothing. Throws ORDER_ITEM_NOT_FOUND if the viewer is neither the buyer nor the seller of
 * the line, BUYER_ONLY for the seller, and NOTHING_TO_GIVE_UP if no payment was awaited or it is already paid.
 */
export async function giveUpRentalPayment(scope: Scope, input: unknown): Promise<LineOfOrder> {
  const viewer = await requireAbility(scope, 'orders:write');
  const { orderItemId } = await readInput(giveUpSchema, input);
  return scope.database.transaction(async (tx) => {
    const { order, fulfillment, item, party } = await lockedLine(tx, orderItemId, viewer);
    if (party !== 'BUYER') refuse('BUYER_ONLY');
    const status = item.rentalPayment?.status ?? null;
    if (status === null || status === 'PAID') refuse('NOTHING_TO_GIVE_UP');
    const ending = { action: 'cancel', orderItemId } as const;
    await recordAll(scope, tx, await endRentalPayments(scope, tx, order, fulfillment, ending));
    return { orderId: order.id, fulfillmentId: fulfillment.id, orderItemId };
  });
}
