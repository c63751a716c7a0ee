import { movements, netOf, totalOf, type LedgerEntry, type LedgerEntryKind } from './ledger.js';
import { allocate, sum, type CurrencyCode, type Money } from './money.js';

/** A line of a fulfillment, with the facts that decide its share of the ledger. */
export interface ChargedLine {
  title: string;
  /** The price or rent of the line, including extensions. */
  charge: Money;
  deposit: Money;
}

/** The final amounts of a line. */
export interface LineOutcome {
  lateFee: Money;
  withheld: Money;
  refunded: Money;
  net: Money;
}

/**
 * Splits the movements of a fulfillment among its lines, to the last paisa: the shares add up to the whole. A late
 * fee belongs to the line whose title is in its note. If the note is gone because the seller closed their account,
 * all lines share the late fee. Withheld amounts are split in proportion to the remaining deposits, refunds in
 * proportion to the charges.
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

/**
 * Returns the late fees of each line. Lines with the same title share their late fees in proportion to their
 * deposits.
 */
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
