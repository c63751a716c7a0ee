import {
  balanceOf,
  depositSign,
  revenueSign,
  type LedgerEntry,
  type LedgerEntryKind,
} from '../money/ledger.js';
import { money, plus, sum, type CurrencyCode, type Money } from '../money/money.js';

/**
 * Returns the part of the held deposits that the buyer has not paid. `paid` is the amount that the seller received,
 * less the amount that was paid back. It counts towards the oldest movements first, so that an unpaid extension does
 * not make a paid deposit unpaid.
 */
export function unpaidDepositOf(ledger: readonly LedgerEntry[], paid: Money, currency: CurrencyCode): Money {
  const open = uncoveredDepositOf(ledger, paid, currency);
  const { depositHeld } = balanceOf(ledger, currency);
  return open.amount < depositHeld.amount ? open : depositHeld;
}

/**
 * Returns the part of the deposits, held or settled, that is covered neither by `paid` nor by what the seller owes back.
 * `paid` is what the seller received, less what was paid back.
 */
export function uncoveredDepositOf(
  ledger: readonly LedgerEntry[],
  paid: Money,
  currency: CurrencyCode,
): Money {
  const givenBack = ledger.filter(({ kind }) => directionOf(kind) < 0).map(({ amount }) => amount);
  return uncovered('DEPOSIT_HELD', ledger, plus(paid, sum(givenBack, currency)));
}

/**
 * Returns the part of the movements of one kind that `covering` does not cover. It covers the oldest movements of the same
 * direction first.
 */
export function uncovered(kind: LedgerEntryKind, ledger: readonly LedgerEntry[], covering: Money): Money {
  let left = Math.max(0, covering.amount);
  let open = 0;
  for (const entry of ledger) {
    if (directionOf(entry.kind) !== directionOf(kind)) continue;
    const covered = Math.min(left, entry.amount.amount);
    left -= covered;
    if (entry.kind === kind) open += entry.amount.amount - covered;
  }
  return money(open, covering.currencyCode);
}

/**
 * Returns 1 for an amount that the buyer owes the seller, -1 for one that the seller owes back, 0 for one taken from a deposit.
 */
function directionOf(kind: LedgerEntryKind): number {
  return revenueSign(kind) + depositSign(kind);
}
