import type { Outcome } from '../../domain/money/ledger.js';
import { lineOutcomes, type ChargedLine } from '../../domain/money/lineOutcomes.js';
import { allocate, money, zero, type CurrencyCode, type Money } from '../../domain/money/money.js';
import type { Totals } from '../../domain/orders/pricing.js';
import type { DepositSecurity } from '../../domain/payments/depositBlock.js';
import { arePaid, depositSecurityOf } from '../../domain/payments/paidMovements.js';
import { capturedOf, openPaymentOf, type OpenPayment } from '../../domain/payments/payment.js';
import type { TracedPayment } from '../../domain/payments/refunding.js';
import { unmarkedOf, type Unmarked } from '../../domain/payments/unmarked.js';
import type { LostLine } from '../../domain/rental/lostCopies.js';
import type { StoredOrderItem, StoredPurchase } from '../../persistence/queries/orders/storedItem.js';
import type {
  StoredFulfillment,
  StoredLedgerEntry,
  StoredOrder,
} from '../../persistence/queries/orders/storedOrder.js';
import { isRented } from './factsOf.js';
import type { LedgerEntry } from './order.js';
import type { LineMoney, Payment } from './payment.js';

/** A movement of a fulfillment's money, with its time. */
interface Movement extends Omit<StoredLedgerEntry, 'amount'> {
  amount: Money;
}

/** Returns the movements of a fulfillment's money so far. */
export function movementsOf({
  ledger,
  currency,
}: Pick<StoredFulfillment, 'ledger' | 'currency'>): Movement[] {
  return ledger.map((entry) => ({ ...entry, amount: money(entry.amount, currency) }));
}

/** Returns the payments between the two sides of a fulfillment, oldest first. */
export function paymentsOf({
  payments,
  currency,
}: Pick<StoredFulfillment, 'payments' | 'currency'>): (Payment & TracedPayment)[] {
  return payments.map((payment) => ({ ...payment, amount: money(payment.amount, currency) }));
}

/** Returns the movements of a fulfillment's money, oldest first, each marked as paid or unpaid. */
function paidMovementsOf(fulfillment: StoredFulfillment): (Movement & { isPaid: boolean })[] {
  const movements = movementsOf(fulfillment);
  const paid = arePaid(movements, paymentsOf(fulfillment), fulfillment);
  return movements.map((movement, place) => ({ ...movement, isPaid: paid[place] ?? false }));
}

/** Returns the way in which the deposit of a fulfillment is secured; null without a deposit that is to be paid or was paid. */
export function depositSecurityIn(fulfillment: StoredFulfillment): DepositSecurity | null {
  return depositSecurityOf(movementsOf(fulfillment), paymentsOf(fulfillment), fulfillment);
}

/** Returns the amount that one side of a fulfillment still has to pay the other, and the state of that payment. */
export function openPaymentIn(fulfillment: StoredFulfillment): OpenPayment {
  return openPaymentOf(movementsOf(fulfillment), paymentsOf(fulfillment), fulfillment);
}

/** Returns the limit of a direct payment that is due, and that neither side has marked; null if none runs. */
export function unmarkedIn(
  { depositBlock }: Pick<StoredOrder, 'depositBlock'>,
  fulfillment: StoredFulfillment,
): Unmarked | null {
  const { timeline, ledger, payments, disputes, createdAt, unmarkedFrom } = fulfillment;
  const arrival = timeline.find(({ to }) => to === 'DELIVERED' || to === 'CANCELLED');
  return unmarkedOf({
    open: openPaymentIn(fulfillment),
    payments: paymentsOf(fulfillment),
    arrivedAt: arrival?.occurredAt ?? null,
    changes: [
      ...ledger.map(({ occurredAt }) => occurredAt),
      ...payments.flatMap(({ settledAt }) => settledAt ?? []),
      ...disputes.flatMap(({ closedAt }) => closedAt ?? []),
    ],
    createdAt,
    unmarkedFrom,
    isDisputed: disputes.some(({ closedAt }) => closedAt === null),
    isBlockHeld: depositBlock?.status === 'ACTIVE' || depositBlock?.status === 'RELEASING',
  });
}

/** The amounts of an order line that decide its share of the ledger. */
type ChargedItem = Pick<StoredOrderItem, 'title' | 'lineTotal' | 'extensionTotal' | 'deposit'> & {
  purchase: Pick<StoredPurchase, 'price' | 'rentCounted' | 'lateFee'> | null;
};

/** Returns the charges of an order line: its price or rent, its extensions, and the amount paid to buy its rented copies. */
export function chargedLineOf(
  { title, lineTotal, extensionTotal, deposit, purchase }: ChargedItem,
  currency: CurrencyCode,
): ChargedLine {
  return {
    title,
    charge: money(lineTotal + extensionTotal + paidFor(purchase), currency),
    deposit: money(deposit, currency),
    feeAtPurchase: purchase && money(purchase.lateFee, currency),
  };
}

/** Returns what the buyer paid for rented copies beyond the rent, in minor units; zero without a purchase. */
export function paidFor(purchase: Pick<StoredPurchase, 'price' | 'rentCounted'> | null): number {
  return purchase ? purchase.price - purchase.rentCounted : 0;
}

/** Returns the rented lines of a fulfillment, with the facts that decide how much of each deposit is released. */
export function rentedLinesOf({
  items,
  currency,
}: Pick<StoredFulfillment, 'items' | 'currency'>): LostLine[] {
  return items.flatMap((item) => rentedLineOf(item, currency) ?? []);
}

/** Returns the facts of a rented line; null for a purchase, and if the buyer has bought the copies. */
export function rentedLineOf(item: StoredOrderItem, currency: CurrencyCode): LostLine | null {
  const { title, quantity, endsOn, lateFeePerDay, deposit, keptIfLost } = item;
  if (endsOn === null || !isRented(item)) return null;
  return {
    title,
    quantity,
    dueOn: endsOn,
    lateFeePerDay: money(lateFeePerDay, currency),
    deposit: money(deposit, currency),
    keptIfLost: money(keptIfLost, currency),
  };
}

/** Returns the part of the amount kept for lost copies that the buyer got back in a dispute; zero if there was none. */
export function restoredOf({ disputes, currency }: Pick<StoredFulfillment, 'disputes' | 'currency'>): Money {
  const dispute = disputes.find(({ reason, awarded }) => reason === 'DECLARED_LOST' && awarded !== null);
  return money(dispute?.awarded ?? 0, currency);
}

/** Returns the ledger of a fulfillment. Each entry names the order and the fulfillment. */
export function ledgerOf(orderId: string, fulfillment: StoredFulfillment): LedgerEntry[] {
  const { id: fulfillmentId } = fulfillment;
  return paidMovementsOf(fulfillment).map((movement) => ({ ...movement, orderId, fulfillmentId }));
}

/** Returns the outcome at the time of ordering, for viewers who may not see the money. */
export function outcomeAsPlaced({ totalWithDelivery: netAmount }: Totals, currency: CurrencyCode): Outcome {
  return { refundedAmount: zero(currency), netAmount };
}

/**
 * Returns the money of each line of a fulfillment. The shares of all lines, and of the delivery, add up to the money of the
 * fulfillment.
 */
export function lineMoneyOf(fulfillment: StoredFulfillment): LineMoney[] {
  const { items, currency, deliveryCharge, isDepositBlocked } = fulfillment;
  const lines = items.map((item) => chargedLineOf(item, currency));
  const owed = lines.map(({ charge, deposit }) => charge.amount + (isDepositBlocked ? 0 : deposit.amount));
  const arrived = capturedOf('PAYMENT', paymentsOf(fulfillment), currency);
  const paid = allocate(arrived, [...owed, deliveryCharge]);
  return lineOutcomes(lines, movementsOf(fulfillment), currency).flatMap((outcome, place) => {
    const share = paid[place];
    return share ? [{ ...outcome, paid: share }] : [];
  });
}
