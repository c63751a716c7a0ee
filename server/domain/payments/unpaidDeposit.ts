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
  const givenBack = ledger.filter(({ kind }) => directionOf(kind) < 0).map(({ amount }) => amount);
  const open = uncovered('DEPOSIT_HELD', ledger, plus(paid, sum(givenBack, currency)));
  const { depositHeld } = balanceOf(ledger, currency);
  return open.amount < depositHeld.amount ? open : depositHeld;
}

/**
 * Returns the unpaid part of all movements of this kind. The amount `covering` pays movements of the same direction, the
 * oldest first.
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
