import type { Answer } from '../answers';
import { money } from './money';
import { pageOf, ravi } from './purchases';
import type { Payout, PayoutAccount, PayoutLine } from '../serverTypes.generated';

/** Returns a pending payout to Ravi, unless changed. */
export const payout = (changes: Answer<Payout> = {}): Answer<Payout> => ({
  id: 'payout_1',
  status: 'PENDING',
  amount: money('224.55'),
  disputedAmount: null,
  repaidAmount: null,
  isStranded: false,
  upiAddress: 'ravi@upi',
  bankAccountEnd: null,
  payoutAccount: null,
  reference: null,
  failure: null,
  awaitsBalance: false,
  providerNote: null,
  fee: null,
  sentAt: null,
  createdAt: '2025-11-20T10:15:00.000Z',
  settledAt: null,
  seller: ravi,
  viewerCanPayByHand: false,
  viewerCanMarkPaid: false,
  viewerCanMarkFailed: false,
  approval: null,
  ...changes,
});

/** Returns the response to the query for a payout's lines. */
export const payoutWith = (...lines: Answer<PayoutLine>[]) => ({
  node: { ...payout(), __typename: 'Payout' as const, lines: pageOf(lines) },
});

/** Returns the line of a payout for one fulfillment of this order. */
export const payoutLine = (orderId: string, amount: string): Answer<PayoutLine> => ({
  fulfillmentId: `fulfillment_of_${orderId}`,
  amount: money(amount),
  order: { id: orderId },
});

/** Returns a payout account that is paid by UPI, unless changed. */
export const payoutAccount = (changes: Answer<PayoutAccount> = {}): Answer<PayoutAccount> => ({
  status: 'ACTIVE',
  missing: [],
  restrictionReason: null,
  method: 'UPI',
  bankAccountEnd: null,
  panEnd: null,
  gstinEnd: null,
  proof: null,
  linkedAccount: null,
  ...changes,
});
