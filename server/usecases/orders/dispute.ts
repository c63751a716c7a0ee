import type { DisputeReason, DisputeStatus } from '../../domain/disputes/dispute.js';
import type { ReturnProblem } from '../../domain/disputes/disputeReturn.js';
import type { Money } from '../../domain/money/money.js';

/** The return of the books in a dispute. */
export interface DisputeReturn {
  /** The amount that the buyer gets once the books are back. */
  refund: Money;
  askedAt: Date;
  /** The explanation of the staff who decided on the return; null if the sides agreed on it. */
  reason: string | null;
  /** The time by which the buyer must have sent the books. */
  sendBy: Date;
  carrier: string | null;
  trackingNumber: string | null;
  sentAt: Date | null;
  /** The time by which the seller is asked to confirm the arrival; null before the sending. */
  confirmBy: Date | null;
  /** The objection of the seller, and its explanation. */
  problem: ReturnProblem | null;
  statement: string | null;
  contestedAt: Date | null;
  /** The time at which the seller confirmed the arrival; null if it was assumed. */
  arrivedAt: Date | null;
}

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
  /** The time at which the dispute ends by itself if nobody acts before. */
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
  /** True if the offer is refunded once the books are back. */
  offersReturn: boolean;
  /** The return of the books before the refund; null if nobody asked for it. */
  returnOfBooks: DisputeReturn | null;
  viewerCanAnswer: boolean;
  viewerCanAcceptOffer: boolean;
  viewerCanWithdraw: boolean;
  viewerCanDecide: boolean;
  /** True if the viewer can answer or decide with a return of the books before the refund. */
  viewerCanAskReturn: boolean;
  viewerCanSendReturn: boolean;
  viewerCanConfirmReturn: boolean;
  viewerCanContestReturn: boolean;
  /** True for both sides while the dispute is open; each side can add 5 photos. */
  viewerCanAddPhotos: boolean;
}
