import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseInput, refuse } from '../../../domain/shared/errors.js';
import { idField } from '../../../domain/shared/fields.js';
import { intentOfOrder } from '../../../persistence/queries/payments/intents.js';
import { requireAbility } from '../../requireAbility.js';
import type { Scope } from '../../scope.js';

const askSchema = z.object({ orderId: idField });

/**
 * Queues a question to the provider about the payment of the buyer's order, and returns the order's id. Does nothing
 * if the order does not await a payment. Throws ORDER_NOT_FOUND to all others.
 */
export async function askForPayment(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'orders:write');
  const { orderId } = parseInput(askSchema, input);
  const intent = (await intentOfOrder(scope.database, orderId, viewer.id)) ?? refuse('ORDER_NOT_FOUND');
  if (intent.status === 'AWAITING') {
    const data = { intentId: intent.id };
    await scope.queue.add(scope.database, 'check-payment', [{ id: randomUUID(), data }]);
  }
  return orderId;
}
