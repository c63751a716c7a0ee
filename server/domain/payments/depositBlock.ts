import type { CartItemType } from '../orders/cart.js';
import { totalOf, type LedgerEntry } from '../money/ledger.js';
import { money, negate, plus, sum, zero, type CurrencyCode, type Money } from '../money/money.js';
import { dayOf, daysAfter } from '../shared/day.js';
import { isPayableOnline } from './onlinePayment.js';
import type { OpenPayment } from './payment.js';

/** The way in which the deposits of an order are secured. */
export const DepositSecurity = {
  /** The buyer still has to pay them: the payment has not arrived, or its recipient has not confirmed it. */
  TO_PAY: 'TO_PAY',
  /** The buyer has paid them, and gets back what is released. */
  CHARGED: 'CHARGED',
  /** The buyer's bank blocks them. Only the amounts that are kept from them are charged. */
  BLOCKED: 'BLOCKED',
} as const;
export type DepositSecurity = keyof typeof DepositSecurity;

/** The progress of the block: active, being released, released or expired. */
export const BlockStatus = {
  ACTIVE: 'ACTIVE',
  RELEASING: 'RELEASING',
  RELEASED: 'RELEASED',
  EXPIRED: 'EXPIRED',
} as const;
export type BlockStatus = keyof typeof BlockStatus;

/** A step in the life of a block. In `from`, null stands for a block that has not been recorded yet. */
export interface BlockStep {
  from: readonly (BlockStatus | null)[];
  to: BlockStatus;
}

/** The life of a block. docs/lifecycle.md is drawn from it. */
export const BLOCK_LIFECYCLE = {
  useBlock: { from: [null], to: 'ACTIVE' },
  /** A block beside which the rest was not paid secures nothing. */
  rejectBlock: { from: [null], to: 'RELEASING' },
  release: { from: ['ACTIVE'], to: 'RELEASING' },
  confirmRelease: { from: ['RELEASING'], to: 'RELEASED' },
  expire: { from: ['ACTIVE'], to: 'EXPIRED' },
} as const satisfies Record<string, BlockStep>;

/** The reason why a blocked deposit needs the attention of staff. */
export const BlockIssueKind = {
  /** The block ends soon, and the deposits that it secures have not been settled yet. */
  ENDING: 'ENDING',
  /** The provider refused to release the block. The release is requested again. */
  RELEASE_REFUSED: 'RELEASE_REFUSED',
  /** The provider refused to capture the kept amount. The buyer owes it to the seller directly. */
  CAPTURE_REFUSED: 'CAPTURE_REFUSED',
} as const;
export type BlockIssueKind = keyof typeof BlockIssueKind;

/** The number of days for which a refused capture is shown to staff. */
export const REFUSED_CAPTURE_DAYS = 30;

/** The largest amount that UPI Reserve Pay blocks, in paise: 10,000 rupees. */
const MOST_BLOCKED = 1_000_000;

/** The number of days after which UPI Reserve Pay ends a block. */
export const LONGEST_BLOCK_DAYS = 90;

/** Days by which a return can be late without the block ending before the deposit is settled. */
const LATE_DAYS = 7;

/** Days between the warning to sellers and the end of a block. */
export const WARNED_BEFORE_DAYS = 7;

/** The facts of a new order that decide whether its deposits may be blocked. */
export interface OfferedBlock {
  /** True if the provider blocks amounts, and the marketplace offers it. */
  isOffered: boolean;
  amountDue: Money;
  /** All deposits of the order together. */
  depositTotal: Money;
  lines: readonly { type: CartItemType; endsOn: string | null }[];
  today: string;
  /** Days after which copies that were sent back count as returned. */
  confirmDays: number;
}

/**
 * Returns the amount that the buyer may have blocked instead of charged: all deposits of the order. Null if blocks are not
 * offered, if there are no deposits or they exceed 10,000 rupees, if less than one rupee is due besides them, or if a rental
 * may not be settled within 90 days.
 */
export function blockableDeposit(offer: OfferedBlock): Money | null {
  const { isOffered, amountDue, depositTotal, lines, today, confirmDays } = offer;
  if (!isOffered || depositTotal.amount <= 0 || depositTotal.amount > MOST_BLOCKED) return null;
  if (depositTotal.currencyCode !== 'INR' || !isPayableOnline(plus(amountDue, negate(depositTotal))))
    return null;
  const latest = latestReturn(daysAfter(today, LONGEST_BLOCK_DAYS), confirmDays);
  const isInTime = lines.every(({ type, endsOn }) => type !== 'RENTAL' || (endsOn ?? latest) <= latest);
  return isInTime ? depositTotal : null;
}

/**
 * Returns the latest due date (YYYY-MM-DD) with which a rental is settled before the block expires. The copies may be a week
 * late, and the seller has `confirmDays` to confirm the return.
 */
export function returnBy(expiresAt: Date, timeZone: string, confirmDays: number): string {
  return latestReturn(dayOf(expiresAt, timeZone), confirmDays);
}

function latestReturn(endOfBlock: string, confirmDays: number): string {
  return daysAfter(endOfBlock, -(LATE_DAYS + confirmDays));
}

/**
 * Returns the amount that the buyer has to pay in addition to the block; null if `blocked` is not the amount that was
 * offered.
 */
export function paidBesideBlock(amount: Money, blockable: Money | null, blocked: Money): Money | null {
  const isOffered = blockable?.amount === blocked.amount && blockable.currencyCode === blocked.currencyCode;
  return isOffered ? plus(amount, negate(blocked)) : null;
}

/** The status of a capture. A PENDING capture may still fail. */
export const CaptureStatus = { PENDING: 'PENDING', DONE: 'DONE', FAILED: 'FAILED' } as const;
export type CaptureStatus = keyof typeof CaptureStatus;

/** A step in the life of a capture. In `from`, null stands for a capture that has not been recorded yet. */
export interface CaptureStep {
  from: readonly (CaptureStatus | null)[];
  to: CaptureStatus;
}

/** The life of a capture. docs/lifecycle.md is drawn from it. */
export const CAPTURE_LIFECYCLE = {
  beginCapture: { from: [null], to: 'PENDING' },
  completeCapture: { from: ['PENDING'], to: 'DONE' },
  refuseCapture: { from: ['PENDING'], to: 'FAILED' },
} as const satisfies Record<string, CaptureStep>;
export type CaptureAction = keyof typeof CAPTURE_LIFECYCLE;

/** True if the step is possible in this status. */
export function isCaptureStep(action: CaptureAction, status: CaptureStatus): boolean {
  const step: CaptureStep = CAPTURE_LIFECYCLE[action];
  return step.from.includes(status);
}

/** A capture of a part of the block. */
export interface Capture {
  status: CaptureStatus;
  amount: Money;
}

/** The money of a fulfillment whose deposit is blocked. */
export interface BlockedFulfillment {
  ledger: readonly LedgerEntry[];
  captures: readonly Capture[];
  open: Pick<OpenPayment, 'state' | 'amount'>;
  currency: CurrencyCode;
}

/**
 * Returns the amount to capture for a fulfillment now: what was taken from the deposit and is not captured yet, but at most
 * what the buyer owes. Zero after a failed capture, and for an amount that is too small for a provider, because the buyer then
 * pays the seller directly.
 */
export function amountToCapture({ ledger, captures, open, currency }: BlockedFulfillment): Money {
  const nothing = zero(currency);
  if (open.state !== 'TO_PAY' || captures.some(({ status }) => status === 'FAILED')) return nothing;
  const captured = sum(
    captures.map(({ amount }) => amount),
    currency,
  );
  const left = plus(takenFromDeposit(ledger, currency), negate(captured));
  const amount = money(Math.max(0, Math.min(left.amount, open.amount.amount)), currency);
  return isPayableOnline(amount) ? amount : nothing;
}

/**
 * Returns the sum that was taken from the deposits: late fees, withheld amounts, and what the buyer spent on buying the copies.
 */
function takenFromDeposit(ledger: readonly LedgerEntry[], currency: CurrencyCode): Money {
  const kinds = ['LATE_FEE', 'DEPOSIT_WITHHELD', 'DEPOSIT_SPENT'] as const;
  return sum(
    kinds.map((kind) => totalOf(kind, ledger, currency)),
    currency,
  );
}
