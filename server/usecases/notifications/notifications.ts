import { complaintChanged } from './kinds/complaints/complaintChanged.js';
import { complaintDue } from './kinds/complaints/complaintDue.js';
import { disputeChanged } from './kinds/disputeChanged.js';
import { deadlineSoon } from './kinds/deadlineSoon.js';
import { depositReturned } from './kinds/depositReturned.js';
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
import { captureRefunded } from './kinds/payments/captureRefunded.js';
import { chargebackChanged } from './kinds/payments/chargebackChanged.js';
import { paymentExpired } from './kinds/payments/paymentExpired.js';
import { payoutSettled } from './kinds/payments/payoutSettled.js';
import { refundAccountGiven } from './kinds/payments/refundAccountGiven.js';
import { refundAccountWanted } from './kinds/payments/refundAccountWanted.js';
import { refundPayoutChanged } from './kinds/payments/refundPayoutChanged.js';
import { refundMade } from './kinds/payments/refundMade.js';
import { paymentChanged } from './kinds/paymentChanged.js';
import { recoveryCodeUsed } from './kinds/recoveryCodeUsed.js';
import { rentalBought } from './kinds/rentals/rentalBought.js';
import { rentalExtended } from './kinds/rentals/rentalExtended.js';
import { rentalSentBack } from './kinds/rentals/rentalSentBack.js';
import { reviewAnswered } from './kinds/reviewAnswered.js';
import { reviewReceived } from './kinds/reviewReceived.js';
import { statusChanged } from './kinds/statusChanged.js';
import { supportViewEnded } from './kinds/supportViewEnded.js';
import { waitingOffMarket } from './kinds/waitingOffMarket.js';
import { waitingTold } from './kinds/waitingTold.js';
import { welcome } from './kinds/welcome.js';
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
  paymentChanged,
  chargebackChanged,
  paymentExpired,
  captureRefunded,
  refundMade,
  refundAccountWanted,
  refundAccountGiven,
  refundPayoutChanged,
  payoutSettled,
  disputeChanged,
  complaintChanged,
  complaintDue,
  rentalBought,
  rentalExtended,
  rentalSentBack,
  reviewReceived,
  reviewAnswered,
  deadlineSoon,
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
