import type { Money } from '../domain/money/money.js';
import type { BankAccount } from '../domain/payouts/payoutAccount.js';
import type { ReportedProof } from '../domain/payouts/accountProof.js';
import type { ProviderPayoutState, TransferMode } from '../domain/payouts/providerPayout.js';
import { ProviderRefusal, type TimeSpan } from './paymentProvider.js';

/** A payout to make. A repeated request with the same key is the same payout. */
export interface PayoutRequest {
  /** ID of the payout or refund here: its idempotency key, and the reference under which it is found. */
  key: string;
  /** The operator's account at the provider, from which it is paid. */
  account: string;
  amount: Money;
  mode: TransferMode;
  /** The destination of the money. */
  to: { upiAddress: string } | { bankAccount: BankAccount };
  payee: { id: string; name: string };
  /** A refund to a buyer is stated as such. */
  isRefund?: boolean;
}

/** A rupee to send to a payout account, as a proof that its bank knows it. */
export type ProofRequest = Pick<PayoutRequest, 'account' | 'to' | 'payee'>;

/** The proof of a payout account at the provider. */
export interface ProviderProof {
  /** ID of the proof at the provider. */
  reference: string;
  state: ReportedProof;
  /** The provider's explanation; null if there is none. */
  note: string | null;
}

/** A link to issue, on which the payee enters an account. It is found again by its key. */
export interface LinkRequest {
  /** ID of the refund here. */
  key: string;
  /** The operator's account at the provider, from which it is paid. */
  account: string;
  amount: Money;
  /** The reason that the payee reads, such as "Refund of order 7Q2X4M". */
  description: string;
  expiresAt: Date;
  /** The provider sends the link to the email address, and to the phone number if there is one. */
  payee: { name: string; email: string; phone: string | null };
}

/** A payout link. DONE and FAILED are those of its payout; a link that expired, was cancelled or rejected is FAILED. */
export interface ProviderLink {
  /** ID of the link at the provider. */
  reference: string;
  url: string;
  state: ProviderPayoutState;
  /** The provider's explanation of the state; null if there is none. */
  note: string | null;
  /** The payout that the payee asked for last; null before. */
  payout: ProviderPayout | null;
}

/** A payout at the provider. */
export interface ProviderPayout {
  /** ID of the payout at the provider. */
  reference: string;
  /** Key with which it was asked for; null if it was made elsewhere. */
  key: string | null;
  state: ProviderPayoutState;
  /** The provider's explanation of the state; null if there is none. */
  note: string | null;
  /** The bank's reference (UTR); null before the bank has it. */
  utr: string | null;
  /** The provider's fee with the tax on it, in minor units; null before it charges. */
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

/** The subject of a webhook. Its contents are never trusted: the state is asked for instead. */
export interface PayoutNews {
  /** ID of the event at the provider; a repeated delivery has the same one. */
  eventId: string;
  /** The provider's name of the event. */
  type: string;
  /** Key of the payout or the link that the event is about; null if it names none. */
  key: string | null;
}

/** Thrown if the provider refuses the account of the payee. No payout was made. The message is the provider's reason. */
export class PayeeRefused extends ProviderRefusal {}

/**
 * A company that makes payouts for the marketplace. Called by jobs only, never in a transaction. All methods throw
 * ProviderUnavailable and ProviderRefusal.
 */
export interface PayoutProvider {
  /** Stored with each payout, such as `razorpayx`. */
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
  /** Returns a payout by its ID; null if it is unknown. */
  payout(reference: string): Promise<ProviderPayout | null>;
  /**
   * Sends a rupee to the account of a payee. Asked again, it sends another. Throws PayeeRefused if the account of the payee is
   * refused at once.
   */
  proveAccount(request: ProofRequest): Promise<ProviderProof>;
  /** Returns a proof by its ID. */
  accountProof(reference: string): Promise<ProviderProof>;
  /** Returns the link that was issued under a key; null if there is none. */
  findLink(key: string): Promise<ProviderLink | null>;
  /** Issues a link. The provider issues a second one if it is asked again, so only one caller may ask at a time. */
  issueLink(request: LinkRequest): Promise<ProviderLink>;
  /** Returns a link by its ID. */
  link(reference: string): Promise<ProviderLink>;
  /** Closes a link, so that nobody can use it any more. One that has ended stays as it is. */
  cancelLink(reference: string): Promise<ProviderLink>;
  /** Lists the payouts that were created in a span of time, in pages, in any order. */
  listPayouts(span: TimeSpan): AsyncIterable<readonly ListedPayout[]>;
  /** Reads a webhook; null if its signature is forged or its secret is unknown. */
  readWebhook(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): PayoutNews | null;
}
