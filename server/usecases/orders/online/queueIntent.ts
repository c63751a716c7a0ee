import { randomUUID } from 'node:crypto';
import { newId } from '../../../persistence/ids.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { Ports } from '../../scope.js';

/** The online payment with which a new order is to be paid. */
export interface NewIntent {
  id: string;
  provider: string;
}

/** Queues the opening of the page of a new online payment, and returns the payment. Its row is inserted with the order. */
export async function queueIntent(
  { queue }: Pick<Ports, 'queue'>,
  tx: Transaction,
  provider: string,
): Promise<NewIntent> {
  const id = newId('intent');
  await queue.add(tx, 'open-payment-page', [{ id: randomUUID(), data: { intentId: id } }]);
  return { id, provider };
}
