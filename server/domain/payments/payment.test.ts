import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyRun } from '../../testing/historyRun.js';
import { history, inr } from '../../testing/moneyHistories.js';
import { ledgersOf } from '../../testing/moneyLedgers.js';
import { balanceOf, type LedgerEntry } from '../money/ledger.js';
import { plus } from '../money/money.js';
import type { Side } from '../orders/orderStatus.js';
import { DomainError } from '../shared/errors.js';
import { arePaid } from './paidMovements.js';
import {
  allowedPaymentActions,
  assertPaymentStep,
  isMarkedAlready,
  kindOf,
  openPaymentOf,
  paidIn,
  PAYMENT_LIFECYCLE,
  type OpenPayment,
  type Payment,
  type PaymentAction,
} from './payment.js';

const ORDERED: LedgerEntry[] = [
  { kind: 'CHARGE', amount: inr(9_800) },
  { kind: 'DEPOSIT_HELD', amount: inr(20_000) },
];
const RETURNED: LedgerEntry[] = [
  ...ORDERED,
  { kind: 'LATE_FEE', amount: inr(750) },
  { kind: 'DEPOSIT_RELEASED', amount: inr(19_250) },
];
const CANCELLED: LedgerEntry[] = [
  ...ORDERED,
  { kind: 'REFUND', amount: inr(9_800) },
  { kind: 'DEPOSIT_RELEASED', amount: inr(20_000) },
];

const payment = (change: Partial<Payment> = {}): Payment => ({
  id: 'payment_1',
  isOnline: false,
  kind: 'PAYMENT',
  status: 'CAPTURED',
  amount: inr(29_800),
  ...change,
});
const open = (ledger: LedgerEntry[], ...payments: Payment[]) =>
  openPaymentOf(ledger, payments, { currency: 'INR', awaitsPayment: false, isDepositBlocked: false });

function refusalOf(action: PaymentAction, at: OpenPayment, side: Side): string | null {
  try {
    assertPaymentStep(action, at, { side, end: null });
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.problems[0].code;
    throw error;
  }
}

describe('the open payment of a fulfillment', () => {
  it('is the charge with the deposit until the seller has received it', () => {
    expect(open(ORDERED)).toMatchObject({ state: 'TO_PAY', amount: inr(29_800), deposit: inr(20_000) });
    expect(open(ORDERED, payment({ status: 'PENDING' }))).toMatchObject({
      state: 'SENT',
      amount: inr(29_800),
    });
    expect(open(ORDERED, payment({ status: 'FAILED' }))).toMatchObject({ state: 'TO_PAY' });
    expect(open(ORDERED, payment())).toMatchObject({ state: 'SETTLED', amount: inr(0) });
  });

  it('is the extension alone once the order is paid', () => {
    const extended: LedgerEntry[] = [...ORDERED, { kind: 'CHARGE', amount: inr(4_900) }];
    expect(open(extended, payment())).toMatchObject({
      state: 'TO_PAY',
      amount: inr(4_900),
      deposit: inr(0),
    });
    expect(open(extended, payment({ amount: inr(9_800) }))).toMatchObject({
      amount: inr(24_900),
      deposit: inr(20_000),
    });
  });

  it('is the deposit less the late fee once the book is back', () => {
    expect(open(RETURNED, payment())).toMatchObject({ state: 'TO_REFUND', amount: inr(19_250) });
    const refund = payment({ kind: 'REFUND', amount: inr(19_250) });
    expect(open(RETURNED, payment(), refund)).toMatchObject({ state: 'SETTLED' });
  });

  it('is nothing if the order was cancelled before it was paid, and everything after', () => {
    expect(open(CANCELLED)).toMatchObject({ state: 'SETTLED' });
    expect(open(CANCELLED, payment())).toMatchObject({ state: 'TO_REFUND', amount: inr(29_800) });
    expect(open(CANCELLED, payment({ status: 'PENDING' }))).toMatchObject({ state: 'SENT' });
  });
});

it('contains no blocked deposit, and only what is kept of it is paid', () => {
  const blocked = { currency: 'INR', awaitsPayment: false, isDepositBlocked: true } as const;
  const rent = payment({ amount: inr(9_800) });
  expect(openPaymentOf(ORDERED, [], blocked)).toMatchObject({ amount: inr(9_800), deposit: inr(0) });
  expect(openPaymentOf(ORDERED, [rent], blocked)).toMatchObject({ state: 'SETTLED' });
  expect(openPaymentOf(RETURNED, [rent], blocked)).toMatchObject({ state: 'TO_PAY', amount: inr(750) });
  expect(openPaymentOf(CANCELLED, [rent], blocked)).toMatchObject({ state: 'TO_REFUND', amount: inr(9_800) });
  expect(arePaid(RETURNED, [rent], blocked)).toEqual([true, true, false, true]);
  expect(arePaid(RETURNED, [rent, payment({ amount: inr(750) })], blocked)).toEqual([true, true, true, true]);
});

it('settles movements by the payments of their direction, in order', () => {
  const paid = (ledger: LedgerEntry[], ...payments: Payment[]) =>
    arePaid(ledger, payments, { currency: 'INR', isDepositBlocked: false });
  const refund = payment({ kind: 'REFUND', amount: inr(19_250) });
  expect(paid(ORDERED)).toEqual([false, false]);
  expect(paid(ORDERED, payment({ status: 'PENDING' }))).toEqual([false, false]);
  expect(paid(ORDERED, payment({ amount: inr(9_800) }))).toEqual([true, false]);
  expect(paid(RETURNED, payment())).toEqual([true, true, true, false]);
  expect(paid(RETURNED, payment(), refund)).toEqual([true, true, true, true]);
  const sent: LedgerEntry[] = [
    { kind: 'CHARGE', amount: inr(9_800) },
    { kind: 'DELIVERY', amount: inr(4_000) },
    { kind: 'DELIVERY_REFUND', amount: inr(4_000) },
  ];
  expect(paid(sent, payment({ amount: inr(9_800) }))).toEqual([true, false, false]);
  const givenBack = payment({ kind: 'REFUND', amount: inr(4_000) });
  expect(paid(sent, payment({ amount: inr(13_800) }), givenBack)).toEqual([true, true, true]);
});

describe('the steps of a payment', () => {
  const sent = payment({ status: 'PENDING' });
  const steps = (at: OpenPayment) => [
    allowedPaymentActions(at, 'BUYER', null),
    allowedPaymentActions(at, 'SELLER', null),
  ];

  it('belong to the side that pays, or to the side that is paid', () => {
    expect(steps(open(ORDERED))).toEqual([['markPaid'], ['confirmPayment']]);
    expect(steps(open(ORDERED, sent))).toEqual([[], ['confirmPayment', 'reportPaymentMissing']]);
    expect(steps(open(ORDERED, payment()))).toEqual([[], []]);
    expect(steps(open(CANCELLED, payment()))).toEqual([['confirmPayment'], ['markPaid']]);
    expect(allowedPaymentActions(open(ORDERED), null, null)).toEqual([]);
  });

  it('are refused with the reason', () => {
    expect(refusalOf('markPaid', open(ORDERED), 'SELLER')).toBe('BUYER_ONLY');
    expect(refusalOf('confirmPayment', open(ORDERED), 'BUYER')).toBe('SELLER_ONLY');
    expect(refusalOf('markPaid', open(ORDERED, payment()), 'BUYER')).toBe('NOTHING_TO_PAY');
    expect(refusalOf('markPaid', open(ORDERED, sent), 'BUYER')).toBe('ALREADY_MARKED_PAID');
    expect(refusalOf('reportPaymentMissing', open(ORDERED), 'SELLER')).toBe('NOT_MARKED_PAID');
    expect(allowedPaymentActions(open(ORDERED), 'SELLER', 'COUNTS')).toContain('reportPaymentMissing');
    expect(allowedPaymentActions(open(CANCELLED, payment()), 'BUYER', 'COMPLAINT')).toEqual([
      'confirmPayment',
    ]);
    expect(allowedPaymentActions(open(ORDERED), 'BUYER', 'COUNTS')).toEqual(['markPaid']);
  });

  it('are repeated without an effect by the side that marked the payment', () => {
    expect(isMarkedAlready('markPaid', open(ORDERED, sent), 'BUYER')).toBe(true);
    expect(isMarkedAlready('markPaid', open(ORDERED), 'BUYER')).toBe(false);
    expect(isMarkedAlready('confirmPayment', open(ORDERED, sent), 'SELLER')).toBe(false);
  });
});

it('whatever happens, in the end the seller has exactly the charges and the deposits held', () => {
  const choice = fc.constantFrom<PaymentAction>('markPaid', 'confirmPayment', 'reportPaymentMissing');
  fc.assert(
    fc.property(history, fc.array(fc.tuple(choice, fc.boolean()), { maxLength: 12 }), (past, tries) => {
      let payments: Payment[] = [];
      const step = (ledger: LedgerEntry[], action: PaymentAction, side: Side): void => {
        const at = open(ledger, ...payments);
        const kind = kindOf(at.state);
        if (!kind || !allowedPaymentActions(at, side, null).includes(action)) return;
        const next: Payment = {
          id: at.pending?.id ?? `payment_${payments.length}`,
          isOnline: false,
          kind,
          status: PAYMENT_LIFECYCLE[action].to,
          amount: at.amount,
        };
        payments = [...payments.filter(({ id }) => id !== next.id), next];
      };
      const ledgers = ledgersOf(past);
      tries.forEach(([action, isBuyer], place) => {
        const ledger = ledgers[Math.min(place, ledgers.length - 1)] ?? [];
        step(ledger, action, isBuyer ? 'BUYER' : 'SELLER');
      });
      const last = ledgers.at(-1) ?? [];
      for (let round = 0; round < 2; round += 1) {
        for (const side of ['BUYER', 'SELLER'] as const) step(last, 'confirmPayment', side);
      }
      expect(open(last, ...payments).state).toBe('SETTLED');
      const { charged, depositHeld } = balanceOf(last, 'INR');
      expect(paidIn(payments, 'INR')).toEqual(plus(charged, depositHeld));
    }),
    historyRun(100),
  );
});
