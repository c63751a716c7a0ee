import { movements, netOf, totalOf, type LedgerEntry, type LedgerEntryKind } from './ledger.js';
import { allocate, sum, type CurrencyCode, type Money } from './money.js';

/** A line of a fulfillment, with the facts that decide its share of the movements. */
export interface ChargedLine {
  title: string;
  /** Its price or rent, with extensions. */
  charge: Money;
  deposit: Money;
}

/** The outcome of a line's price and its deposit. */
export interface LineOutcome {
  lateFee: Money;
  withheld: Money;
  refunded: Money;
  net: Money;
}

/**
 * Splits the movements of a fulfillment among its lines, to the last paisa: the shares add up to the whole. A
 * late fee names the title of its line, unless the seller has closed their account. Withheld amounts are
 * shared by the remaining deposits, and refunds by the charges.
 */
export function lineOutcomes(
  lines: readonly ChargedLine[],
  ledger: readonly LedgerEntry[],
  currency: CurrencyCode,
): LineOutcome[] {
  const shares = (kind: LedgerEntryKind, weights: readonly number[]) =>
    allocate(totalOf(kind, ledger, currency), weights);
  const lateFees = lateFeesOf(lines, ledger, currency);
  const depositsLeft = lines.map(({ deposit }, at) => deposit.amount - (lateFees[at]?.amount ?? 0));
  const withheld = shares('DEPOSIT_WITHHELD', depositsLeft);
  const charges = lines.map(({ charge }) => charge);
  const refunds = shares(
    'REFUND',
    charges.map(({ amount }) => amount),
  );
  return charges.map((charge, at) => {
    const amounts = { LATE_FEE: lateFees[at], DEPOSIT_WITHHELD: withheld[at], REFUND: refunds[at] };
    return outcomeOf(movements({ CHARGE: charge, ...amounts }), currency);
  });
}

/** Lines with the same title share its late fees by their deposits. */
function lateFeesOf(
  lines: readonly ChargedLine[],
  ledger: readonly LedgerEntry[],
  currency: CurrencyCode,
): Money[] {
  const fees = ledger.filter(({ kind }) => kind === 'LATE_FEE');
  const named = new Set(fees.map(({ note }) => note ?? null));
  const shared = [...named].map((name) => {
    const theirs = fees.filter(({ note }) => (note ?? null) === name);
    const weights = lines.map(({ title, deposit }) => (name === null || title === name ? deposit.amount : 0));
    return allocate(totalOf('LATE_FEE', theirs, currency), weights);
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
