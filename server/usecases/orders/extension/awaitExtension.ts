import { AwaitedExtensionEntity } from '../../../persistence/entities/onlinePayments.js';
import { newRows } from '../../../persistence/entityStatements.js';
import { copiesOfLines } from '../../../persistence/queries/stock/lostCopies.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { insertAndRecord } from '../../record.js';
import type { Scope } from '../../scope.js';
import { beginRentalPayment } from '../rentalPayments/beginRentalPayment.js';
import { heldDays } from '../rentalPayments/holdDays.js';
import { laterCommission } from '../rentalPayments/laterCommission.js';
import type { LockedLine } from '../rentalPayments/lockedLine.js';
import type { AgreedExtension } from './recordExtension.js';

/** Reserves the added days for the buyer and starts the online payment. The extension takes effect when the payment arrives. */
export async function awaitExtension(
  scope: Scope,
  tx: Transaction,
  line: LockedLine,
  { provider, ...agreed }: Omit<AgreedExtension, 'paid'> & { provider: string },
): Promise<void> {
  const { order, fulfillment, item } = line;
  const { months, period, extendedFrom, charge, idempotencyKey } = agreed;
  const of = { orderId: order.id, orderItemId: item.id };
  const asked = { ...of, purpose: 'EXTENSION', amount: charge } as const;
  const commission = await laterCommission(scope, tx, line, { type: 'RENTAL', lineTotal: charge });
  const copies = await copiesOfLines(tx, [item.id]);
  const { intentId, row } = await beginRentalPayment(scope, tx, provider, asked);
  const awaited = {
    intentId,
    orderItemId: item.id,
    months,
    extendedFrom,
    endsOn: period.endsOn,
    commission: commission.amount,
    idempotencyKey,
  };
  const copyIds = copies.map(({ copyId }) => copyId);
  const days = { intentId, copyIds, from: extendedFrom, until: period.endsOn };
  const rows = [row, newRows(AwaitedExtensionEntity, [awaited]), heldDays(line, days)];
  await insertAndRecord(scope, tx, rows, {
    type: 'RentalPaymentChanged',
    ...of,
    fulfillmentId: fulfillment.id,
    buyerId: order.buyerId,
    sellerId: fulfillment.sellerId,
    intentId,
    purpose: 'EXTENSION',
    status: 'AWAITING',
  });
}
