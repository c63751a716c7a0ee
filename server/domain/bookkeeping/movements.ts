import type { Money } from '../money/money.js';

/** A movement of money that is a buyer's. */
export interface OfBuyer {
  amount: Money;
  buyerId: string;
  /** Null if the money belongs to no part of an order. */
  fulfillmentId: string | null;
}

/** A movement of money that is a seller's. */
export interface OfSeller {
  amount: Money;
  sellerId: string;
}

/** A movement of earnings, and the part of it that is for delivery. */
export interface OfEarnings extends OfSeller {
  delivery: Money;
}

/** A fee with the tax on it, and the tax within it. */
export interface TaxedFee {
  amount: Money;
  tax: Money;
}

/** The movements of money that goes through the marketplace, by kind of entry. */
export interface Movements {
  /** A payment paid an order. The shares are those of its fulfillments. */
  ORDER_PAID: {
    amount: Money;
    buyerId: string;
    shares: readonly { fulfillmentId: string; amount: Money }[];
  };
  /** A payment came late, twice or with another amount. It is refunded in full. */
  EXCESS_RECEIVED: OfBuyer;
  REFUNDED: OfBuyer;
  /** Staff paid a buyer another way. */
  REFUNDED_BY_HAND: OfBuyer;
  /** A payment that paid no order was refunded, by the provider or by hand. */
  EXCESS_REFUNDED: OfBuyer;
  /** A payment that was too old for a refund was paid back by a payout. */
  REFUNDED_BY_PAYOUT: OfBuyer;
  /** The bank returned a refund by payout. */
  REFUND_RETURNED: OfBuyer;
  /** The bank returned the payout that paid back a payment that paid no order. */
  EXCESS_REFUND_RETURNED: OfBuyer;
  /** The provider kept its fee for a refund by payout. */
  REFUND_FEE: { amount: Money };
  /** The provider gave that fee back. */
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
  /** A part of a payment was sent to the linked account of its seller, and is held there. */
  TRANSFER_HELD: { amount: Money };
  /** The provider took its fee for a transfer. */
  TRANSFER_FEE: { amount: Money };
  /** A part of a held transfer was taken back. */
  TRANSFER_REVERSED: { amount: Money };
  /** The provider reports that a transfer has failed, so what was held is back. */
  TRANSFER_FAILED: { amount: Money };
  /** The provider gave the fee of a failed transfer back. */
  TRANSFER_FEE_RETURNED: { amount: Money };
  PAYOUT_PAID: OfEarnings;
  /** A held transfer was released, which pays the seller. */
  PAYOUT_RELEASED: OfEarnings;
  /** The bank returned a payout that had been paid. */
  PAYOUT_RETURNED: OfEarnings;
  /** The provider of a payout kept its fee. */
  PAYOUT_FEE: { amount: Money };
  /** The provider gave a fee back with the payout. */
  PAYOUT_FEE_RETURNED: { amount: Money };
  /** A seller paid a debt back outside the site. */
  DEBT_REPAID: OfSeller;
  /** The operator has paid a tax at source over to the government. */
  TAX_PAID: { amount: Money; tax: 'DEDUCTED' | 'COLLECTED' };
  UNKNOWN_RECEIVED: { amount: Money };
  /** A bank took a payment back because its payer disputes it. */
  CHARGEBACK_TAKEN: { amount: Money };
  /** The bank gave it back. */
  CHARGEBACK_RETURNED: { amount: Money };
  /** The chargeback was lost: this part of it is recorded as refunds to the buyer, which the bank has made. */
  CHARGEBACK_LOST: { amount: Money };
  /** Staff found out what an unknown payment was for. It is no money of the marketplace any more. */
  UNKNOWN_SETTLED: { amount: Money };
}

/** A kind of entry in the journal. */
export type EntryKind = keyof Movements;
