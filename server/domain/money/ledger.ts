import { negate, plus, sum, zero, type CurrencyCode, type Money } from './money.js';

/** The cost of a line: its rent or purchase price, and its deposit. */
export interface LineAmounts {
  lineTotal: Money;
  deposit: Money;
}

/** The kinds of movements of an order's money. */
export const LedgerEntryKind = {
  CHARGE: 'CHARGE',
  DEPOSIT_HELD: 'DEPOSIT_HELD',
  DEPOSIT_RELEASED: 'DEPOSIT_RELEASED',
  DEPOSIT_WITHHELD: 'DEPOSIT_WITHHELD',
  REFUND: 'REFUND',
  LATE_FEE: 'LATE_FEE',
  DELIVERY: 'DELIVERY',
  DELIVERY_REFUND: 'DELIVERY_REFUND',
  PURCHASE: 'PURCHASE',
  DEPOSIT_SPENT: 'DEPOSIT_SPENT',
} as const;
export type LedgerEntryKind = keyof typeof LedgerEntryKind;

/** One movement of a fulfillment's money. The amount is always above zero; the kind gives its direction. */
export interface LedgerEntry {
  kind: LedgerEntryKind;
  amount: Money;
  /** The title of the late, bought, lost or found book, or the seller's reason for withholding a deposit. */
  note?: string | null;
  /** The dispute that awarded the amount. */
  disputeId?: string;
}

/** The net amount charged to the buyer, and the deposits held. */
export interface Balance {
  charged: Money;
  depositHeld: Money;
}

/** The refunds and the final amount of an order. */
export interface Outcome {
  /** Refunded charges, including delivery. Released deposits do not count, because they were never charged. */
  refundedAmount: Money;
  /** The net amount (netOf): the buyer's final spending. */
  netAmount: Money;
}

/**
 * The effect of each kind of movement on the balance. Late fees, withheld deposits and spent deposits move from the deposits to
 * the charges.
 */
const MOVES = {
  CHARGE: { charged: 1, depositHeld: 0 },
  DEPOSIT_HELD: { charged: 0, depositHeld: 1 },
  DEPOSIT_RELEASED: { charged: 0, depositHeld: -1 },
  DEPOSIT_WITHHELD: { charged: 1, depositHeld: -1 },
  REFUND: { charged: -1, depositHeld: 0 },
  LATE_FEE: { charged: 1, depositHeld: -1 },
  DELIVERY: { charged: 1, depositHeld: 0 },
  DELIVERY_REFUND: { charged: -1, depositHeld: 0 },
  PURCHASE: { charged: 1, depositHeld: 0 },
  DEPOSIT_SPENT: { charged: 1, depositHeld: -1 },
} as const satisfies Record<LedgerEntryKind, Record<keyof Balance, -1 | 0 | 1>>;

/** Returns the balance after these movements. */
export function balanceOf(entries: readonly LedgerEntry[], currency: CurrencyCode): Balance {
  return {
    charged: netOf(entries, currency),
    depositHeld: balanceIn('depositHeld', entries, currency),
  };
}

/** Returns the refunds and the final amount of these movements. */
export function outcomeOf(entries: readonly LedgerEntry[], currency: CurrencyCode): Outcome {
  return {
    refundedAmount: plus(totalOf('REFUND', entries, currency), totalOf('DELIVERY_REFUND', entries, currency)),
    netAmount: netOf(entries, currency),
  };
}

/**
 * Returns the net amount of these movements: charges, delivery, purchases, late fees, withheld and spent deposits, less
 * refunds. The buyer spends this amount and the seller earns it. Net amounts are computed only here and, in SQL, with
 * `revenueSign`.
 */
export function netOf(entries: readonly LedgerEntry[], currency: CurrencyCode): Money {
  return balanceIn('charged', entries, currency);
}

/** Returns the sum of all movements of one kind. */
export function totalOf(
  kind: LedgerEntryKind,
  entries: readonly LedgerEntry[],
  currency: CurrencyCode,
): Money {
  const amounts = entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount);
  return sum(amounts, currency);
}

/**
 * Returns the movements of a new order: one charge and one deposit for all of its lines, and the charge for their
 * delivery.
 */
export function entriesAtOrder(
  lines: readonly LineAmounts[],
  delivery: Money,
  currency: CurrencyCode,
): LedgerEntry[] {
  return movements({
    CHARGE: sum(
      lines.map((line) => line.lineTotal),
      currency,
    ),
    DEPOSIT_HELD: sum(
      lines.map((line) => line.deposit),
      currency,
    ),
    DELIVERY: delivery,
  });
}

/** Returns the movement of an extension: a charge for the rent of the added months. */
export function entriesAtExtension(charge: Money): LedgerEntry[] {
  return movements({ CHARGE: charge });
}

/** Returns the movements of a cancellation. All charges, including delivery, are refunded, and all deposits released. */
export function entriesAtCancel(past: readonly LedgerEntry[], currency: CurrencyCode): LedgerEntry[] {
  const { charged, depositHeld } = balanceOf(past, currency);
  return movements({ ...refundsOf(past, charged, currency), DEPOSIT_RELEASED: depositHeld });
}

/**
 * Returns the movements that give an amount back to the buyer. The amount refunds the charges for the books first; only the
 * rest of it refunds the charge for delivery.
 */
export function entriesAtAward(
  past: readonly LedgerEntry[],
  awarded: Money,
  currency: CurrencyCode,
): LedgerEntry[] {
  return movements(refundsOf(past, awarded, currency));
}

function refundsOf(past: readonly LedgerEntry[], amount: Money, currency: CurrencyCode) {
  const delivery = deliveryNetOf(past, currency);
  const books = plus(netOf(past, currency), negate(delivery));
  const beyond = plus(amount, negate(books));
  const ofDelivery = beyond.amount > 0 ? beyond : zero(currency);
  return { REFUND: plus(amount, negate(ofDelivery)), DELIVERY_REFUND: ofDelivery };
}

/** Returns the charge for delivery, less the part that was refunded. */
export function deliveryNetOf(entries: readonly LedgerEntry[], currency: CurrencyCode): Money {
  return plus(totalOf('DELIVERY', entries, currency), negate(totalOf('DELIVERY_REFUND', entries, currency)));
}

/**
 * Returns the sign with which a movement changes the seller's revenue. It is 1 for charges, delivery, purchases, late fees,
 * and deposits withheld or spent; -1 for refunds; and 0 for deposits held or released.
 */
export function revenueSign(kind: LedgerEntryKind): -1 | 0 | 1 {
  return MOVES[kind].charged;
}

/**
 * Returns the sign with which a movement changes the deposits held. It is 1 for deposits held; -1 for late fees and for
 * deposits released, withheld or spent; and 0 for all others.
 */
export function depositSign(kind: LedgerEntryKind): -1 | 0 | 1 {
  return MOVES[kind].depositHeld;
}

function balanceIn(account: keyof Balance, entries: readonly LedgerEntry[], currency: CurrencyCode): Money {
  return entries.reduce((total, { kind, amount }) => {
    const move = MOVES[kind][account];
    if (move === 0) return total;
    return plus(total, move === 1 ? amount : negate(amount));
  }, zero(currency));
}

/** Returns one movement for each amount above zero. */
export function movements(amounts: Partial<Record<LedgerEntryKind, Money>>): LedgerEntry[] {
  return Object.values(LedgerEntryKind).flatMap((kind) => {
    const amount = amounts[kind];
    return amount && amount.amount > 0 ? [{ kind, amount }] : [];
  });
}
