import { money, type CurrencyCode, type Money } from '../money/money.js';
import { balanceSign, type Account } from './journal.js';
import type { EntryKind } from './movements.js';

/** The sum that entries of one kind posted to one account. */
export interface JournalTotal {
  kind: EntryKind;
  account: Account;
  currency: string;
  /** In minor units. */
  amount: number;
  /** Number of entries with such a posting. */
  entries: number;
  /**
   * The number of fulfillments for which this kind opened a balance in the account, less the number for which it closed one.
   */
  holders: number;
}

/** An amount, and the number of entries or fulfillments that it comes from. */
export interface MoneyFigure {
  amount: Money;
  count: number;
}

/** The accounts whose balances are kept per fulfillment, so that `held` can count the fulfillments. */
type AccountOfFulfillment = 'DEPOSIT' | 'COMMISSION' | 'TAX_DEDUCTED' | 'TAX_COLLECTED';

/** Computes totals over the whole journal. Amounts in currencies other than `currency` are counted, but not added. */
export class Balances {
  constructor(
    private readonly totals: readonly JournalTotal[],
    private readonly currency: CurrencyCode,
  ) {}

  /** Returns the balance of an account: what is held, owed or earned. */
  of(account: Account): Money {
    const signed = this.sum((total) => total.account === account);
    return money(signed * balanceSign(account), this.currency);
  }

  /** Returns the balance of an account, and the number of fulfillments with a balance in it. */
  held(account: AccountOfFulfillment): MoneyFigure {
    const parts = this.totals.filter((total) => total.account === account);
    return { amount: this.of(account), count: parts.reduce((all, { holders }) => all + holders, 0) };
  }

  /**
   * Returns the number of entries of these kinds, and the amount by which they changed FLOAT and TRANSFERRED. Subtracts
   * entries of the kinds in `undone`.
   */
  moved(kinds: readonly EntryKind[], undone: readonly EntryKind[] = []): MoneyFigure {
    const done = this.sum(({ kind, account }) => isHeld(account) && kinds.includes(kind));
    const back = this.sum(({ kind, account }) => isHeld(account) && undone.includes(kind));
    const count = this.count(kinds) - this.count(undone);
    return { amount: money(Math.abs(done + back), this.currency), count };
  }

  private count(kinds: readonly EntryKind[]): number {
    return this.totals
      .filter(({ kind, account }) => isHeld(account) && kinds.includes(kind))
      .reduce((all, { entries }) => all + entries, 0);
  }

  private sum(isPart: (total: JournalTotal) => boolean): number {
    return this.totals
      .filter((total) => total.currency === this.currency && isPart(total))
      .reduce((all, { amount }) => all + amount, 0);
  }
}

function isHeld(account: Account): boolean {
  return account === 'FLOAT' || account === 'TRANSFERRED';
}
