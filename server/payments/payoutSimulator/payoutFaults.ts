import type { ApiFaults } from '../simulator/serving.js';
import type { WebhookFaults } from '../simulator/webhookSender.js';

/** The calls of the API, as the faults name them. */
export type PayoutCall =
  | 'payOut'
  | 'payout'
  | 'listPayouts'
  | 'proveAccount'
  | 'accountProof'
  | 'issueLink'
  | 'findLinks'
  | 'link'
  | 'cancelLink';

/** The ways in which the simulator misbehaves. Tests change the fields; each stays until it is changed back. */
export interface PayoutFaults extends ApiFaults<PayoutCall>, WebhookFaults {
  /** The action of banks on new payouts: make them, fail them at once, or nothing until `end()`. */
  banks: 'pay' | 'fail' | 'wait';
  /** The UPI address or number of a bank account that the provider refuses. */
  refusedAccount: string | null;
  /** The operator's account is refused, as with a wrong setting. */
  wrongAccount: boolean;
  /** Account validation is not enabled for the operator. */
  noProofs: boolean;
  /** Payout links are not enabled for the operator. */
  noLinks: boolean;
}

export function noPayoutFaults(): PayoutFaults {
  return {
    down: false,
    lostAnswers: {},
    silent: false,
    duplicateWebhooks: false,
    lateWebhooks: false,
    reorderedWebhooks: false,
    missingWebhooks: false,
    forgedWebhooks: false,
    banks: 'pay',
    refusedAccount: null,
    wrongAccount: false,
    noProofs: false,
    noLinks: false,
  };
}
