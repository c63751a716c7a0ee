import { balanceOf, type LedgerEntry } from '../money/ledger.js';
import { negate, plus, sum, zero, type CurrencyCode, type Money } from '../money/money.js';
import type { Side } from '../orders/orderStatus.js';
import { DomainError, problem, type ErrorCode, type Problem } from '../shared/errors.js';
import { unpaidDepositOf } from './unpaidDeposit.js';

/** The direction of a payment: PAYMENT goes from the buyer to the seller, REFUND back to the buyer. */
export const PaymentKind = { PAYMENT: 'PAYMENT', REFUND: 'REFUND' } as const;
export type PaymentKind = keyof typeof PaymentKind;

/** The status of a payment. The recipient confirms a direct payment; the provider confirms an online payment. */
export const PaymentStatus = { PENDING: 'PENDING', CAPTURED: 'CAPTURED', FAILED: 'FAILED' } as const;
export type PaymentStatus = keyof typeof PaymentStatus;

/** A payment between the buyer and the seller of a fulfillment. The amount is always above zero. */
export interface Payment {
  /** True if the money is paid through a provider, false if one person pays the other directly. */
  isOnline: boolean;
  id: string;
  kind: PaymentKind;
  status: PaymentStatus;
  amount: Money;
}

/**
 * The state of a fulfillment's money: one side has to pay, one side has marked its payment as paid, or nothing is left
 * to pay.
 */
export const PaymentState = {
  TO_PAY: 'TO_PAY',
  SENT: 'SENT',
  SETTLED: 'SETTLED',
  TO_REFUND: 'TO_REFUND',
  REFUND_SENT: 'REFUND_SENT',
} as const;
export type PaymentState = keyof typeof PaymentState;

/** The payment that is open between the two sides of a fulfillment, if any. */
export interface OpenPayment {
  state: PaymentState;
  /** The amount that is to be paid or confirmed; zero if SETTLED. */
  amount: Money;
  /** The part of the amount that is an unpaid deposit; zero unless the state is TO_PAY. */
  deposit: Money;
  /** The payment that the payee or the provider has not confirmed; null if there is none. */
  pending: Payment | null;
  /** True if a provider is to move the amount, so that neither side can take a step. */
  isOnline: boolean;
}

/** The party that takes a payment step: the payer, the payee, or Panna if both say nothing. */
type PaymentParty = 'PAYER' | 'PAYEE' | 'PANNA';

/** A step in the life of a payment. In `from`, null stands for a payment that has not been recorded yet. */
export interface PaymentStep {
  from: readonly (PaymentStatus | null)[];
  to: PaymentStatus;
  by: PaymentParty;
}

/** The life of a direct payment. Guards, viewerCan fields, buttons and docs/lifecycle.md derive from it. */
export const PAYMENT_LIFECYCLE = {
  markPaid: { from: [null], to: 'PENDING', by: 'PAYER' },
  confirmPayment: { from: [null, 'PENDING'], to: 'CAPTURED', by: 'PAYEE' },
  reportPaymentMissing: { from: [null, 'PENDING'], to: 'FAILED', by: 'PAYEE' },
  assumePayment: { from: [null, 'PENDING'], to: 'CAPTURED', by: 'PANNA' },
  complainOfRefund: { from: [null], to: 'FAILED', by: 'PANNA' },
} as const satisfies Record<string, PaymentStep>;
export type PaymentAction = keyof typeof PAYMENT_LIFECYCLE;

const ACTIONS = Object.keys(PAYMENT_LIFECYCLE) as PaymentAction[];

/** The side that pays, by the kind of payment. */
const PAYER: Record<PaymentKind, Side> = { PAYMENT: 'BUYER', REFUND: 'SELLER' };

/**
 * Returns the open payment of a fulfillment. The buyer owes the amounts in the ledger, including deposits, less the
 * confirmed payments. An unconfirmed payment is returned first: the payee must confirm it or report it missing.
 *
 * `awaitsPayment` is true while the order waits for its online payment. With `isDepositBlocked`, the buyer owes no
 * deposit, only the amounts that are kept from it.
 */
export function openPaymentOf(
  ledger: readonly LedgerEntry[],
  payments: readonly Payment[],
  {
    currency,
    awaitsPayment,
    isDepositBlocked,
  }: { currency: CurrencyCode; awaitsPayment: boolean; isDepositBlocked: boolean },
): OpenPayment {
  const nothing = zero(currency);
  const pending = payments.find(({ status }) => status === 'PENDING') ?? null;
  if (pending) {
    const state = pending.kind === 'PAYMENT' ? 'SENT' : 'REFUND_SENT';
    return { state, amount: pending.amount, deposit: nothing, pending, isOnline: pending.isOnline };
  }
  const { charged, depositHeld: held } = balanceOf(ledger, currency);
  const paid = paidIn(payments, currency);
  const due = plus(plus(charged, isDepositBlocked ? nothing : held), negate(paid));
  const open = { deposit: nothing, pending, isOnline: awaitsPayment };
  if (due.amount === 0) return { ...open, state: 'SETTLED', amount: nothing };
  if (due.amount < 0) return { ...open, state: 'TO_REFUND', amount: negate(due) };
  const unpaid = isDepositBlocked ? nothing : unpaidDepositOf(ledger, paid, currency);
  const deposit = due.amount < unpaid.amount ? due : unpaid;
  return { ...open, state: 'TO_PAY', amount: due, deposit };
}

/** Returns the amount that the seller has received from the buyer, less the amount paid back. */
export function paidIn(payments: readonly Payment[], currency: CurrencyCode): Money {
  return plus(capturedOf('PAYMENT', payments, currency), negate(capturedOf('REFUND', payments, currency)));
}

/** Returns the sum of the confirmed payments of one kind. */
export function capturedOf(kind: PaymentKind, payments: readonly Payment[], currency: CurrencyCode): Money {
  const captured = payments.filter((payment) => payment.kind === kind && payment.status === 'CAPTURED');
  return sum(
    captured.map(({ amount }) => amount),
    currency,
  );
}

/** The end of a direct payment that is due and that neither side marks: it counts as made, or becomes a complaint for staff. */
export type UnmarkedEnd = 'COUNTS' | 'COMPLAINT';

/** Returns the side that receives payments of this kind. */
export function payeeOf(kind: PaymentKind): Side {
  return PAYER[kind] === 'BUYER' ? 'SELLER' : 'BUYER';
}

/** Returns the kind of payment that is open; null if SETTLED. */
export function kindOf(state: PaymentState): PaymentKind | null {
  if (state === 'SETTLED') return null;
  return state === 'TO_PAY' || state === 'SENT' ? 'PAYMENT' : 'REFUND';
}

/** Returns the side that has to pay, or whose payment is not confirmed yet; null if SETTLED. */
export function payerOf({ state }: Pick<OpenPayment, 'state'>): Side | null {
  const kind = kindOf(state);
  return kind && PAYER[kind];
}

/**
 * Returns the steps that this side can take now; none for a person who is neither buyer nor seller. `end` is the way in
 * which an unmarked payment ends; null if no limit runs.
 */
export function allowedPaymentActions(
  open: OpenPayment,
  side: Side | null,
  end: UnmarkedEnd | null,
): PaymentAction[] {
  return side ? ACTIONS.filter((action) => !paymentProblem(action, open, { side, end })) : [];
}

/** The side that takes a step, and the end of the unmarked payment; null if no limit runs. */
interface StepTaken {
  side: Side;
  end: UnmarkedEnd | null;
}

/** Throws the problem that prevents this side's step now, if any. */
export function assertPaymentStep(action: PaymentAction, open: OpenPayment, taken: StepTaken): void {
  const found = paymentProblem(action, open, taken);
  if (found) throw new DomainError([found]);
}

/** True if the payer has already marked the open payment as paid, so that marking it again changes nothing. */
export function isMarkedAlready(action: PaymentAction, open: OpenPayment, side: Side): boolean {
  return action === 'markPaid' && open.pending !== null && payerOf(open) === side;
}

function paymentProblem(action: PaymentAction, open: OpenPayment, { side, end }: StepTaken): Problem | null {
  const step: PaymentStep = PAYMENT_LIFECYCLE[action];
  const payer = payerOf(open);
  if (!payer) return problem('NOTHING_TO_PAY');
  if (open.isOnline) return problem('PAID_ONLINE');
  const actor = side === payer ? 'PAYER' : 'PAYEE';
  if (step.by !== actor) return problem(side === 'BUYER' ? 'SELLER_ONLY' : 'BUYER_ONLY');
  // A payment is not missing before it is due, and a second report would only delay the complaint.
  const isFutile = action === 'reportPaymentMissing' && !open.pending && end !== 'COUNTS';
  const isAllowed = step.from.includes(open.pending?.status ?? null) && !isFutile;
  return isAllowed ? null : problem(whyNot(action));
}

function whyNot(action: PaymentAction): ErrorCode {
  return action === 'markPaid' ? 'ALREADY_MARKED_PAID' : 'NOT_MARKED_PAID';
}
