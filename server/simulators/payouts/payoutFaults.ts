import type { ApiFaults } from '../payments/serving.js';
import type { WebhookFaults } from '../payments/webhookSender.js';

/** The names of the API calls, as used in `lostAnswers`. */
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

/** The faults of the simulator. Tests set the fields; each keeps its value until a test changes it again. */
export interface PayoutFaults extends ApiFaults<PayoutCall>, WebhookFaults {
  /** The reaction of banks to new payouts: pay them, fail them at once, or wait for a call to `end()`. */
  banks: 'pay' | 'fail' | 'wait';
  /** The UPI address or bank account number that the provider refuses; null to refuse none. */
  refusedAccount: string | null;
  /** True to refuse the operator's account number, as if it were configured wrongly. */
  wrongAccount: boolean;
  /** True if account validation is not enabled for the operator. */
  noProofs: boolean;
  /** True if payout links are not enabled for the operator. */
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
