import type { Money } from '../money/money.js';

/** A movement of a buyer's money. */
export interface OfBuyer {
  amount: Money;
  buyerId: string;
  /** Null if the money belongs to no fulfillment. */
  fulfillmentId: string | null;
}

/** A movement of a seller's money. */
export interface OfSeller {
  amount: Money;
  sellerId: string;
}

/** A movement of earnings. `delivery` is the part that the seller earned for delivery. */
export interface OfEarnings extends OfSeller {
  delivery: Money;
}

/** A fee. `amount` includes the tax; `tax` is the tax alone. */
export interface TaxedFee {
  amount: Money;
  tax: Money;
}

/** The movements of money that goes through the marketplace, by kind of entry. */
export interface Movements {
  /** A payment was received for an order. `shares` has one part for each fulfillment. */
  ORDER_PAID: {
    amount: Money;
    buyerId: string;
    shares: readonly { fulfillmentId: string; amount: Money }[];
  };
  /** A payment came late, came twice or had the wrong amount. It is refunded in full. */
  EXCESS_RECEIVED: OfBuyer;
  REFUNDED: OfBuyer;
  /** Staff refunded a buyer without the payment provider. */
  REFUNDED_BY_HAND: OfBuyer;
  /** A payment that paid for no order was refunded, by the provider or by staff. */
  EXCESS_REFUNDED: OfBuyer;
  /** A payment that was too old for an ordinary refund was refunded by a payout. */
  REFUNDED_BY_PAYOUT: OfBuyer;
  /** The bank returned a refund by payout. */
  REFUND_RETURNED: OfBuyer;
  /** The bank returned a refund by payout. The refunded payment had paid for no order. */
  EXCESS_REFUND_RETURNED: OfBuyer;
  /** The provider kept its fee for a refund by payout. */
  REFUND_FEE: { amount: Money };
  /** The provider returned its fee for a refund by payout. */
  REFUND_FEE_RETURNED: { amount: Money };
  /** The payment provider kept its fee for a captured payment. */
  PAYMENT_FEE: TaxedFee;
  /** The payment provider kept its fee for an instant refund. */
  INSTANT_REFUND_FEE: TaxedFee;
  /** The deposits held for a fulfillment changed by this amount. */
  DEPOSIT_CHANGED: OfBuyer;
  /** The earnings from a fulfillment changed by these amounts. */
  EARNED: OfEarnings & {
    commission: Money;
    taxDeducted: Money;
    taxCollected: Money;
    buyerId: string;
    fulfillmentId: string;
  };
  /** Part of a payment was sent to the seller's linked account, where it is held. */
  TRANSFER_HELD: { amount: Money };
  /** The provider took its fee for a transfer. */
  TRANSFER_FEE: { amount: Money };
  /** Part of a held transfer came back from the linked account. */
  TRANSFER_REVERSED: { amount: Money };
  /** The provider reported that a transfer failed. Its amount is in FLOAT again. */
  TRANSFER_FAILED: { amount: Money };
  /** The provider returned the fee of a failed transfer. */
  TRANSFER_FEE_RETURNED: { amount: Money };
  PAYOUT_PAID: OfEarnings;
  /** A held transfer was released, which pays the seller. */
  PAYOUT_RELEASED: OfEarnings;
  /** The bank returned a payout that had been paid. */
  PAYOUT_RETURNED: OfEarnings;
  /** The provider kept its fee for a payout. */
  PAYOUT_FEE: { amount: Money };
  /** The provider returned its fee together with a returned payout. */
  PAYOUT_FEE_RETURNED: { amount: Money };
  /** A seller repaid a debt outside the site. */
  DEBT_REPAID: OfSeller;
  /** The operator paid a tax at source to the government. */
  TAX_PAID: { amount: Money; tax: 'DEDUCTED' | 'COLLECTED' };
  UNKNOWN_RECEIVED: { amount: Money };
  /** A bank took a payment back because its payer disputes it. */
  CHARGEBACK_TAKEN: { amount: Money };
  /** The bank returned a payment that it had taken back. */
  CHARGEBACK_RETURNED: { amount: Money };
  /**
   * A chargeback was lost. The amount is the part that is recorded as refunds, because the bank has already paid the buyer.
   */
  CHARGEBACK_LOST: { amount: Money };
  /** Staff settled a payment of unknown origin. Its amount has left the float. */
  UNKNOWN_SETTLED: { amount: Money };
}

/** The kind of a journal entry, which determines its postings. */
export type EntryKind = keyof Movements;
