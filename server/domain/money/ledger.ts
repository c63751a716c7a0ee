import { negate, plus, sum, zero, type CurrencyCode, type Money } from './money.js';

/** What a line costs: rent or purchase, and the deposit held beside it. */
export interface LineAmounts {
  lineTotal: Money;
  deposit: Money;
}

/** The movements of an order's money. */
export const LedgerEntryKind = {
  CHARGE: 'CHARGE',
  DEPOSIT_HELD: 'DEPOSIT_HELD',
  DEPOSIT_RELEASED: 'DEPOSIT_RELEASED',
  DEPOSIT_WITHHELD: 'DEPOSIT_WITHHELD',
  REFUND: 'REFUND',
  LATE_FEE: 'LATE_FEE',
} as const;
export type LedgerEntryKind = keyof typeof LedgerEntryKind;

/** One movement of a fulfillment's money; the amount is always above zero, the kind tells its direction. */
export interface LedgerEntry {
  kind: LedgerEntryKind;
  amount: Money;
  /** What there is to say about it. */
  note?: string | null;
}

/** What the buyer has spent, and what is held for them meanwhile. */
export interface Balance {
  charged: Money;
  depositHeld: Money;
}

/** What became of an order's total since it was placed. */
export interface Outcome {
  /** What was charged and went back; deposits, which were only held, are not in it. */
  refundedAmount: Money;
  /** What the buyer has spent in the end: every charge, withheld deposit and late fee, less what was refunded. */
  netAmount: Money;
}

/** How each kind moves the balance. A late fee and what is withheld are taken from the deposit: no longer held but spent. */
const MOVES = {
  CHARGE: { charged: 1, depositHeld: 0 },
  DEPOSIT_HELD: { charged: 0, depositHeld: 1 },
  DEPOSIT_RELEASED: { charged: 0, depositHeld: -1 },
  DEPOSIT_WITHHELD: { charged: 1, depositHeld: -1 },
  REFUND: { charged: -1, depositHeld: 0 },
  LATE_FEE: { charged: 1, depositHeld: -1 },
} as const satisfies Record<LedgerEntryKind, Record<keyof Balance, -1 | 0 | 1>>;

/** What the movements so far come to. */
export function balanceOf(entries: readonly LedgerEntry[], currency: CurrencyCode): Balance {
  return {
    charged: netOf(entries, currency),
    depositHeld: balanceIn('depositHeld', entries, currency),
  };
}

/** What became of the total by these movements. */
export function outcomeOf(entries: readonly LedgerEntry[], currency: CurrencyCode): Outcome {
  return {
    refundedAmount: totalOf('REFUND', entries, currency),
    netAmount: netOf(entries, currency),
  };
}

/**
 * What the buyer has spent by these movements, which is what the seller earned: charges, late fees and withheld deposits,
 * less refunds. Every net amount of the product comes from here or, summed in SQL, from `revenueSign`.
 */
export function netOf(entries: readonly LedgerEntry[], currency: CurrencyCode): Money {
  return balanceIn('charged', entries, currency);
}

/** What the movements of one kind come to. */
export function totalOf(
  kind: LedgerEntryKind,
  entries: readonly LedgerEntry[],
  currency: CurrencyCode,
): Money {
  const amounts = entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount);
  return sum(amounts, currency);
}

/** When an order is placed: its lines are charged and their deposits held. */
export function entriesAtOrder(lines: readonly LineAmounts[], currency: CurrencyCode): LedgerEntry[] {
  return movements({
    CHARGE: sum(
      lines.map((line) => line.lineTotal),
      currency,
    ),
    DEPOSIT_HELD: sum(
      lines.map((line) => line.deposit),
      currency,
    ),
  });
}

/** When a rental is extended: the rent of the months that were added. */
export function entriesAtExtension(charge: Money): LedgerEntry[] {
  return movements({ CHARGE: charge });
}

/** When a fulfillment is cancelled: everything goes back. */
export function entriesAtCancel(past: readonly LedgerEntry[], currency: CurrencyCode): LedgerEntry[] {
  const { charged, depositHeld } = balanceOf(past, currency);
  return movements({ REFUND: charged, DEPOSIT_RELEASED: depositHeld });
}

/**
 * How often a movement's amount counts towards the seller's revenue: what the buyer has been charged, a withheld deposit
 * and a late fee too, less what was refunded. A deposit that is only held belongs to nobody.
 */
export function revenueSign(kind: LedgerEntryKind): -1 | 0 | 1 {
  return MOVES[kind].charged;
}

function balanceIn(account: keyof Balance, entries: readonly LedgerEntry[], currency: CurrencyCode): Money {
  return entries.reduce((total, { kind, amount }) => {
    const move = MOVES[kind][account];
    if (move === 0) return total;
    return plus(total, move === 1 ? amount : negate(amount));
  }, zero(currency));
}

/** So much of each kind; nothing moves where the amount is zero. */
export function movements(amounts: Partial<Record<LedgerEntryKind, Money>>): LedgerEntry[] {
  return Object.values(LedgerEntryKind).flatMap((kind) => {
    const amount = amounts[kind];
    return amount && amount.amount > 0 ? [{ kind, amount }] : [];
  });
}
