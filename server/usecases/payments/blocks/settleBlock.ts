import { balanceOf } from '../../../domain/money/ledger.js';
import { money, type Money } from '../../../domain/money/money.js';
import {
  amountToCapture,
  BLOCK_LIFECYCLE,
  CAPTURE_LIFECYCLE,
} from '../../../domain/payments/depositBlock.js';
import { isPossible, statusAfter } from '../../../domain/payments/statusAfter.js';
import { DepositBlockEntity, DepositCaptureEntity } from '../../../persistence/entities/depositBlocks.js';
import { PaymentEntity } from '../../../persistence/entities/payments.js';
import { newId } from '../../../persistence/ids.js';
import { ordersByIds } from '../../../persistence/queries/orders/orders.js';
import type { StoredFulfillment } from '../../../persistence/queries/orders/storedOrder.js';
import { capturesOfBlock, type StoredCapture } from '../../../persistence/queries/payments/depositBlocks.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { movementsOf, openPaymentIn } from '../../orders/storedMoney.js';
import type { RecordingScope } from '../../recording.js';

/**
 * Begins to capture the amounts that sellers keep from blocked deposits. Once the order has nothing left to capture, begins
 * the release of the block. Does nothing if no active block secures the deposits. A job sends the captures and the release to
 * the provider. The transaction must have locked the order.
 */
export async function settleBlock(
  { clock }: Pick<RecordingScope, 'clock'>,
  tx: Transaction,
  orderId: string,
): Promise<void> {
  const [order] = await ordersByIds(tx, [orderId]);
  const block = order?.depositBlock;
  if (!order || !block || !isPossible(BLOCK_LIFECYCLE.release, block.status)) return;
  const captures = await capturesOfBlock(tx, block.id);
  let isSettled = true;
  for (const fulfillment of order.fulfillments) {
    const amount = toCapture(fulfillment, captures);
    if (amount.amount > 0) await insertCapture(tx, { blockId: block.id, fulfillment, amount }, clock.now());
    if (amount.amount > 0 || !isDone(fulfillment)) isSettled = false;
  }
  if (!isSettled) return;
  const status = statusAfter(BLOCK_LIFECYCLE.release, block.status);
  await tx.update(DepositBlockEntity, { id: block.id }, { status });
}

function toCapture(fulfillment: StoredFulfillment, captures: readonly StoredCapture[]): Money {
  const { id, currency } = fulfillment;
  const own = captures.filter(({ fulfillmentId }) => fulfillmentId === id);
  return amountToCapture({
    ledger: movementsOf(fulfillment),
    captures: own.map(({ status, amount }) => ({ status, amount: money(amount, currency) })),
    open: openPaymentIn(fulfillment),
    currency,
  });
}

/** True if no deposit is held any more, and no pending payment can change what is owed. */
function isDone(fulfillment: StoredFulfillment): boolean {
  const { depositHeld } = balanceOf(movementsOf(fulfillment), fulfillment.currency);
  return depositHeld.amount === 0 && openPaymentIn(fulfillment).pending === null;
}

interface NewCapture {
  blockId: string;
  fulfillment: StoredFulfillment;
  amount: Money;
}

async function insertCapture(
  tx: Transaction,
  { blockId, fulfillment: { id: fulfillmentId }, amount: { amount, currencyCode: currency } }: NewCapture,
  createdAt: Date,
): Promise<void> {
  const paymentId = newId('payment');
  const moved = { fulfillmentId, amount, currency, createdAt };
  await tx.insert(PaymentEntity, { ...moved, id: paymentId, kind: 'PAYMENT', status: 'PENDING' });
  const status = statusAfter(CAPTURE_LIFECYCLE.beginCapture, null);
  await tx.insert(DepositCaptureEntity, { ...moved, id: newId('capture'), blockId, paymentId, status });
}
