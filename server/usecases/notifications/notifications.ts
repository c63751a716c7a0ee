import { complaintChanged } from './kinds/complaints/complaintChanged.js';
import { complaintDue } from './kinds/complaints/complaintDue.js';
import { complaintReceived } from './kinds/complaints/complaintReceived.js';
import { disputeChanged } from './kinds/disputes/disputeChanged.js';
import { disputeReturnChanged } from './kinds/disputes/disputeReturnChanged.js';
import { disputeReturnSoon } from './kinds/disputes/disputeReturnSoon.js';
import { disputeSoon } from './kinds/disputes/disputeSoon.js';
import { disputeUndecided } from './kinds/disputes/disputeUndecided.js';
import { deadlineSoon } from './kinds/deadlines/deadlineSoon.js';
import { depositReturned } from './kinds/depositReturned.js';
import { dispatchLate } from './kinds/deadlines/dispatchLate.js';
import { dispatchSoon } from './kinds/deadlines/dispatchSoon.js';
import { dueSoon } from './kinds/rentals/dueSoon.js';
import { emailVerification } from './kinds/emailVerification.js';
import { factorAdded } from './kinds/factorAdded.js';
import { factorRemoved } from './kinds/factorRemoved.js';
import { intrusionReported } from './kinds/intrusionReported.js';
import { logInAttempts } from './kinds/logInAttempts.js';
import { matchesFound } from './kinds/matchesFound.js';
import { newBooks } from './kinds/newBooks.js';
import { newDevice } from './kinds/newDevice.js';
import { orderPlaced } from './kinds/orderPlaced.js';
import { orderReceived } from './kinds/orderReceived.js';
import { overdue } from './kinds/rentals/overdue.js';
import { passwordReset } from './kinds/passwordReset.js';
import { approvalEnded } from './kinds/payments/approvalEnded.js';
import { approvalRequested } from './kinds/payments/approvalRequested.js';
import { captureRefunded } from './kinds/payments/captureRefunded.js';
import { chargebackChanged } from './kinds/payments/chargebackChanged.js';
import { chargebackToAnswer } from './kinds/payments/chargebackToAnswer.js';
import { depositBlockChanged } from './kinds/payments/depositBlockChanged.js';
import { depositCaptured } from './kinds/payments/depositCaptured.js';
import { paymentExpired } from './kinds/payments/paymentExpired.js';
import { payoutAccountChanged } from './kinds/payments/payoutAccountChanged.js';
import { payoutAccountRefused } from './kinds/payments/payoutAccountRefused.js';
import { payoutsResumed } from './kinds/payments/payoutsResumed.js';
import { payoutsStopped } from './kinds/payments/payoutsStopped.js';
import { rentalPaymentExpired } from './kinds/payments/rentalPaymentExpired.js';
import { payoutSettled } from './kinds/payments/payoutSettled.js';
import { refundAccountGiven } from './kinds/payments/refundAccountGiven.js';
import { refundAccountWanted } from './kinds/payments/refundAccountWanted.js';
import { refundPayoutChanged } from './kinds/payments/refundPayoutChanged.js';
import { refundMade } from './kinds/payments/refundMade.js';
import { paymentChanged } from './kinds/paymentChanged.js';
import { paymentUnanswered } from './kinds/paymentUnanswered.js';
import { pickUpWaits } from './kinds/deadlines/pickUpWaits.js';
import { ratingSoon } from './kinds/deadlines/ratingSoon.js';
import { paymentUnmarked } from './kinds/payments/paymentUnmarked.js';
import { recoveryCodeUsed } from './kinds/recoveryCodeUsed.js';
import { lossDeclarable } from './kinds/rentals/lossDeclarable.js';
import { rentalBought } from './kinds/rentals/rentalBought.js';
import { rentalExtended } from './kinds/rentals/rentalExtended.js';
import { rentalsMoved } from './kinds/rentals/rentalsMoved.js';
import { rentalSentBack } from './kinds/rentals/rentalSentBack.js';
import { reviewAnswered } from './kinds/reviewAnswered.js';
import { reviewReceived } from './kinds/reviewReceived.js';
import { statusChanged } from './kinds/statusChanged.js';
import { supportViewEnded } from './kinds/supportViewEnded.js';
import { waitingOffMarket } from './kinds/waitingOffMarket.js';
import { waitingTold } from './kinds/waitingTold.js';
import { welcome } from './kinds/welcome.js';
import { wrongAmountPaid } from './kinds/payments/wrongAmountPaid.js';
import type { NotificationKind } from './notificationKind.js';

/** All kinds of mail. A message of a kind that is missing here cannot be sent. */
export const NOTIFICATIONS: readonly NotificationKind[] = [
  welcome,
  supportViewEnded,
  emailVerification,
  passwordReset,
  logInAttempts,
  newDevice,
  factorAdded,
  factorRemoved,
  recoveryCodeUsed,
  intrusionReported,
  orderPlaced,
  orderReceived,
  statusChanged,
  depositReturned,
  depositBlockChanged,
  depositCaptured,
  paymentChanged,
  paymentUnanswered,
  paymentUnmarked,
  lossDeclarable,
  chargebackChanged,
  chargebackToAnswer,
  paymentExpired,
  rentalPaymentExpired,
  captureRefunded,
  wrongAmountPaid,
  refundMade,
  refundAccountWanted,
  refundAccountGiven,
  refundPayoutChanged,
  payoutSettled,
  payoutAccountChanged,
  payoutAccountRefused,
  payoutsStopped,
  payoutsResumed,
  approvalRequested,
  approvalEnded,
  disputeChanged,
  disputeReturnChanged,
  disputeReturnSoon,
  disputeSoon,
  disputeUndecided,
  complaintChanged,
  complaintReceived,
  complaintDue,
  rentalBought,
  rentalExtended,
  rentalSentBack,
  rentalsMoved,
  ratingSoon,
  reviewReceived,
  reviewAnswered,
  deadlineSoon,
  pickUpWaits,
  dispatchSoon,
  dispatchLate,
  dueSoon,
  overdue,
  waitingTold,
  waitingOffMarket,
  matchesFound,
  newBooks,
];

const BY_NAME = new Map(NOTIFICATIONS.map((kind) => [kind.name, kind]));

/** Returns the kind with this name in the outbox. Throws an Error if the name is unknown. */
export function kindOf(name: string): NotificationKind {
  const kind = BY_NAME.get(name);
  if (!kind) throw new Error(`There is no notification ${name}`);
  return kind;
}
