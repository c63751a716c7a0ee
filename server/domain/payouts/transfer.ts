import { LEAST_ONLINE_AMOUNT } from '../payments/onlinePayment.js';

/**
 * The status of a transfer of earnings to the linked account of a seller. HELD: the money stays in that account. RELEASED: it
 * goes on to the seller's bank.
 */
export const TransferStatus = {
  PLANNED: 'PLANNED',
  ASKED: 'ASKED',
  HELD: 'HELD',
  RELEASED: 'RELEASED',
  REVERSED: 'REVERSED',
  FAILED: 'FAILED',
  DROPPED: 'DROPPED',
} as const;
export type TransferStatus = keyof typeof TransferStatus;

/**
 * A step in the life of a transfer. Panna takes all of these steps. In `from`, null stands for a transfer that has not been
 * recorded yet.
 */
export interface TransferStep {
  from: readonly (TransferStatus | null)[];
  to: TransferStatus;
}

/** The life of a transfer. docs/lifecycle.md is drawn from it. */
export const TRANSFER_LIFECYCLE = {
  planTransfer: { from: [null], to: 'PLANNED' },
  /** A request that was not answered is repeated. */
  askForTransfer: { from: ['PLANNED', 'ASKED'], to: 'ASKED' },
  postponeTransfer: { from: ['ASKED'], to: 'PLANNED' },
  dropTransfer: { from: ['PLANNED'], to: 'DROPPED' },
  holdTransfer: { from: ['ASKED'], to: 'HELD' },
  releaseTransfer: { from: ['HELD'], to: 'RELEASED' },
  reverseTransfer: { from: ['HELD'], to: 'REVERSED' },
  failTransfer: { from: ['ASKED', 'HELD'], to: 'FAILED' },
} as const satisfies Record<string, TransferStep>;

/** The progress of a reversal: requested, failed or done. A FAILED one is tried again. */
export const ReversalStatus = { PENDING: 'PENDING', FAILED: 'FAILED', DONE: 'DONE' } as const;
export type ReversalStatus = keyof typeof ReversalStatus;

/** A step in the life of a reversal. In `from`, null stands for a reversal that has not been recorded yet. */
export interface ReversalStep {
  from: readonly (ReversalStatus | null)[];
  to: ReversalStatus;
}

/** The life of a reversal. A failed one is tried again until it is made. docs/lifecycle.md is drawn from it. */
export const REVERSAL_LIFECYCLE = {
  beginReversal: { from: [null], to: 'PENDING' },
  failReversal: { from: ['PENDING', 'FAILED'], to: 'FAILED' },
  completeReversal: { from: ['PENDING', 'FAILED'], to: 'DONE' },
} as const satisfies Record<string, ReversalStep>;

/** The way in which a transfer, its reversal or its release failed. */
export const TransferFailureKind = {
  /** The provider refused the transfer. It is requested again. */
  REFUSED: 'REFUSED',
  /** The transfer ended without being made. The ordinary payout pays its earnings. */
  FAILED: 'FAILED',
  /** The provider refused to reverse the amount that the seller no longer earns. The reversal is requested again. */
  REVERSAL_FAILED: 'REVERSAL_FAILED',
  /** The provider refused to release the transfer to the seller's bank. The release is requested again. */
  RELEASE_REFUSED: 'RELEASE_REFUSED',
} as const;
export type TransferFailureKind = keyof typeof TransferFailureKind;

/** The minimum amount of a transfer, and the times between attempts. */
export const TRANSFER_LIMITS = {
  /** The smallest transfer in minor units. Smaller amounts are part of the ordinary payout. */
  leastAmount: LEAST_ONLINE_AMOUNT,
  /** Minutes after which an unanswered transfer or reversal is looked up at the provider and requested again. */
  minutesForAnswer: 2,
  /** Minutes between two attempts at a transfer, reversal or release that was refused. */
  minutesBetweenTries: 10,
  /** Maximum minutes that a refund waits until the provider has responded about transfers and reversals of its payment. */
  minutesBeforeRefund: 60,
} as const;

/** A change in the earnings from a fulfillment that has not been paid out yet, in minor units. */
export interface UnpaidChange {
  id: string;
  amount: number;
}

/** The facts of a transfer that decide which changes of earnings it pays. */
export interface Transferred {
  /** The id of the change of earnings that was transferred. */
  earningId: string;
  amount: number;
  withdrawn: boolean;
}

/**
 * Returns those changes of earnings that the transfer pays: the earning that was transferred, and all losses. A later gain,
 * such as a late fee, is part of the ordinary payout.
 */
export function paidByTransfer<Change extends UnpaidChange>(
  changes: readonly Change[],
  { earningId }: Pick<Transferred, 'earningId'>,
): Change[] {
  return changes.filter(({ id, amount }) => id === earningId || amount <= 0);
}

/** Returns the part of a transfer that its seller still earns. The rest is to be reversed. */
export function shareOf(changes: readonly UnpaidChange[], transfer: Transferred): number {
  if (transfer.withdrawn) return 0;
  const left = paidByTransfer(changes, transfer).reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, Math.min(left, transfer.amount));
}
