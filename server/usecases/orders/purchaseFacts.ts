import { isOpen } from '../../domain/disputes/dispute.js';
import { lineOutcomes } from '../../domain/money/lineOutcomes.js';
import { money, type CurrencyCode, type Money } from '../../domain/money/money.js';
import type { PurchasableLine } from '../../domain/orders/rentalPurchase.js';
import type { OfferedLine, PurchaseOffer, PurchaseQuote } from '../../domain/rental/purchase.js';
import type { StoredOrderItem } from '../../persistence/queries/orders/storedItem.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import { rentalFactsOf } from './factsOf.js';
import type { RentalPurchase } from './order.js';
import { chargedLineOf, movementsOf, rentedLineOf } from './storedMoney.js';

/** Returns the facts that decide whether the buyer can buy the rented copies of a line, and at what cost. */
export function purchasableLine(fulfillment: StoredFulfillment, item: StoredOrderItem): PurchasableLine {
  return {
    rental: { ...rentalFactsOf(fulfillment), hasRentals: item.type === 'RENTAL' },
    isBought: item.purchase !== null,
    awaitsPayment: item.rentalPayment?.status === 'AWAITING',
    isDisputed: fulfillment.disputes.some(isOpen),
    offered: offeredLine(fulfillment, item),
  };
}

function offeredLine(fulfillment: StoredFulfillment, item: StoredOrderItem): OfferedLine | null {
  const offer = purchaseOfferIn(item, fulfillment);
  const line = rentedLineOf(item, fulfillment.currency);
  return offer && line && { ...line, offer, rentPaid: rentPaidFor(fulfillment, item) };
}

/** Returns the rent of a line, extensions included, less the line's share of refunds. */
function rentPaidFor(fulfillment: StoredFulfillment, item: StoredOrderItem): Money {
  const { items, currency } = fulfillment;
  const lines = items.map((each) => chargedLineOf(each, currency));
  const place = items.findIndex(({ id }) => id === item.id);
  const refunded = lineOutcomes(lines, movementsOf(fulfillment), currency)[place]?.refunded.amount ?? 0;
  return money(Math.max(0, item.lineTotal + item.extensionTotal - refunded), currency);
}

/** Returns the offer to buy a line's rented copies, as agreed in the order; null if there is none. */
export function purchaseOfferIn(
  { purchasePrice, rentCreditPercent }: StoredOrderItem,
  { currency }: Pick<StoredFulfillment, 'currency'>,
): PurchaseOffer | null {
  if (purchasePrice === null || rentCreditPercent === null) return null;
  return { price: money(purchasePrice, currency), rentCreditPercent };
}

/** Returns the purchase of the copies of a line; null if they were not bought. */
export function purchaseIn(
  { purchase, deposit }: StoredOrderItem,
  { currency }: Pick<StoredFulfillment, 'currency'>,
): RentalPurchase | null {
  if (!purchase) return null;
  return { ...quoteIn(purchase, deposit, currency), boughtAt: purchase.boughtAt };
}

/** The stored amounts of a purchase, in minor units. The other amounts are computed from them. */
type StoredAmounts = Record<'price' | 'rentCounted' | 'lateFee' | 'fromDeposit', number>;

/** Returns all amounts of a purchase, computed from the stored ones. */
export function quoteIn(
  { price, rentCounted, lateFee, fromDeposit }: StoredAmounts,
  deposit: number,
  currency: CurrencyCode,
): PurchaseQuote {
  const amounts = {
    price,
    rentCounted,
    deposit,
    lateFee,
    fromDeposit,
    toPay: price - rentCounted - fromDeposit,
    released: deposit - lateFee - fromDeposit,
  } satisfies Record<keyof PurchaseQuote, number>;
  const inCurrency = Object.entries(amounts).map(([name, amount]) => [name, money(amount, currency)]);
  return Object.fromEntries(inCurrency) as PurchaseQuote;
}
