import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseInput, refuse } from '../../../domain/shared/errors.js';
import { idField } from '../../../domain/shared/fields.js';
import { awaitedIntentOf } from '../../../persistence/queries/payments/intents.js';
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
  const intentId = await awaitedIntentOf(scope.database, orderId, viewer.id);
  if (intentId === undefined) refuse('ORDER_NOT_FOUND');
  if (intentId !== null)
    await scope.queue.add(scope.database, 'check-payment', [{ id: randomUUID(), data: { intentId } }]);
  return orderId;
}
