import { balanceOf, totalOf, type LedgerEntry } from '../money/ledger.js';
import { negate, plus, sum, zero, type CurrencyCode, type Money } from '../money/money.js';
import type { BlockStatus } from '../payments/depositBlock.js';
import {
  capturedOf,
  openPaymentOf,
  paidIn,
  payerOf,
  type OpenPayment,
  type Payment,
  type PaymentState,
} from '../payments/payment.js';
import { uncovered, unpaidDepositOf } from '../payments/unpaidDeposit.js';

/** The money of a fulfillment, which decides what its order's receipt shows. */
export interface ReceiptFulfillment {
  ledger: readonly LedgerEntry[];
  payments: readonly Payment[];
  currency: CurrencyCode;
  /** True while the order waits for its online payment. */
  awaitsPayment: boolean;
  /** True if a block secures the deposits, so that none are paid. */
  isDepositBlocked: boolean;
}

/** An amount, and the part of it that is deposits. */
export interface AmountWithDeposits {
  amount: Money;
  deposits: Money;
}

/** An amount that is still to be paid, paid back or confirmed. */
export interface OpenAmount extends AmountWithDeposits {
  state: Exclude<PaymentState, 'SETTLED'>;
  /** True if the amount is paid through a payment provider. */
  isOnline: boolean;
}

/** The amounts of a receipt that depend on what was paid. */
export interface ReceiptAmounts {
  /** Deposits that the buyer has paid and not got back. */
  depositsHeld: Money;
  /** Deposits that the buyer has not paid, because the buyer's bank blocks the money for them. */
  depositsBlocked: Money;
  /** The total of the confirmed payments. */
  paid: Money;
  /** The total of the confirmed refunds. */
  paidBack: AmountWithDeposits;
  /** The open amounts of all fulfillments, added up by state. Empty if everything is settled. */
  open: OpenAmount[];
}

/** Returns the amounts of an order's receipt that depend on what was paid. `block` is null if no deposit was blocked. */
export function receiptAmounts(
  all: readonly ReceiptFulfillment[],
  { currency, block }: { currency: CurrencyCode; block: BlockStatus | null },
): ReceiptAmounts {
  const total = (of: (fulfillment: ReceiptFulfillment) => Money) => sum(all.map(of), currency);
  return {
    depositsHeld: total((each) => (each.isDepositBlocked ? zero(currency) : paidDepositOf(each))),
    depositsBlocked: total((each) => (block === 'ACTIVE' ? depositOf(each) : zero(currency))),
    paid: total(({ payments }) => capturedOf('PAYMENT', payments, currency)),
    paidBack: {
      amount: total(({ payments }) => capturedOf('REFUND', payments, currency)),
      deposits: total((each) => plus(releasedOf(each), negate(depositToPayBack(each)))),
    },
    open: STATES.flatMap(([state, isOnline]) => openIn(all, { state, isOnline }, currency)),
  };
}

/** The open states, in their order on a receipt. */
const STATES = (['TO_PAY', 'SENT', 'TO_REFUND', 'REFUND_SENT'] as const).flatMap((state) =>
  [false, true].map((isOnline) => [state, isOnline] as const),
);

function openIn(
  all: readonly ReceiptFulfillment[],
  wanted: Pick<OpenAmount, 'state' | 'isOnline'>,
  currency: CurrencyCode,
): OpenAmount[] {
  const found = all.flatMap((fulfillment) => {
    const open = openPaymentOf(fulfillment.ledger, fulfillment.payments, fulfillment);
    const isWanted = open.state === wanted.state && open.isOnline === wanted.isOnline;
    return isWanted ? { amount: open.amount, deposits: openDepositOf(fulfillment, open) } : [];
  });
  if (found.length === 0) return [];
  const total = (part: keyof AmountWithDeposits) =>
    sum(
      found.map((each) => each[part]),
      currency,
    );
  return [{ ...wanted, amount: total('amount'), deposits: total('deposits') }];
}

/** Returns how much of a fulfillment's open amount is for deposits. */
function openDepositOf(fulfillment: ReceiptFulfillment, open: OpenPayment): Money {
  const isRefund = payerOf(open) === 'SELLER';
  const deposit = isRefund ? depositToPayBack(fulfillment) : unpaidDeposit(fulfillment);
  return deposit.amount < open.amount.amount ? deposit : open.amount;
}

const depositOf = ({ ledger, currency }: ReceiptFulfillment) => balanceOf(ledger, currency).depositHeld;

function paidDepositOf(fulfillment: ReceiptFulfillment): Money {
  return plus(depositOf(fulfillment), negate(unpaidDeposit(fulfillment)));
}

function unpaidDeposit({ ledger, payments, currency, isDepositBlocked }: ReceiptFulfillment): Money {
  return isDepositBlocked ? zero(currency) : unpaidDepositOf(ledger, paidIn(payments, currency), currency);
}

/** Returns the deposits that were released; zero for blocked deposits, which are not paid back. */
function releasedOf({ ledger, currency, isDepositBlocked }: ReceiptFulfillment): Money {
  return isDepositBlocked ? zero(currency) : totalOf('DEPOSIT_RELEASED', ledger, currency);
}

/** Returns the released deposits that confirmed refunds do not cover. */
function depositToPayBack({ ledger, payments, currency, isDepositBlocked }: ReceiptFulfillment): Money {
  if (isDepositBlocked) return zero(currency);
  return uncovered('DEPOSIT_RELEASED', ledger, capturedOf('REFUND', payments, currency));
}
