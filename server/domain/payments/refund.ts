import { isPossible, statusAfter } from './statusAfter.js';

/** The status of one attempt at a refund to the buyer. */
export const RefundStatus = { PENDING: 'PENDING', DONE: 'DONE', FAILED: 'FAILED' } as const;
export type RefundStatus = keyof typeof RefundStatus;

/**
 * A step in the life of a refund. BANK stands for a lost chargeback. In `from`, null stands for a refund that has not been
 * recorded yet.
 */
export interface RefundStep {
  from: readonly (RefundStatus | null)[];
  to: RefundStatus;
  by: 'PANNA' | 'STAFF' | 'BANK';
}

/**
 * The life of one attempt at a refund. A failed attempt never changes: a new one follows it. docs/lifecycle.md is generated
 * from this.
 */
export const REFUND_LIFECYCLE = {
  beginRefund: { from: [null], to: 'PENDING', by: 'PANNA' },
  completeRefund: { from: ['PENDING'], to: 'DONE', by: 'PANNA' },
  failRefund: { from: ['PENDING'], to: 'FAILED', by: 'PANNA' },
  /** Only a refund by payout can come back after it was made. */
  returnRefund: { from: ['DONE'], to: 'FAILED', by: 'PANNA' },
  settleRefund: { from: [null, 'PENDING'], to: 'DONE', by: 'STAFF' },
  markRefundFailed: { from: ['PENDING'], to: 'FAILED', by: 'STAFF' },
  recordLoss: { from: [null], to: 'DONE', by: 'BANK' },
  withdrawRefund: { from: ['PENDING'], to: 'FAILED', by: 'BANK' },
} as const satisfies Record<string, RefundStep>;
export type RefundAction = keyof typeof REFUND_LIFECYCLE;

/** True if the step is possible in this status; null stands for a refund that has not been recorded yet. */
export function isRefundStep(action: RefundAction, status: RefundStatus | null): boolean {
  return isPossible(REFUND_LIFECYCLE[action], status);
}

/** Returns the status after a step. Throws if the step is not possible in this status; callers must check first. */
export function refundAfter<Action extends RefundAction>(
  action: Action,
  status: RefundStatus | null,
): (typeof REFUND_LIFECYCLE)[Action]['to'] {
  return statusAfter(REFUND_LIFECYCLE[action], status);
}
