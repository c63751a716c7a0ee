import type { Money } from '../domain/money/money.js';
import type { BankAccount } from '../domain/payouts/payoutAccount.js';
import type { ReportedProof } from '../domain/payouts/accountProof.js';
import type { ProviderPayoutState, TransferMode } from '../domain/payouts/providerPayout.js';
import { ProviderRefusal, type TimeSpan } from './paymentProvider.js';

/** A payout to make. A second request with the same key makes no second payout. */
export interface PayoutRequest {
  /**
   * ID of the payout or refund in Panna. It is the idempotency key, and the reference by which the provider finds the payout.
   */
  key: string;
  /** The operator's account at the provider, from which the payout is paid. */
  account: string;
  amount: Money;
  mode: TransferMode;
  /** The UPI address or bank account that gets the money. */
  to: { upiAddress: string } | { bankAccount: BankAccount };
  payee: { id: string; name: string };
  /** True for a refund to a buyer. The provider then records the purpose `refund`. */
  isRefund?: boolean;
}

/** A request to prove that a payout account exists: the provider sends a rupee to it, or asks its bank. */
export type ProofRequest = Pick<PayoutRequest, 'account' | 'to' | 'payee'>;

/** The provider's report on the proof that a payout account exists. */
export interface ProviderProof {
  /** ID of the proof at the provider. */
  reference: string;
  state: ReportedProof;
  /** The provider's explanation; null if there is none. */
  note: string | null;
}

/** A payout link to issue, on which the payee enters an account. The link can be found again by its key. */
export interface LinkRequest {
  /** ID of the refund in Panna. */
  key: string;
  /** The operator's account at the provider, from which the refund is paid. */
  account: string;
  amount: Money;
  /** The reason that the payee reads, such as "Refund of order 7Q2X4M". */
  description: string;
  expiresAt: Date;
  /** The provider sends the link to the email address, and to the phone number if there is one. */
  payee: { name: string; email: string; phone: string | null };
}

/**
 * A payout link. Its state is DONE once its payout is DONE. A link that expired, was cancelled or was rejected is RETURNED if
 * its payout came back, and FAILED if not.
 */
export interface ProviderLink {
  /** ID of the link at the provider. */
  reference: string;
  url: string;
  state: ProviderPayoutState;
  /** The provider's explanation of the state; null if there is none. */
  note: string | null;
  /** The latest payout that the payee asked for; null before the first. */
  payout: ProviderPayout | null;
}

/** The provider's record of a payout. */
export interface ProviderPayout {
  /** ID of the payout at the provider. */
  reference: string;
  /** Key of the request that made the payout; null if Panna did not make it. */
  key: string | null;
  state: ProviderPayoutState;
  /** The provider's explanation of the state; null if there is none. */
  note: string | null;
  /** The bank's reference (UTR); null until the bank has assigned one. */
  utr: string | null;
  /** The provider's fee with the tax on it, in minor units; null until the provider charges it. */
  fee: number | null;
  /** The tax within the fee, in minor units. */
  feeTax: number | null;
}

/** A payout in the provider's list. */
export interface ListedPayout extends ProviderPayout {
  /** In minor units. */
  amount: number;
  currency: string;
  createdAt: Date;
}

/** The subject of a webhook. The rest of the webhook is not trusted: Panna asks the provider for the state instead. */
export interface PayoutNews {
  /** ID of the event at the provider; a repeated delivery has the same one. */
  eventId: string;
  /** Type of the event, as the provider names it. */
  type: string;
  /** The time of the event, if the provider signs it; otherwise null. */
  createdAt: Date | null;
  /** Key of the payout or the link that the event is about; null if it names none. */
  key: string | null;
}

/** Thrown if the provider refuses the account of the payee. No payout was made. The message is the provider's reason. */
export class PayeeRefused extends ProviderRefusal {}

/**
 * A company that makes payouts for the marketplace. Called by jobs only, never in a transaction. All methods can throw
 * ProviderUnavailable or ProviderRefusal.
 */
export interface PayoutProvider {
  /** The name of the provider, such as `razorpayx`, which is stored with each payout. */
  readonly name: string;
  /** True if no real money moves. */
  readonly isSimulated: boolean;
  /** The operator's account, stored with each payout that is paid from it. */
  readonly account: string;
  /**
   * Makes a payout, or finds the one that an earlier request with the same key made. Throws PayeeRefused if the account of
   * the payee is refused.
   */
  payOut(request: PayoutRequest): Promise<ProviderPayout>;
  /** Returns a payout; null if it is unknown. `reference` is its ID at the provider. */
  payout(reference: string): Promise<ProviderPayout | null>;
  /**
   * Begins the proof of a payee's account. The provider may send a rupee to the account, and another rupee for each repeated
   * call. Throws PayeeRefused if the provider refuses the account at once.
   */
  proveAccount(request: ProofRequest): Promise<ProviderProof>;
  /** Returns a proof. `reference` is its ID at the provider. */
  accountProof(reference: string): Promise<ProviderProof>;
  /** Returns the link that was issued under a key; null if there is none. */
  findLink(key: string): Promise<ProviderLink | null>;
  /** Issues a link. A repeated call issues a second link, so only one caller at a time may issue one. */
  issueLink(request: LinkRequest): Promise<ProviderLink>;
  /** Returns a link. `reference` is its ID at the provider. */
  link(reference: string): Promise<ProviderLink>;
  /** Closes a link, so that it can no longer be used. A link that has already ended stays as it is. */
  cancelLink(reference: string): Promise<ProviderLink>;
  /** Lists the payouts that were created in a span of time. Yields them in pages, in any order. */
  listPayouts(span: TimeSpan): AsyncIterable<readonly ListedPayout[]>;
  /** Reads a webhook. Returns null if no known secret signed it, or if its content is unknown. */
  readWebhook(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): PayoutNews | null;
}
