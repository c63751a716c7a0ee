import { z } from 'zod';
import { isUpiAddress, shownUpiAddress } from '../accounts/upiAddress.js';
import type { Money } from '../money/money.js';
import { isRefundStep, type RefundAction, type RefundStatus } from '../payments/refund.js';
import { bankAccountField, PayoutMethod, StoredBankAccount } from './payoutAccount.js';
import { transferMode, type ProviderPayoutState } from './providerPayout.js';
import { pausedUntil } from './payout.js';
import { refuse } from '../shared/errors.js';
import { anyText, idField, LONGEST_REASON, missingOr, optional, requiredText } from '../shared/fields.js';

const DAY_MS = 86_400_000;

/** Returns the time until which a provider refunds a payment in the ordinary way. */
export function refundableUntil(capturedAt: Date, windowDays: number): Date {
  return new Date(capturedAt.getTime() + windowDays * DAY_MS);
}

/** True if a refund that begins now has to be a payout. `until` is null for a payment that can always be refunded. */
export function needsPayout(until: Date | null, now: Date): boolean {
  return until !== null && now > until;
}

/** The way in which a refund by payout reaches the buyer. A LINK lets the recipient enter an account. */
export const RefundPayoutMethod = { ...PayoutMethod, LINK: 'LINK' } as const;
export type RefundPayoutMethod = keyof typeof RefundPayoutMethod;

/**
 * The state of an order's refunds by payout. NOT_DUE: nothing is to be refunded yet. WAITING: the payout provider does
 * not have the refund yet. BY_HAND: staff pay the refund. SENT and LINK_SENT: the payout provider has it. FAILED: its
 * last attempt failed.
 */
export const RefundPayoutState = {
  NOT_DUE: 'NOT_DUE',
  WAITING: 'WAITING',
  BY_HAND: 'BY_HAND',
  SENT: 'SENT',
  LINK_SENT: 'LINK_SENT',
  FAILED: 'FAILED',
  PAID: 'PAID',
} as const;
export type RefundPayoutState = keyof typeof RefundPayoutState;

/** An attempt to make a refund by payout. The method is null until a provider has the refund. */
interface Try {
  status: RefundStatus;
  method: RefundPayoutMethod | null;
}

/** Returns the state of the refunds by payout. `last` is the last attempt; null if there was none. */
export function refundPayoutState(last: Try | null, hasProvider: boolean): RefundPayoutState {
  if (!last) return 'NOT_DUE';
  if (last.status === 'DONE') return 'PAID';
  if (last.status === 'FAILED') return 'FAILED';
  if (last.method === null) return hasProvider ? 'WAITING' : 'BY_HAND';
  return last.method === 'LINK' ? 'LINK_SENT' : 'SENT';
}

/**
 * The facts that decide whether a provider will report the outcome of an attempt. `provider` is null until a provider
 * has the refund.
 */
interface HandedTry extends Try {
  provider: string | null;
}

/** True if an attempt is at a payout provider that is no longer configured, so that no provider reports its outcome. */
export function isStrandedRefund({ status, provider }: HandedTry, configured: string | null): boolean {
  return status === 'PENDING' && provider !== null && provider !== configured;
}

/** True if staff have to settle an attempt: no payout provider makes it, or its provider is no longer configured. */
export function isForStaff(last: HandedTry, configured: string | null): boolean {
  return refundPayoutState(last, configured !== null) === 'BY_HAND' || isStrandedRefund(last, configured);
}

/** True if the buyer can give or change the account: until a refund is handed to the provider, and again if it fails. */
export function canGiveAccount(state: RefundPayoutState): boolean {
  return state !== 'SENT' && state !== 'LINK_SENT' && state !== 'PAID';
}

/** Days before the end of a rental from which its buyer is asked for an account. */
export const ASKED_BEFORE_DAYS = 21;

/** The facts that decide whether the buyer of a rental is asked for an account. */
interface OpenDeposit {
  /** The time until which the payment of the order can be refunded in the ordinary way. */
  refundableUntil: Date;
  dueOn: Date;
}

/**
 * True if the buyer is asked for an account now: the payment is too old for an ordinary refund, or the rental ends
 * within 21 days and the payment will be too old on that day.
 */
export function asksForAccount({ refundableUntil: until, dueOn }: OpenDeposit, now: Date): boolean {
  const isSoon = now.getTime() >= dueOn.getTime() - ASKED_BEFORE_DAYS * DAY_MS;
  return needsPayout(until, now) || (isSoon && needsPayout(until, dueOn));
}

/** The facts of a buyer's account that decide whether a refund goes there. */
interface GivenAccount {
  method: PayoutMethod;
  changedAt: Date;
  /** The reason why a refund to the account failed; null if none did. */
  failure: string | null;
}

/**
 * Returns the method by which a refund can be sent to the buyer now. It is LINK if the buyer gave no account, if a
 * refund to the account failed, or if the amount is too large for its method. Returns null while a changed account is
 * paused, so that the buyer can notice an intruder.
 */
export function wayToBuyer(
  account: GivenAccount | null,
  amount: Money,
  now: Date,
): RefundPayoutMethod | null {
  if (!account || account.failure !== null || transferMode(account.method, amount) === null) return 'LINK';
  return pausedUntil(account.changedAt, now) === null ? account.method : null;
}

/** The steps that each report of a payout provider can lead to. Reports can arrive in any order. */
const STEPS_AFTER = {
  LOW_BALANCE: [],
  UNDER_WAY: [],
  DONE: ['completeRefund'],
  FAILED: ['failRefund'],
  RETURNED: ['failRefund', 'returnRefund'],
} as const satisfies Record<ProviderPayoutState, readonly RefundAction[]>;

/** A step that a report by the payout provider can cause. */
type RefundPayoutStep = (typeof STEPS_AFTER)[ProviderPayoutState][number];

/** Returns the step that a refund takes when its provider reports a state; null if the state changes nothing. */
export function refundStepAfter(status: RefundStatus, state: ProviderPayoutState): RefundPayoutStep | null {
  const steps: readonly RefundPayoutStep[] = STEPS_AFTER[state];
  return steps.find((step) => isRefundStep(step, status)) ?? null;
}

/** The refund account of a buyer, which is stored sealed. */
export const StoredRefundAccount = z.union([
  z.strictObject({ upiAddress: z.string() }),
  z.strictObject({ bankAccount: StoredBankAccount }),
]);
export type RefundAccountPlace = z.infer<typeof StoredRefundAccount>;

/** Input that gives the account for the refunds of an order by payout. */
export const giveRefundAccountSchema = z.object({
  orderId: idField,
  method: z.enum(PayoutMethod, missingOr('REQUIRED')),
  upiAddress: optional(anyText().trim().toLowerCase()),
  bankAccount: optional(bankAccountField),
});

/** Input that records that a stranded refund did not reach the buyer. */
export const markRefundFailedSchema = z.object({
  refundId: idField,
  reason: requiredText(LONGEST_REASON, 'REASON_REQUIRED'),
});

/** Returns the account in an input. Throws UPI_ADDRESS_INVALID or BANK_ACCOUNT_INVALID if the account is missing or invalid. */
export function placeGiven(input: z.infer<typeof giveRefundAccountSchema>): RefundAccountPlace {
  const { method, upiAddress, bankAccount } = input;
  if (method === 'BANK_ACCOUNT')
    return bankAccount
      ? { bankAccount }
      : refuse('BANK_ACCOUNT_INVALID', { field: ['bankAccount', 'number'] });
  return upiAddress && isUpiAddress(upiAddress)
    ? { upiAddress }
    : refuse('UPI_ADDRESS_INVALID', { field: ['upiAddress'] });
}

/** Number of digits of a bank account number that are shown. */
const SHOWN_DIGITS = 4;

/** Returns the part of an account that is shown: two letters and the handle, or the last four digits. */
export function shownOf(place: RefundAccountPlace): string {
  if ('bankAccount' in place) return place.bankAccount.number.slice(-SHOWN_DIGITS);
  return shownUpiAddress(place.upiAddress);
}
