import type { Activation } from './routeBooks.js';
import type { ApiFaults } from './serving.js';

/** The calls of the API, as the faults name them. */
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
 * The ways in which the simulator misbehaves. Tests change the fields; each stays until it is changed back. While it is
 * down, its pages are away too.
 */
export interface Faults extends ApiFaults<CallName> {
  /** Webhooks are sent twice, with the same event ID. */
  duplicateWebhooks: boolean;
  /** Webhooks are held until `release()`. */
  lateWebhooks: boolean;
  /** `release()` sends the newest webhook first. */
  reorderedWebhooks: boolean;
  /** Webhooks are not sent. */
  missingWebhooks: boolean;
  /** Webhooks are signed with a secret that nobody knows. */
  forgedWebhooks: boolean;
  /** Minor units that buyers pay instead of the amount of the page; null for the right amount. */
  paidAmount: number | null;
  /** Currency in which buyers pay instead of the page's; null for the right one. */
  paidCurrency: string | null;
  /** Payments are authorised but not captured. */
  uncaptured: boolean;
  /** A page is created although another has the same reference. */
  sameReferences: boolean;
  /** State of new refunds: done, failed at once, or pending until `endRefund()`. */
  refunds: 'processed' | 'failed' | 'pending';
  /** Days after which a payment is too old for a refund. */
  refundWindowDays: number;
  /** The outcome of the check of new linked accounts. */
  accounts: Activation;
  /** Transfers fail right after they were asked for. */
  transfersFail: boolean;
  /** Transfers are not released. */
  transfersStay: boolean;
  /** Linked accounts have no money for reversals. */
  emptyAccounts: boolean;
  /** Answer of the bank to new blocks of deposits. */
  blocks: 'active' | 'declined';
  /** Answer of the bank to captures of blocks. */
  captures: 'captured' | 'refused';
  /** Answer of the bank to releases of blocks. */
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
