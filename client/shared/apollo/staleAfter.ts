import type { FieldMergeFunction, StoreObject, TypePolicy } from '@apollo/client';

const BOOKS = ['books', 'editions'];
const ADDRESSES = ['savedAddresses', 'checkoutAddress'];
const STAFF = ['staff', 'staffActions'];
const REFUNDS = ['stuckRefunds', 'refundPayouts', 'strandedPayouts', 'moneyOverview', 'staffActions'];
const APPROVALS = ['pendingApprovals', 'staffActions'];
const STOPPED = ['restrictedPayoutAccounts', 'pendingPayouts', 'staffActions'];
const COMPLAINTS = ['openComplaints', 'staffActions'];
const PAYOUTS = [
  'pendingPayouts',
  'paidPayouts',
  'failedPayouts',
  'strandedPayouts',
  'moneyOverview',
  'staffActions',
];
const DEBTS = ['sellerDebts', 'debtRepayments', 'payoutBalance', 'moneyOverview'];

/**
 * For each mutation, the Query fields that become stale, besides the objects in its response. Stale fields are reloaded
 * when a screen next needs them. A mutation that returns all changed objects has no entry.
 */
const STALE_AFTER: Record<string, readonly string[]> = {
  listBook: [...BOOKS, 'listings'],
  importBooks: [...BOOKS, 'listings'],
  editBook: [...BOOKS, 'listings'],
  takeOffBook: BOOKS,
  putBackBook: BOOKS,
  placeOrder: [...BOOKS, 'cart', 'orders', 'waitingList', 'checkoutAddress'],
  updateProfile: ['checkoutAddress'],
  saveAddress: ADDRESSES,
  changeAddress: ADDRESSES,
  setDefaultAddress: ADDRESSES,
  removeAddress: ADDRESSES,
  joinWaitingList: ['waitingList'],
  leaveWaitingList: ['waitingList'],
  saveSearch: ['savedSearches'],
  removeSavedSearch: ['savedSearches'],
  cancelOrder: BOOKS,
  cancelFulfillment: BOOKS,
  takeBackFulfillment: BOOKS,
  declareLost: BOOKS,
  buyRental: BOOKS,
  reportFound: BOOKS,
  removeListing: BOOKS,
  restoreListing: BOOKS,
  splitEdition: BOOKS,
  joinEditions: [...BOOKS, 'edition'],
  suspendAccount: BOOKS,
  reinstateAccount: BOOKS,
  grantStaffRole: STAFF,
  revokeStaffRole: STAFF,
  decideDispute: ['openDisputes', 'disputePromptness', 'staffActions'],
  complain: ['complaints', 'openComplaints'],
  replyToComplaint: ['openComplaints'],
  withdrawComplaint: ['openComplaints'],
  answerComplaint: COMPLAINTS,
  settleComplaint: COMPLAINTS,
  retryRefund: REFUNDS,
  markRefundFailed: REFUNDS,
  settleRefund: [...REFUNDS, ...APPROVALS],
  settleDifference: ['reconciliationDifferences', ...APPROVALS],
  acceptChargeback: ['chargebacks', 'moneyOverview', ...APPROVALS],
  contestChargeback: ['chargebacks', 'staffActions'],
  settleSellerDebt: [...DEBTS, ...APPROVALS],
  recordTaxPayment: ['moneyOverview', ...APPROVALS],
  settleUnknownPayment: ['unknownPayments', 'moneyOverview', ...APPROVALS],
  approveStep: [
    ...REFUNDS,
    ...APPROVALS,
    ...PAYOUTS,
    ...DEBTS,
    'unknownPayments',
    'reconciliationDifferences',
    'chargebacks',
  ],
  declineStep: [
    ...APPROVALS,
    'stuckRefunds',
    'refundPayouts',
    'pendingPayouts',
    'sellerDebts',
    'unknownPayments',
    'reconciliationDifferences',
    'chargebacks',
  ],
  markPayoutPaid: [...PAYOUTS, ...APPROVALS],
  markPayoutFailed: PAYOUTS,
  restrictPayoutAccount: STOPPED,
  reinstatePayoutAccount: STOPPED,
  startSupportView: ['staffActions'],
};

/** Returns a merge function that deletes the stale fields if the mutation succeeded. */
const forgetting = (stale: readonly string[]): FieldMergeFunction<StoreObject> => {
  return (_, payload, { cache, readField }) => {
    const refusals = readField<readonly unknown[]>('userErrors', payload);
    if (refusals?.length === 0) for (const fieldName of stale) cache.evict({ fieldName });
    return payload;
  };
};

/** Applies STALE_AFTER to every mutation. */
export const mutationPolicy: TypePolicy = {
  fields: Object.fromEntries(
    Object.entries(STALE_AFTER).map(([mutation, stale]) => [mutation, { merge: forgetting(stale) }]),
  ),
};
