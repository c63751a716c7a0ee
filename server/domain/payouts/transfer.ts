/**
 * The status of a transfer: the part of a payment that a seller earns, sent to the linked account. What is HELD is on that account,
 * and reaches the seller's bank once it is RELEASED.
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

/** A step in the life of a transfer. Panna takes them all. */
export interface TransferStep {
  from: readonly TransferStatus[];
  to: TransferStatus;
}

/** The life of a transfer. docs/lifecycle.md is drawn from it. */
export const TRANSFER_LIFECYCLE = {
  askForTransfer: { from: ['PLANNED'], to: 'ASKED' },
  postponeTransfer: { from: ['ASKED'], to: 'PLANNED' },
  dropTransfer: { from: ['PLANNED'], to: 'DROPPED' },
  holdTransfer: { from: ['ASKED'], to: 'HELD' },
  releaseTransfer: { from: ['HELD'], to: 'RELEASED' },
  reverseTransfer: { from: ['HELD'], to: 'REVERSED' },
  failTransfer: { from: ['ASKED', 'HELD'], to: 'FAILED' },
} as const satisfies Record<string, TransferStep>;
export type TransferAction = keyof typeof TRANSFER_LIFECYCLE;

/** True if the step is possible in this status. */
export function isTransferStep(action: TransferAction, status: TransferStatus): boolean {
  const step: TransferStep = TRANSFER_LIFECYCLE[action];
  return step.from.includes(status);
}

/** The status of a reversal. A FAILED one is tried again. */
export const ReversalStatus = { PENDING: 'PENDING', FAILED: 'FAILED', DONE: 'DONE' } as const;
export type ReversalStatus = keyof typeof ReversalStatus;

/** The way in which a transfer, its reversal or its release failed. */
export const TransferFailureKind = {
  /** The provider refused the transfer. It is asked for again. */
  REFUSED: 'REFUSED',
  /** The transfer ended without being made. The ordinary payout pays its earnings. */
  FAILED: 'FAILED',
  /** The provider refused to take back what the seller does not earn any more. It is asked for again. */
  REVERSAL_FAILED: 'REVERSAL_FAILED',
  /** The provider refused to release the transfer to the seller's bank. It is asked for again. */
  RELEASE_REFUSED: 'RELEASE_REFUSED',
} as const;
export type TransferFailureKind = keyof typeof TransferFailureKind;

/** Conditions of transfers. */
export const TRANSFER_LIMITS = {
  /** The smallest transfer in minor units. Less is part of the ordinary payout. */
  leastAmount: 100,
  /** Minutes after which a transfer or reversal without an answer is looked for and asked for again. */
  minutesForAnswer: 2,
  /** Minutes between two tries of a transfer, reversal or release that was refused. */
  minutesBetweenTries: 10,
  /** Minutes for which a refund waits for an answer about transfers and reversals of the same payment. */
  minutesBeforeRefund: 60,
} as const;

/** A change of the earnings of a fulfillment that was not paid out, in minor units. */
export interface UnpaidChange {
  id: string;
  amount: number;
}

/** A transfer as far as it decides which changes of earnings it pays. */
export interface Transferred {
  /** The earning that was transferred. */
  earningId: string;
  amount: number;
  withdrawn: boolean;
}

/**
 * Returns the changes of a fulfillment's earnings that its transfer pays: what was transferred, less every loss since. What the
 * seller gained later, such as a late fee, is part of the ordinary payout.
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
