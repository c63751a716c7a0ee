import { negate, plus, sum, zero, type Money } from '../money/money.js';
import type { EntryKind, Movements, OfBuyer, OfEarnings, TaxedFee } from './movements.js';

/** The accounts of the journal. FLOAT is the money at providers and banks; most others show whose it is. */
export const Account = {
  /** Paid by buyers and still theirs: neither earned by a seller nor held as a deposit. */
  BUYER: 'BUYER',
  /** Earnings that have not been paid to the sellers yet, except earnings for delivery. */
  SELLER: 'SELLER',
  DEPOSIT: 'DEPOSIT',
  COMMISSION: 'COMMISSION',
  /** Income tax deducted from sellers' earnings, and owed to the government. */
  TAX_DEDUCTED: 'TAX_DEDUCTED',
  /** GST collected from sellers' earnings, and owed to the government. */
  TAX_COLLECTED: 'TAX_COLLECTED',
  /** Tax that payment providers charged on their fees. The operator may get it back as input tax. */
  TAX: 'TAX',
  /**
   * Earnings for delivery that have not been paid to the sellers yet. Amounts from before this account existed are in SELLER.
   */
  DELIVERY: 'DELIVERY',
  /** Fees of providers, a cost of the marketplace. They include tax, except for payments and instant refunds (see TAX). */
  PROVIDER_FEE: 'PROVIDER_FEE',
  FLOAT: 'FLOAT',
  /** Sent to the linked accounts of sellers, and held there. */
  TRANSFERRED: 'TRANSFERRED',
  /** Money that was received for an unknown reason. */
  SUSPENSE: 'SUSPENSE',
  /**
   * Payments that buyers' banks took back. They return if the chargeback is won. The part of a loss that is not recorded as a
   * refund stays here.
   */
  CHARGEBACK: 'CHARGEBACK',
} as const;
export type Account = keyof typeof Account;

/** One line of an entry. A positive amount increases what is held or was taken, or reduces what is owed or earned. */
export interface Posting {
  account: Account;
  amount: Money;
  /** The buyer or seller whose money it is; null for accounts of the marketplace. */
  partyId: string | null;
  fulfillmentId: string | null;
}

/** The postings of each kind of movement. docs/orders.md explains them. */
const POSTINGS: { [Kind in EntryKind]: (movement: Movements[Kind]) => Posting[] } = {
  ORDER_PAID: ({ amount, buyerId, shares }) => {
    const paid = sum(
      shares.map((share) => share.amount),
      amount.currencyCode,
    );
    const rest = { fulfillmentId: null, amount: plus(amount, negate(paid)) };
    return [float(amount), ...[...shares, rest].map((share) => buyer({ ...share, buyerId }, -1))];
  },
  EXCESS_RECEIVED: (payment) => [float(payment.amount), buyer(payment, -1)],
  REFUNDED: refunded,
  REFUNDED_BY_HAND: refunded,
  EXCESS_REFUNDED: refunded,
  REFUNDED_BY_PAYOUT: refunded,
  REFUND_RETURNED: refundReturned,
  EXCESS_REFUND_RETURNED: refundReturned,
  REFUND_FEE: feeKept,
  REFUND_FEE_RETURNED: feeReturned,
  PAYMENT_FEE: taxedFeeKept,
  INSTANT_REFUND_FEE: taxedFeeKept,
  DEPOSIT_CHANGED: (change) => [
    buyer(change),
    { ...marketplace('DEPOSIT', negate(change.amount)), fulfillmentId: change.fulfillmentId },
  ],
  EARNED: earned,
  TRANSFER_HELD: ({ amount }) => [marketplace('TRANSFERRED', amount), float(negate(amount))],
  TRANSFER_FEE: feeKept,
  TRANSFER_REVERSED: ({ amount }) => [float(amount), marketplace('TRANSFERRED', negate(amount))],
  TRANSFER_FAILED: ({ amount }) => [float(amount), marketplace('TRANSFERRED', negate(amount))],
  TRANSFER_FEE_RETURNED: feeReturned,
  PAYOUT_RELEASED: (payout) => [...ofSeller(payout), marketplace('TRANSFERRED', negate(payout.amount))],
  PAYOUT_PAID: (payout) => [...ofSeller(payout), float(negate(payout.amount))],
  PAYOUT_RETURNED: (payout) => [float(payout.amount), ...ofSeller(payout, -1)],
  PAYOUT_FEE: feeKept,
  PAYOUT_FEE_RETURNED: feeReturned,
  DEBT_REPAID: (paid) => [
    float(paid.amount),
    ...ofSeller({ ...paid, delivery: zero(paid.amount.currencyCode) }, -1),
  ],
  TAX_PAID: ({ amount, tax }) => [marketplace(`TAX_${tax}`, amount), float(negate(amount))],
  UNKNOWN_RECEIVED: ({ amount }) => [float(amount), marketplace('SUSPENSE', negate(amount))],
  CHARGEBACK_TAKEN: ({ amount }) => [marketplace('CHARGEBACK', amount), float(negate(amount))],
  CHARGEBACK_RETURNED: ({ amount }) => [float(amount), marketplace('CHARGEBACK', negate(amount))],
  CHARGEBACK_LOST: ({ amount }) => [float(amount), marketplace('CHARGEBACK', negate(amount))],
  UNKNOWN_SETTLED: ({ amount }) => [marketplace('SUSPENSE', amount), float(negate(amount))],
};

/** The names of all kinds of journal entries. */
export const ENTRY_KINDS = Object.keys(POSTINGS) as EntryKind[];

/** Returns the postings of a movement, which sum to zero. Postings of zero are omitted. */
export function postingsOf<Kind extends EntryKind>(kind: Kind, movement: Movements[Kind]): Posting[] {
  return POSTINGS[kind](movement).filter(({ amount }) => amount.amount !== 0);
}

/**
 * Returns the factor that turns the sum of an account's postings into its balance. It is 1 for money that is held
 * (FLOAT, TRANSFERRED) or was taken (CHARGEBACK). It is -1 for all other accounts, because money that is owed or earned
 * is posted as negative amounts.
 */
export function balanceSign(account: Account): -1 | 1 {
  return account === 'FLOAT' || account === 'TRANSFERRED' || account === 'CHARGEBACK' ? 1 : -1;
}

function earned({
  buyerId,
  fulfillmentId,
  commission,
  taxDeducted,
  taxCollected,
  ...part
}: Movements['EARNED']): Posting[] {
  const { amount } = part;
  const whole = sum([amount, commission, taxDeducted, taxCollected], amount.currencyCode);
  return [
    buyer({ amount: whole, buyerId, fulfillmentId }),
    ...ofSeller(part, -1).map((posting) => ({ ...posting, fulfillmentId })),
    { ...marketplace('COMMISSION', negate(commission)), fulfillmentId },
    { ...marketplace('TAX_DEDUCTED', negate(taxDeducted)), fulfillmentId },
    { ...marketplace('TAX_COLLECTED', negate(taxCollected)), fulfillmentId },
  ];
}

function refunded(refund: OfBuyer): Posting[] {
  return [buyer(refund), float(negate(refund.amount))];
}

function refundReturned(refund: OfBuyer): Posting[] {
  return [float(refund.amount), buyer(refund, -1)];
}

function feeKept({ amount }: { amount: Money }): Posting[] {
  return [marketplace('PROVIDER_FEE', amount), float(negate(amount))];
}

function taxedFeeKept({ amount, tax }: TaxedFee): Posting[] {
  const fee = plus(amount, negate(tax));
  return [marketplace('PROVIDER_FEE', fee), marketplace('TAX', tax), float(negate(amount))];
}

function feeReturned({ amount }: { amount: Money }): Posting[] {
  return [float(amount), marketplace('PROVIDER_FEE', negate(amount))];
}

function buyer({ amount, buyerId, fulfillmentId }: OfBuyer, sign: -1 | 1 = 1): Posting {
  return {
    account: 'BUYER',
    amount: sign === 1 ? amount : negate(amount),
    partyId: buyerId,
    fulfillmentId,
  };
}

function ofSeller({ amount, delivery, sellerId }: OfEarnings, sign: -1 | 1 = 1): Posting[] {
  const signed = (part: Money) => (sign === 1 ? part : negate(part));
  const of = { partyId: sellerId, fulfillmentId: null };
  return [
    { ...of, account: 'SELLER', amount: signed(plus(amount, negate(delivery))) },
    { ...of, account: 'DELIVERY', amount: signed(delivery) },
  ];
}

function float(amount: Money): Posting {
  return marketplace('FLOAT', amount);
}

function marketplace(account: Account, amount: Money): Posting {
  return { account, amount, partyId: null, fulfillmentId: null };
}
