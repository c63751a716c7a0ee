import type { Activation } from './routeBooks.js';
import type { ApiFaults } from './serving.js';

/** The names of the API calls, as used in `lostAnswers`. */
export type CallName =
  | 'createPage'
  | 'findPages'
  | 'page'
  | 'cancelPage'
  | 'orderPayments'
  | 'payment'
  | 'refund'
  | 'refundOf'
  | 'listPayments'
  | 'listRefunds'
  | 'dispute'
  | 'listDisputes'
  | 'accept'
  | 'upload'
  | 'contest'
  | 'hold'
  | 'findTransfers'
  | 'transfer'
  | 'listTransfers'
  | 'release'
  | 'reverse'
  | 'findReversals'
  | 'createAccount'
  | 'stakeholders'
  | 'addStakeholder'
  | 'requestProduct'
  | 'submit'
  | 'product'
  | 'offerBlock'
  | 'findBlock'
  | 'captureBlock'
  | 'releaseBlock'
  | 'listBlocks';

/**
 * The faults of the simulator. Tests set the fields; each keeps its value until a test changes it again. With `down`, the
 * payment pages are also unavailable.
 */
export interface Faults extends ApiFaults<CallName> {
  /** True to send each webhook twice, with the same event ID. */
  duplicateWebhooks: boolean;
  /** True to hold webhooks until `release()` is called. */
  lateWebhooks: boolean;
  /** True if `release()` is to send the newest webhook first. */
  reorderedWebhooks: boolean;
  /** True to send no webhooks. */
  missingWebhooks: boolean;
  /** True to sign webhooks with a random secret, which the receiver does not know. */
  forgedWebhooks: boolean;
  /** Amount that buyers pay instead of the page's amount, in minor units; null to pay the page's amount. */
  paidAmount: number | null;
  /** Currency in which buyers pay instead of the page's currency; null to pay in the page's currency. */
  paidCurrency: string | null;
  /** True if payments are authorised but not captured. */
  uncaptured: boolean;
  /** True to create a page even if another page already has the same reference. */
  sameReferences: boolean;
  /** State of new refunds: done, failed at once, or pending until `endRefund()` is called. */
  refunds: 'processed' | 'failed' | 'pending';
  /** Number of days after which a payment is too old for a refund. */
  refundWindowDays: number;
  /** The outcome of the provider's check of new linked accounts. */
  accounts: Activation;
  /** True if transfers fail right after they are made. */
  transfersFail: boolean;
  /** True to refuse the release of transfers. */
  transfersStay: boolean;
  /** True to refuse reversals as if linked accounts were empty. */
  emptyAccounts: boolean;
  /** The bank's answer to new blocks of deposits. */
  blocks: 'active' | 'declined';
  /** The bank's answer to captures of blocks. */
  captures: 'captured' | 'refused';
  /** The bank's answer to releases of blocks. */
  releases: 'released' | 'refused';
}

export function noFaults(): Faults {
  return {
    down: false,
    lostAnswers: {},
    silent: false,
    duplicateWebhooks: false,
    lateWebhooks: false,
    reorderedWebhooks: false,
    missingWebhooks: false,
    forgedWebhooks: false,
    paidAmount: null,
    paidCurrency: null,
    uncaptured: false,
    sameReferences: false,
    refunds: 'processed',
    refundWindowDays: 180,
    accounts: 'activated',
    transfersFail: false,
    transfersStay: false,
    emptyAccounts: false,
    blocks: 'active',
    captures: 'captured',
    releases: 'released',
  };
}
