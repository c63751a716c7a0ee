import { randomUUID } from 'node:crypto';
import { newId } from '../../../persistence/ids.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { Ports } from '../../scope.js';

/** The online payment that a new order awaits. */
export interface NewIntent {
  id: string;
  provider: string;
}

/** Queues a job that opens the payment page, and returns the new payment. The caller inserts its row with the order. */
export async function queueIntent(
  { queue }: Pick<Ports, 'queue'>,
  tx: Transaction,
  provider: string,
): Promise<NewIntent> {
  const id = newId('intent');
  await queue.add(tx, 'open-payment-page', [{ id: randomUUID(), data: { intentId: id } }]);
  return { id, provider };
}
