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
  /** A payment paid an order. `shares` has the part of each fulfillment. */
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
  /** The bank returned the refund by payout of a payment that paid no order. */
  EXCESS_REFUND_RETURNED: OfBuyer;
  /** The provider kept its fee for a refund by payout. */
  REFUND_FEE: { amount: Money };
  /** The provider gave its fee for a refund by payout back. */
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
  /** The provider reports that a transfer has failed. Its amount is in FLOAT again. */
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
  /** The operator has paid a tax at source to the government. */
  TAX_PAID: { amount: Money; tax: 'DEDUCTED' | 'COLLECTED' };
  UNKNOWN_RECEIVED: { amount: Money };
  /** A bank took a payment back because its payer disputes it. */
  CHARGEBACK_TAKEN: { amount: Money };
  /** The bank returned a payment that it had taken back. */
  CHARGEBACK_RETURNED: { amount: Money };
  /** A chargeback was lost. This amount of it is recorded as refunds, which the bank has already paid to the buyer. */
  CHARGEBACK_LOST: { amount: Money };
  /** Staff settled a payment of unknown origin. Its amount has left the float. */
  UNKNOWN_SETTLED: { amount: Money };
}

/** A kind of entry in the journal. */
export type EntryKind = keyof Movements;
