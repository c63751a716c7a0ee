import { z } from 'zod';
import { idField, LONGEST_REASON, requiredText } from '../shared/fields.js';
import type { Stake } from './approval.js';
import { LONGEST_BLOCK_DAYS } from './depositBlock.js';

/** The kind of record on which the provider and Panna disagree. */
export const DifferenceSubject = {
  PAYMENT: 'PAYMENT',
  REFUND: 'REFUND',
  PAYOUT: 'PAYOUT',
  /** A blocked deposit. DONE: the bank still blocks it. FAILED: the block has ended. */
  BLOCK: 'BLOCK',
  /** A transfer to the linked account of a seller. */
  TRANSFER: 'TRANSFER',
} as const;
export type DifferenceSubject = keyof typeof DifferenceSubject;

/** The way in which the provider's list and the records of the marketplace differ. */
export const DifferenceKind = {
  MISSING_HERE: 'MISSING_HERE',
  MISSING_THERE: 'MISSING_THERE',
  AMOUNT: 'AMOUNT',
  STATE: 'STATE',
  FEE: 'FEE',
  /** The two sides differ in how much of a transfer was taken back. */
  REVERSAL: 'REVERSAL',
} as const;
export type DifferenceKind = keyof typeof DifferenceKind;

/**
 * The state of a payment, a refund, a payout, a block or a transfer. In the states PENDING and FAILED, no money has moved. A
 * transfer is HELD on the seller's linked account, RELEASED to the seller's bank, or REVERSED as a whole.
 */
export const TransferState = {
  PENDING: 'PENDING',
  FAILED: 'FAILED',
  CAPTURED: 'CAPTURED',
  DONE: 'DONE',
  HELD: 'HELD',
  RELEASED: 'RELEASED',
  REVERSED: 'REVERSED',
} as const;
export type TransferState = keyof typeof TransferState;

/** A payment, a refund, a payout, a block or a transfer as the provider or Panna has recorded it. */
export interface Transfer {
  status: TransferState;
  /** In minor units. */
  amount: number;
  currency: string;
  /** The provider's fee with the tax on it, in minor units; null if it is not known or not compared. */
  fee: number | null;
  /** The part of a transfer that was taken back, in minor units; absent or null for other records. */
  reversed?: number | null;
}

/** Returns the kind of difference between the two sides; null if they agree, or if no money has moved on either side. */
export function differenceOf(ours: Transfer | null, theirs: Transfer | null): DifferenceKind | null {
  const [here, there] = [ours, theirs].map((side) => side !== null && hasMoved(side));
  if (!here && !there) return null;
  if (!ours) return 'MISSING_HERE';
  if (!theirs) return 'MISSING_THERE';
  if (here !== there || ours.status !== theirs.status) return 'STATE';
  if (ours.amount !== theirs.amount || ours.currency !== theirs.currency) return 'AMOUNT';
  if ((ours.reversed ?? 0) !== (theirs.reversed ?? 0)) return 'REVERSAL';
  return ours.fee === null || theirs.fee === null || ours.fee === theirs.fee ? null : 'FEE';
}

/** True if both sides agree that money has moved, but only the provider's record contains the fee. */
export function isFeeToBook(ours: Transfer | null, theirs: Transfer | null): boolean {
  if (!ours || !theirs || ours.fee !== null || theirs.fee === null) return false;
  return hasMoved(ours) && differenceOf(ours, theirs) === null;
}

/** The states in which money has moved. */
export const MOVED_STATES = ['CAPTURED', 'DONE', 'HELD', 'RELEASED', 'REVERSED'] as const;

function hasMoved({ status }: Transfer): boolean {
  return (MOVED_STATES as readonly TransferState[]).includes(status);
}

/** A difference, with the amounts that Panna and the provider have recorded. */
interface Sides {
  kind: DifferenceKind;
  ourAmount: number | null;
  ourCurrency: string | null;
  theirAmount: number | null;
  theirCurrency: string | null;
  ourFee: number | null;
  theirFee: number | null;
  ourReversed: number | null;
  theirReversed: number | null;
}

/**
 * Returns the amount at stake in a difference: the larger amount of the two sides, or the provider's if the currencies
 * differ. In a FEE difference these are the fees, and in a REVERSAL difference the amounts that were taken back.
 */
export function stakeOf(sides: Sides): Stake {
  const { ourCurrency, theirCurrency } = sides;
  const [ourPart, theirPart] = partsOf(sides);
  const ours = { amount: ourPart ?? 0, currency: ourCurrency ?? theirCurrency ?? '' };
  const theirs = { amount: theirPart ?? 0, currency: theirCurrency ?? ours.currency };
  return theirs.currency === ours.currency && ours.amount > theirs.amount ? ours : theirs;
}

function partsOf(sides: Sides): [number | null, number | null] {
  if (sides.kind === 'FEE') return [sides.ourFee, sides.theirFee];
  if (sides.kind === 'REVERSAL') return [sides.ourReversed, sides.theirReversed];
  return [sides.ourAmount, sides.theirAmount];
}

const DAY_MS = 86_400_000;

/** Minimum number of days to compare. Banks confirm late payments within three days, and refunds take up to a week. */
const LEAST_DAYS = 8;

/**
 * Minimum number of days for which to read the provider's list of transfers. Most transfers are released within this time;
 * transfers that are held longer are looked up one by one.
 */
const LEAST_DAYS_OF_TRANSFERS = 31;

/** Minimum age of the compared records in milliseconds. Webhooks and jobs may still change younger records. */
const SETTLING_MS = 60 * 60_000;

/** Returns the period to compare now. It reaches back to the oldest open difference. */
export function spanToCompare(now: Date, oldestOpen: Date | null): { from: Date; to: Date } {
  return spanOf(now, LEAST_DAYS, oldestOpen);
}

/** Returns the period whose transfers are compared now. It reaches back to the oldest open difference of a transfer. */
export function transfersToCompare(now: Date, oldestOpen: Date | null): { from: Date; to: Date } {
  return spanOf(now, LEAST_DAYS_OF_TRANSFERS, oldestOpen);
}

/** Returns the period whose blocked deposits are compared now. It covers all blocks that a bank may still hold. */
export function blocksToCompare(now: Date): { from: Date; to: Date } {
  return spanOf(now, LONGEST_BLOCK_DAYS + 1, null);
}

function spanOf(now: Date, leastDays: number, oldestOpen: Date | null): { from: Date; to: Date } {
  const usual = now.getTime() - leastDays * DAY_MS;
  const from = Math.min(usual, oldestOpen?.getTime() ?? usual);
  return { from: new Date(from), to: new Date(now.getTime() - SETTLING_MS) };
}

/** Returns the number of whole days that a difference has been open. */
export function daysOpen(firstSeenAt: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - firstSeenAt.getTime()) / DAY_MS));
}

/** Input that settles a difference. */
export const settleDifferenceSchema = z.object({
  differenceId: idField,
  reason: requiredText(LONGEST_REASON, 'REASON_REQUIRED'),
});
