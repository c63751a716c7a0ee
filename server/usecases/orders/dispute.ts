import type { DisputeReason, DisputeStatus } from '../../domain/disputes/dispute.js';
import type { Money } from '../../domain/money/money.js';

/** A dispute of the buyer about a fulfillment. */
export interface Dispute {
  id: string;
  /** The number by which people refer to the dispute. */
  number: number;
  orderId: string;
  fulfillmentId: string;
  reason: DisputeReason;
  status: DisputeStatus;
  /** The words of the buyer. */
  statement: string;
  claimed: Money;
  openedAt: Date;
  /** The time by which the seller is asked to answer. */
  answerBy: Date;
  /** The time at which the dispute ends for the buyer if it is still open. */
  endsAt: Date;
  /** The last answer of the seller; null before. */
  answer: string | null;
  /** The amount that the seller offers; null before the answer. */
  offered: Money | null;
  /** The time of the first answer. */
  answeredAt: Date | null;
  /** The explanation of the staff who decided the dispute; null for every other end. */
  decision: string | null;
  /** The amount that the buyer gets; null while the dispute is open, and if it was withdrawn. */
  awarded: Money | null;
  closedAt: Date | null;
  viewerCanAnswer: boolean;
  viewerCanAcceptOffer: boolean;
  viewerCanWithdraw: boolean;
  viewerCanDecide: boolean;
  /** True for both sides while the dispute is open; each side can add 5 photos. */
  viewerCanAddPhotos: boolean;
}
