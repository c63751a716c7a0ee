import type { Money } from '../../../domain/money/money.js';
import type { PurchaseQuote } from '../../../domain/rental/purchase.js';
import { AwaitedPurchaseEntity } from '../../../persistence/entities/onlinePayments.js';
import { newRows } from '../../../persistence/entityStatements.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { insertAndRecord } from '../../record.js';
import { today, type Scope } from '../../scope.js';
import { eachCopy } from '../copies/moveCopies.js';
import { beginRentalPayment } from '../rentalPayments/beginRentalPayment.js';
import { heldDays } from '../rentalPayments/holdDays.js';
import type { LockedLine } from '../rentalPayments/lockedLine.js';

/** A purchase of rented copies that takes effect once it is paid online. */
interface Awaited {
  provider: string;
  quote: PurchaseQuote;
  commission: Money;
}

/**
 * Reserves the copies for the buyer beyond the rental, and starts the online payment. The purchase takes effect when the
 * payment arrives. Throws BOUGHT_COPY_RESERVED if a copy is promised to another reader and no other copy is available.
 */
export async function awaitPurchase(
  scope: Scope,
  tx: Transaction,
  line: LockedLine,
  { provider, quote, commission }: Awaited,
): Promise<void> {
  const { order, fulfillment, item } = line;
  const of = { orderId: order.id, orderItemId: item.id };
  const { intentId, row } = await beginRentalPayment(scope, tx, provider, {
    ...of,
    purpose: 'PURCHASE',
    amount: quote.toPay,
  });
  const awaited = {
    intentId,
    orderItemId: item.id,
    price: quote.price.amount,
    rentCounted: quote.rentCounted.amount,
    lateFee: quote.lateFee.amount,
    fromDeposit: quote.fromDeposit.amount,
    commission: commission.amount,
  };
  await tx.insertTogether([row, newRows(AwaitedPurchaseEntity, [awaited])]);
  await holdCopies(tx, line, intentId, today(scope));
  await insertAndRecord(scope, tx, [], {
    type: 'RentalPaymentChanged',
    ...of,
    fulfillmentId: fulfillment.id,
    buyerId: order.buyerId,
    sellerId: fulfillment.sellerId,
    intentId,
    purpose: 'PURCHASE',
    status: 'AWAITING',
  });
}

async function holdCopies(tx: Transaction, line: LockedLine, intentId: string, day: string): Promise<void> {
  const { id, endsOn } = line.item;
  if (endsOn === null) throw new Error('A rental has a period');
  const moving = { today: day, reserved: 'BOUGHT_COPY_RESERVED' } as const;
  await eachCopy(tx, [id], moving, ({ copyId }) =>
    tx.insertTogether([heldDays(line, { intentId, copyIds: [copyId], from: endsOn, until: null })]),
  );
}
