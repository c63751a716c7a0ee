import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseInput, refuse } from '../../../domain/shared/errors.js';
import { idField } from '../../../domain/shared/fields.js';
import { awaitedIntentsOf } from '../../../persistence/queries/payments/intents.js';
import { requireAbility } from '../../requireAbility.js';
import type { Scope } from '../../scope.js';

const askSchema = z.object({ orderId: idField });

/**
 * Queues a request to the provider for each awaited payment of the buyer's order and its rentals, and returns the order's id.
 * Does nothing if none is awaited. Throws ORDER_NOT_FOUND if the viewer is not the buyer.
 */
export async function askForPayment(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'orders:write');
  const { orderId } = parseInput(askSchema, input);
  const awaited = await awaitedIntentsOf(scope.database, orderId, viewer.id);
  const questions = (awaited ?? refuse('ORDER_NOT_FOUND')).map((intentId) => ({
    id: randomUUID(),
    data: { intentId },
  }));
  if (questions.length > 0) await scope.queue.add(scope.database, 'check-payment', questions);
  return orderId;
}
