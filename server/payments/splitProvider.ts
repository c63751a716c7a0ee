import type { Money } from '../domain/money/money.js';
import type { LinkedAccountStatus } from '../domain/payouts/linkedAccount.js';
import type { BankAccount } from '../domain/payouts/payoutAccount.js';
import type { TimeSpan } from './paymentProvider.js';

/** The details of a seller that the provider needs to open a linked account. */
export interface LinkedAccountRequest {
  sellerId: string;
  name: string;
  email: string;
  /** Ten digits. */
  phone: string;
  address: { street: string; city: string; state: string; zipcode: string };
  pan: string;
  bankAccount: BankAccount;
}

/** IDs of a linked account at the provider; null while they are unknown. */
export interface LinkedAccountReferences {
  reference: string | null;
  productReference: string | null;
}

/** The provider's record of a seller's linked account. */
export interface ProviderLinkedAccount {
  reference: string;
  /** ID of the provider's check of the bank account. */
  productReference: string;
  status: Exclude<LinkedAccountStatus, 'REQUESTED'>;
  /** The question that the provider wants answered; null if there is none. */
  note: string | null;
}

/** A transfer to make. The money is held on the linked account. */
export interface HoldRequest {
  /** ID of the transfer in Panna. `findTransfer` finds the transfer by this key. */
  key: string;
  /** ID of the payment at the provider. */
  paymentReference: string;
  /** ID of the linked account at the provider. */
  account: string;
  amount: Money;
}

/** The provider's record of a transfer of money to a seller's linked account. */
export interface ProviderTransfer {
  /** ID of the transfer at the provider. */
  reference: string;
  /** Key of the request that made the transfer; null if Panna did not make it. */
  key: string | null;
  /** An UNDER_WAY transfer can still fail. The money of a DONE transfer, less reversals, is in the linked account. */
  state: 'UNDER_WAY' | 'DONE' | 'FAILED';
  /** False once the transfer has been released. */
  isHeld: boolean;
  /** The fee with the tax on it, in minor units. */
  fee: number;
  /** The tax within the fee, in minor units. */
  feeTax: number;
  /** The provider's reason for a failure; null otherwise. */
  note: string | null;
}

/** A transfer in the provider's list. Amounts are in minor units of its currency. */
export interface TransferRecord extends Pick<ProviderTransfer, 'reference' | 'state' | 'isHeld'> {
  amount: number;
  /** The part of the amount that was reversed. */
  reversed: number;
  currency: string;
  /** The fee with the tax on it; null if the provider states none. */
  fee: number | null;
  createdAt: Date;
}

/** A part of a transfer to take back. */
export interface ReversalRequest {
  /** ID of the reversal in Panna. `findReversal` finds the reversal by this key. */
  key: string;
  /** ID of the transfer at the provider. */
  transferReference: string;
  amount: Money;
}

/**
 * A company that splits payments between the sellers and the marketplace. Called by jobs only, never in a transaction. All
 * methods can throw ProviderUnavailable or ProviderRefusal.
 *
 * The provider carries out a repeated `hold` or `reverse` again. Only one process at a time may therefore call them, after
 * looking for an earlier transfer or reversal.
 */
export interface SplitProvider {
  /** The name of the provider, such as `razorpay`, which is stored with each transfer. */
  readonly name: string;
  /** True if no real money moves. */
  readonly isSimulated: boolean;
  /** Opens a linked account, resumes an interrupted opening, or submits another bank account for an open one. */
  openAccount(request: LinkedAccountRequest, known: LinkedAccountReferences): Promise<ProviderLinkedAccount>;
  /** Reads the state of a linked account from the provider. */
  account(references: { reference: string; productReference: string }): Promise<ProviderLinkedAccount>;
  /** Sends a part of a payment to a linked account, where it is held until it is released. */
  hold(request: HoldRequest): Promise<ProviderTransfer>;
  /** Returns the transfer with this key that was made from the payment; null if there is none. */
  findTransfer(paymentReference: string, key: string): Promise<ProviderTransfer | null>;
  /** Returns a transfer. `reference` is its ID at the provider. */
  transfer(reference: string): Promise<ProviderTransfer>;
  /** Lists the transfers that were created in a span of time. Yields them in pages, in any order. */
  listTransfers(span: TimeSpan): AsyncIterable<readonly TransferRecord[]>;
  /** Returns a transfer in the form of `listTransfers`; null if the provider does not know it. */
  findRecord(reference: string): Promise<TransferRecord | null>;
  /** Releases a transfer, so that it is settled to the seller's bank. A released transfer stays as it is. */
  release(reference: string): Promise<ProviderTransfer>;
  /** Takes a part of a transfer back. Returns the ID of the reversal at the provider. */
  reverse(request: ReversalRequest): Promise<string>;
  /** Returns the ID of the reversal of this transfer that has this key; null if there is none. */
  findReversal(transferReference: string, key: string): Promise<string | null>;
}
