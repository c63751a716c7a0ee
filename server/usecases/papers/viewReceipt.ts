import { money, negate, plus, type Money } from '../../domain/money/money.js';
import { deliveryLine, linesOfItems } from '../../domain/papers/charges.js';
import { paperDay } from '../../domain/papers/financialYear.js';
import { operatorParty, wholeParty } from '../../domain/papers/parties.js';
import type { Receipt, ReceiptPart } from '../../domain/papers/receipt.js';
import { receiptAmounts, type ReceiptFulfillment } from '../../domain/papers/receiptAmounts.js';
import { refuse } from '../../domain/shared/errors.js';
import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import type { StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import type { Order } from '../orders/order.js';
import { orderAsSeen } from '../orders/orderAsSeen.js';
import { ownOrder } from '../orders/ownOrder.js';
import { movementsOf, paymentsOf } from '../orders/storedMoney.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { billedItems } from './billedItems.js';
import { inWords } from './inWords.js';

/**
 * Returns the current receipt of an order, for its buyer. Throws UNAUTHENTICATED for visitors, BUYER_ONLY for sellers of the
 * order, and ORDER_NOT_FOUND for everyone else.
 */
export async function viewReceipt(scope: Scope, orderId: string): Promise<Receipt> {
  const viewer = await requireAbility(scope, 'papers:read');
  const [found] = await ordersByIds(scope.database, [orderId]);
  const stored = ownOrder(found, viewer);
  const order = orderAsSeen(stored, viewer, scope);
  return order ? receiptOf(scope, stored, order) : refuse('ORDER_NOT_FOUND', { field: ['orderId'] });
}

function receiptOf({ operator, clock, payoutTerms }: Scope, stored: StoredOrder, order: Order): Receipt {
  const { currency, shippingAddress, buyerAsPayee } = stored;
  return {
    operator: operator && operatorParty(operator, payoutTerms.commissionTax?.gstin ?? null),
    buyer: wholeParty({ name: buyerAsPayee.name, gstin: null, ...shippingAddress }),
    orderId: order.id,
    orderedOn: paperDay(order.createdAt),
    drawnOn: paperDay(clock.now()),
    paymentMethod: order.isPaidOnline ? 'Online' : inWords(order.paymentMethod),
    parts: stored.fulfillments.map(partOf),
    charges: order.totalAmount,
    delivery: order.deliveryCharge,
    laterCharges: laterCharges(order),
    refunded: order.refundedAmount,
    net: order.netAmount,
    ...receiptAmounts(stored.fulfillments.map(moneyOf), {
      currency,
      block: stored.depositBlock?.status ?? null,
    }),
  };
}

function moneyOf(fulfillment: StoredOrder['fulfillments'][number]): ReceiptFulfillment {
  return { ...fulfillment, ledger: movementsOf(fulfillment), payments: paymentsOf(fulfillment) };
}

/** Returns the charges since the order was placed: the net amount and the refunds, less what was charged at first. */
function laterCharges({ netAmount, refundedAmount, totalWithDelivery }: Order): Money {
  return plus(plus(netAmount, refundedAmount), negate(totalWithDelivery));
}

function partOf(fulfillment: StoredOrder['fulfillments'][number]): ReceiptPart {
  const { sellerAsPayee, status, currency } = fulfillment;
  const delivery = money(fulfillment.deliveryCharge, currency);
  return {
    sellerName: sellerAsPayee.name,
    status: inWords(status),
    lines: [
      ...linesOfItems(billedItems(fulfillment)),
      ...(delivery.amount > 0 ? [deliveryLine(delivery)] : []),
    ],
  };
}
