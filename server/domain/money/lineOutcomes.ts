import { movements, netOf, totalOf, type LedgerEntry, type LedgerEntryKind } from './ledger.js';
import { allocate, negate, plus, sum, type CurrencyCode, type Money } from './money.js';

/** A line of a fulfillment, with the facts that decide its share of the ledger. */
export interface ChargedLine {
  title: string;
  /** The price or rent of the line, including extensions, and what was paid to buy its rented copies. */
  charge: Money;
  deposit: Money;
  /** The late fee deducted from the deposit when the rented copies were bought; null if they were not bought. */
  feeAtPurchase: Money | null;
}

/** The final amounts of a line. */
export interface LineOutcome {
  lateFee: Money;
  withheld: Money;
  refunded: Money;
  net: Money;
}

/**
 * Splits the movements of a fulfillment among its lines, to the last paisa: the shares add up to the whole. The deposit
 * of bought copies is already settled, so nothing else is taken from it.
 *
 * A late fee belongs to the line whose title is in its note. If the note is gone because the seller closed their
 * account, all lines share the late fee.
 *
 * Amounts withheld for a loss name their line too; others are split in proportion to the remaining deposits.
 *
 * Refunds after a withholding first return the withheld amounts, in proportion. All others are split in proportion to
 * the charges.
 */
export function lineOutcomes(
  lines: readonly ChargedLine[],
  ledger: readonly LedgerEntry[],
  currency: CurrencyCode,
): LineOutcome[] {
  const deposits = lines.map(({ deposit, feeAtPurchase }) => (feeAtPurchase ? 0 : deposit.amount));
  const otherFees = sharesOf('LATE_FEE', lines, deposits, withoutPurchases(lines, ledger), currency);
  const lateFees = lines.map(({ feeAtPurchase }, at) => feeAtPurchase ?? otherFees[at]);
  const depositsLeft = deposits.map((deposit, at) => deposit - (deposit && (lateFees[at]?.amount ?? 0)));
  const withheld = sharesOf('DEPOSIT_WITHHELD', lines, depositsLeft, ledger, currency);
  const charges = lines.map(({ charge }) => charge);
  const refunds = refundShares(charges, withheld, ledger, currency);
  return charges.map((charge, at) => {
    const amounts = { LATE_FEE: lateFees[at], DEPOSIT_WITHHELD: withheld[at], REFUND: refunds[at] };
    return outcomeOf(movements({ CHARGE: charge, ...amounts }), currency);
  });
}

/** Returns the ledger without the late fees that were settled when copies were bought: one for each bought line. */
function withoutPurchases(lines: readonly ChargedLine[], ledger: readonly LedgerEntry[]): LedgerEntry[] {
  const left = [...ledger];
  for (const { title, feeAtPurchase } of lines) {
    if (!feeAtPurchase || feeAtPurchase.amount === 0) continue;
    const isItsFee = ({ kind, amount, note }: LedgerEntry) =>
      kind === 'LATE_FEE' && amount.amount === feeAtPurchase.amount && (note ?? title) === title;
    const at = left.findIndex(isItsFee);
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}

function refundShares(
  charges: readonly Money[],
  withheld: readonly Money[],
  ledger: readonly LedgerEntry[],
  currency: CurrencyCode,
): Money[] {
  const refunded = totalOf('REFUND', ledger, currency);
  const firstWithheld = ledger.findIndex(({ kind }) => kind === 'DEPOSIT_WITHHELD');
  const since = firstWithheld === -1 ? [] : ledger.slice(firstWithheld);
  const all = sum(withheld, currency);
  const afterwards = totalOf('REFUND', since, currency);
  const givenBack = afterwards.amount < all.amount ? afterwards : all;
  const shares = allocate(givenBack, amountsOf(withheld));
  const others = allocate(plus(refunded, negate(givenBack)), amountsOf(charges));
  return charges.map((_, at) => sum([shares[at], others[at]].filter(isPresent), currency));
}

const amountsOf = (parts: readonly Money[]) => parts.map(({ amount }) => amount);
const isPresent = (share: Money | undefined) => share !== undefined;

/**
 * Splits the movements of one kind, which are taken from deposits. A movement belongs to the lines whose title is its
 * note, if their deposits cover it; otherwise to all lines. Lines share in proportion to what is left of their deposits.
 */
function sharesOf(
  kind: LedgerEntryKind,
  lines: readonly ChargedLine[],
  depositsLeft: readonly number[],
  ledger: readonly LedgerEntry[],
  currency: CurrencyCode,
): Money[] {
  const taken = ledger.filter((entry) => entry.kind === kind);
  const notes = new Set(taken.map(({ note }) => note ?? null));
  const shared = [...notes].map((name) => {
    const total = totalOf(
      kind,
      taken.filter(({ note }) => (note ?? null) === name),
      currency,
    );
    const named = depositsLeft.map((left, at) => (lines[at]?.title === name ? left : 0));
    const covered = named.reduce((whole, left) => whole + left, 0);
    return allocate(total, covered >= total.amount ? named : depositsLeft);
  });
  return lines.map((_, at) =>
    sum(
      shared.flatMap((shares) => shares[at] ?? []),
      currency,
    ),
  );
}

function outcomeOf(entries: readonly LedgerEntry[], currency: CurrencyCode): LineOutcome {
  return {
    lateFee: totalOf('LATE_FEE', entries, currency),
    withheld: totalOf('DEPOSIT_WITHHELD', entries, currency),
    refunded: totalOf('REFUND', entries, currency),
    net: netOf(entries, currency),
  };
}
