import type { Answer } from '../answers';
import { money } from './money';
import type {
  Approval,
  BlockIssue,
  Chargeback,
  FailedTransfer,
  MoneyFigure,
  MoneyOverview,
  ReconciliationDifference,
  SellerDebt,
  StrandedPayout,
  StuckRefund,
  UnknownPayment,
} from '../serverTypes.generated';

const figure = (amount: string, count: number): Answer<MoneyFigure> => ({ amount: money(amount), count });

/** The figures of a marketplace with two failed refunds, a payment of unknown origin and a chargeback. */
export const moneyOverview: Answer<MoneyOverview> = {
  captured: figure('124950.50', 312),
  refunded: figure('8400.00', 21),
  depositsHeld: figure('16200.00', 48),
  owedToSellers: figure('20415.00', 91),
  owedForDelivery: money('0.00'),
  owedBesideTransfers: figure('20415.00', 91),
  paidOut: figure('70080.50', 17),
  commission: figure('9855.00', 262),
  taxDeducted: figure('0.00', 0),
  taxCollected: figure('0.00', 0),
  payoutFees: figure('53.10', 9),
  paymentFees: figure('2948.84', 312),
  paymentFeesThisMonth: figure('410.20', 44),
  refundsUnderWay: figure('249.50', 1),
  refundsStuck: figure('499.00', 2),
  refundsByPayout: figure('200.00', 1),
  unknownPayments: figure('50.00', 1),
  chargebacks: figure('249.50', 1),
  transferred: figure('0.00', 0),
  toReverse: figure('0.00', 0),
  float: money('46520.00'),
  owedToBuyers: money('0.00'),
  reconciledAt: '2025-11-22T03:30:00.000Z',
};

/** Returns a refund that failed five times. The viewer can retry or settle it, unless changed. */
export const stuckRefund = (changes: Answer<StuckRefund> = {}): Answer<StuckRefund> => ({
  id: 'refund_1',
  amount: money('249.50'),
  provider: 'razorpay',
  tries: 5,
  failure: 'The balance is too low',
  failedAt: '2025-11-22T10:15:00.000Z',
  since: '2025-11-22T06:11:00.000Z',
  buyerIsMailed: true,
  viewerCanRetry: true,
  viewerCanSettle: true,
  approval: null,
  order: { id: 'order_01h455vb4pex5vsknk084sn02q' },
  buyer: { id: 'user_meera', name: 'Meera Nair' },
  ...changes,
});

/** Returns a transfer that the provider has refused, unless changed. */
export const failedTransfer = (changes: Answer<FailedTransfer> = {}): Answer<FailedTransfer> => ({
  id: 'transfer_1',
  kind: 'REFUSED',
  amount: money('224.55'),
  provider: 'razorpay',
  reason: 'Your account does not have enough balance',
  since: '2025-11-20T10:15:00.000Z',
  triedAt: '2025-11-22T10:15:00.000Z',
  daysOpen: 2,
  order: { id: 'order_01h455vb4pex5vsknk084sn02q' },
  seller: { id: 'user_ravi', name: 'Ravi Deshpande' },
  ...changes,
});

/** Returns a debt of Ravi's. The viewer can record a repayment, unless changed. */
export const sellerDebt = (changes: Answer<SellerDebt> = {}): Answer<SellerDebt> => ({
  id: 'user_ravi',
  amount: money('90.00'),
  since: '2025-11-20T10:15:00.000Z',
  daysOpen: 2,
  viewerCanSettle: true,
  approval: null,
  seller: { id: 'user_ravi', name: 'Ravi Deshpande' },
  ...changes,
});

/** Returns a payout to Ravi whose provider is not configured any more. `changes` overrides fields. */
export const strandedPayout = (changes: Answer<StrandedPayout> = {}): Answer<StrandedPayout> => ({
  id: 'payout_1',
  amount: money('224.55'),
  provider: 'razorpayx',
  account: '2323230041626905',
  sentAt: '2025-11-20T10:15:00.000Z',
  daysOpen: 2,
  kind: 'PAYOUT',
  recipient: { id: 'user_ravi', name: 'Ravi Deshpande' },
  order: null,
  ...changes,
});

/** Returns a blocked deposit whose block ends soon. `changes` overrides fields. */
export const blockIssue = (changes: Answer<BlockIssue> = {}): Answer<BlockIssue> => ({
  id: 'block_1',
  kind: 'ENDING',
  amount: money('200.00'),
  owed: null,
  provider: 'simulator',
  expiresAt: '2025-11-28T10:15:00.000Z',
  reason: null,
  refusedAt: null,
  order: { id: 'order_01h455vb4pex5vsknk084sn02q' },
  buyer: { id: 'user_meera', name: 'Meera Nair' },
  seller: null,
  ...changes,
});

/** Returns a request of another member of staff to settle a refund. The viewer can approve it, unless changed. */
export const approval = (changes: Answer<Approval> = {}): Answer<Approval> => ({
  id: 'approval_1',
  step: 'SETTLE_REFUND',
  amount: money('12500.00'),
  reason: 'The card was closed',
  reference: 'UTR 4711',
  requestedAt: '2025-11-22T11:15:00.000Z',
  requestedBy: { id: 'user_farah', name: 'Farah Ansari' },
  account: { id: 'user_meera', name: 'Meera Nair' },
  viewerCanApprove: true,
  viewerCanDecline: true,
  ...changes,
});

/** Returns an open chargeback. The viewer can answer it, unless changed. */
export const chargeback = (changes: Answer<Chargeback> = {}): Answer<Chargeback> => ({
  id: 'chargeback_1',
  provider: 'razorpay',
  reference: 'disp_Kx2',
  orderId: 'order_01h455vb4pex5vsknk084sn02q',
  phase: 'CHARGEBACK',
  status: 'OPEN',
  reason: 'The goods were not received',
  amount: money('249.50'),
  isDeducted: true,
  respondBy: '2025-11-29T10:15:00.000Z',
  isOverdue: false,
  openedAt: '2025-11-22T10:15:00.000Z',
  answer: null,
  answeredAt: null,
  failure: null,
  evidenceUrl: '/api/v1/chargebacks/chargeback_1/evidence.pdf',
  viewerCanAnswer: true,
  approval: null,
  ...changes,
});

/**
 * Returns a difference of a reconciliation: a payment that only the provider has recorded. The viewer can settle it,
 * unless changed.
 */
export const difference = (
  changes: Answer<ReconciliationDifference> = {},
): Answer<ReconciliationDifference> => ({
  id: 'difference_1',
  provider: 'razorpay',
  subject: 'PAYMENT',
  reference: 'pay_Lx4',
  kind: 'MISSING_HERE',
  ourStatus: null,
  ourAmount: null,
  theirStatus: 'CAPTURED',
  theirAmount: money('249.50'),
  ourFee: null,
  theirFee: null,
  ourReversed: null,
  theirReversed: null,
  occurredAt: '2025-11-20T10:15:00.000Z',
  firstSeenAt: '2025-11-20T22:00:00.000Z',
  daysOpen: 3,
  viewerCanSettle: true,
  approval: null,
  ...changes,
});

/** Returns a captured payment of unknown origin. The viewer can settle it, unless changed. */
export const unknownPayment = (changes: Answer<UnknownPayment> = {}): Answer<UnknownPayment> => ({
  id: 'attempt_1',
  provider: 'razorpay',
  reference: 'pay_Qx7',
  amount: money('50.00'),
  status: 'CAPTURED',
  recordedAt: '2025-11-22T10:15:00.000Z',
  viewerCanSettle: true,
  approval: null,
  ...changes,
});
