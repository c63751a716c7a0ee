import type { AccountPrincipal } from '../../../domain/accounts/principal.js';
import { plus } from '../../../domain/money/money.js';
import {
  agreedPurchase,
  assertPurchaseAgreed,
  buyRentalSchema,
  type BuyRental,
} from '../../../domain/orders/rentalPurchase.js';
import { isPayableOnline } from '../../../domain/payments/onlinePayment.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { readInput } from '../../readInput.js';
import { insertAndRecord } from '../../record.js';
import { requireAbility } from '../../requireAbility.js';
import { today, type Scope } from '../../scope.js';
import { purchasableLine } from '../purchaseFacts.js';
import { laterCommission } from '../rentalPayments/laterCommission.js';
import { lockedLine, type LineOfOrder } from '../rentalPayments/lockedLine.js';
import { paidOnlineLater } from '../rentalPayments/paidOnlineLater.js';
import { retryOnOverlap } from '../retryOnOverlap.js';
import { awaitPurchase } from './awaitPurchase.js';
import { recordPurchase } from './recordPurchase.js';

/**
 * Buys the rented copies of an order line at the price agreed in the order. The part of the rent that counts and the deposit
 * are used for the price; the rest of the deposit is released. The copies leave the stock. If the order was paid online and
 * an amount remains to be paid, the copies are kept for the buyer until that amount is paid online. A repeated call succeeds
 * and changes nothing.
 *
 * Throws ORDER_ITEM_NOT_FOUND if the viewer is neither the buyer nor the seller of the line, BOUGHT_COPY_RESERVED if a copy
 * is promised to another reader and no other copy is available, TRY_AGAIN if other orders keep taking the copies at the same
 * moment, PURCHASE_CHANGED if the amounts are not the expected ones, and what agreedPurchase throws.
 */
export async function buyRental(scope: Scope, input: unknown): Promise<LineOfOrder> {
  const viewer = await requireAbility(scope, 'orders:write');
  const asked = await readInput(buyRentalSchema, input);
  return retryOnOverlap(() => scope.database.transaction((tx) => buy(scope, tx, viewer, asked)));
}

async function buy(
  scope: Scope,
  tx: Transaction,
  viewer: AccountPrincipal,
  { orderItemId, ...expected }: BuyRental,
): Promise<LineOfOrder> {
  const { party, ...line } = await lockedLine(tx, orderItemId, viewer);
  const { order, fulfillment, item } = line;
  const bought = { orderId: order.id, fulfillmentId: fulfillment.id, orderItemId };
  const { purchase, rentalPayment: asked } = item;
  const isAwaited = asked?.status === 'AWAITING' && asked.purpose === 'PURCHASE';
  if (party === 'BUYER' && (purchase || isAwaited)) return bought;
  const quote = agreedPurchase(purchasableLine(fulfillment, item), party, today(scope));
  assertPurchaseAgreed(quote, expected);
  const lineTotal = plus(quote.fromDeposit, quote.toPay);
  const commission = await laterCommission(scope, tx, line, { type: 'PURCHASE', lineTotal });
  const online = isPayableOnline(quote.toPay) ? paidOnlineLater(scope, order) : null;
  if (online) {
    await awaitPurchase(scope, tx, line, { provider: online.provider.name, quote, commission });
    return bought;
  }
  const moment = { now: scope.clock.now(), today: today(scope) };
  const agreed = { quote, commission: commission.amount, intentId: null };
  const { rows, event } = await recordPurchase(tx, line, agreed, moment);
  await insertAndRecord(scope, tx, rows, event);
  return bought;
}
