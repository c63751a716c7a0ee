import type { DisputeReason, DisputeStatus } from '../../domain/disputes/dispute.js';
import type { ReturnProblem } from '../../domain/disputes/disputeReturn.js';
import type { Money } from '../../domain/money/money.js';

/** A return of the books, which a dispute requires before the buyer gets the refund. */
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
  /** The time by which the seller is asked to confirm the arrival; null until the books are sent. */
  confirmBy: Date | null;
  /** The seller's objection to the returned books; null without one. */
  problem: ReturnProblem | null;
  statement: string | null;
  contestedAt: Date | null;
  /** The time at which the seller confirmed the arrival; null until then, and if the arrival was assumed. */
  arrivedAt: Date | null;
}

/** A buyer's demand for money back for a fulfillment. */
export interface Dispute {
  id: string;
  /** The number by which the parties and staff refer to the dispute. */
  number: number;
  orderId: string;
  fulfillmentId: string;
  reason: DisputeReason;
  status: DisputeStatus;
  /** The buyer's description of the problem. */
  statement: string;
  claimed: Money;
  openedAt: Date;
  /** The time by which the seller is asked to answer. */
  answerBy: Date;
  /** The time at which the dispute ends automatically if nobody acts. */
  endsAt: Date;
  /** The seller's latest answer; null before the first. */
  answer: string | null;
  /** The amount that the seller offers; null before the first answer. */
  offered: Money | null;
  /** The time of the seller's first answer; null until then. */
  answeredAt: Date | null;
  /** The explanation of the staff who decided the dispute; null unless staff decided it. */
  decision: string | null;
  /** The amount that the buyer gets; null while the dispute is open, and if the buyer withdrew it. */
  awarded: Money | null;
  closedAt: Date | null;
  /** True if the seller offers the refund only after the books are returned. */
  offersReturn: boolean;
  /** The return of the books before the refund; null if no return was agreed or ordered. */
  returnOfBooks: DisputeReturn | null;
  viewerCanAnswer: boolean;
  viewerCanAcceptOffer: boolean;
  viewerCanWithdraw: boolean;
  viewerCanDecide: boolean;
  /** True if the viewer's answer or decision can require a return of the books before the refund. */
  viewerCanAskReturn: boolean;
  viewerCanSendReturn: boolean;
  viewerCanConfirmReturn: boolean;
  viewerCanContestReturn: boolean;
  /** True if the viewer is the buyer or the seller and the dispute is open. Each side can add up to 5 photos. */
  viewerCanAddPhotos: boolean;
}
