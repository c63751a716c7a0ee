import type { Money } from '../domain/money/money.js';
import type { ChargebackPhase, ChargebackStatus } from '../domain/payments/chargeback.js';
import type { RefundStatus } from '../domain/payments/refund.js';
import type { TransferState } from '../domain/payments/reconciliation.js';
import type { DepositBlocks } from './depositBlocks.js';

/** A payment to collect, with the details that the provider receives. */
export interface PaymentRequest {
  /** The receipt of the payment, in at most 40 characters. The provider uses it to find the page of an earlier request. */
  receipt: string;
  amount: Money;
  /**
   * The part of the amount that can be blocked instead of charged; null if there is no such part, or if the provider has no
   * `blocks`.
   */
  blockable: Money | null;
  /** A description of the purchase, such as "Order 7Q2X4M". */
  description: string;
  /** The time at which the payment page must close. */
  expiresAt: Date;
  /** Address to which the provider sends the buyer back. */
  returnUrl: string;
  payer: { name: string; email: string; phone: string | null };
}

/** A page on which the buyer pays. */
export interface PaymentPage {
  /** ID of the page at the provider. */
  reference: string;
  url: string;
}

/**
 * A provider's charge for a payment or a refund, in minor units of the payment's currency. Both fields are null until known.
 */
export interface ProviderFee {
  /** The fee with the tax on it. */
  fee: number | null;
  /** The tax within the fee. */
  feeTax: number | null;
}

/**
 * A buyer's attempt to pay. A PENDING payment waits for the bank, or for the provider to capture the amount that the bank has
 * confirmed. FAILED is not final, because a bank can confirm the payment days later. A refunded payment stays CAPTURED.
 */
export interface ProviderPayment extends ProviderFee {
  /** ID of the payment at the provider. */
  reference: string;
  status: 'PENDING' | 'FAILED' | 'CAPTURED';
  amount: Money;
}

/** The provider's record of a refund. A PENDING refund can still fail. */
export interface ProviderRefund extends ProviderFee {
  /** ID of the refund at the provider. */
  reference: string;
  status: RefundStatus;
}

/** A request for a refund. Requests with the same key make one refund. */
export interface RefundRequest {
  /** ID of the payment at the provider. */
  paymentReference: string;
  amount: Money;
  key: string;
}

/** A span of time that includes its start and excludes its end. */
export interface TimeSpan {
  from: Date;
  to: Date;
}

/** A payment, a refund, a payout, a block or a transfer in the provider's list, in any currency. */
export interface ListedTransfer extends ProviderFee {
  /** ID of the payment, refund, payout, block or transfer at the provider. */
  reference: string;
  status: TransferState;
  /** In minor units. */
  amount: number;
  currency: string;
  /** The amount of a transfer that was reversed, in minor units. Only transfers have it. */
  reversed?: number | null;
  createdAt: Date;
}

/** A chargeback: the payer's bank questions a payment. Amounts are in minor units, in any currency. */
export interface ProviderChargeback {
  /** ID of the chargeback at the provider. */
  reference: string;
  /** ID of the payment at the provider. */
  paymentReference: string;
  phase: ChargebackPhase;
  status: ChargebackStatus;
  /** The bank's reason in words. */
  reason: string;
  amount: number;
  currency: string;
  /** The part of the amount that was taken from the marketplace. */
  deducted: number;
  /** The deadline for contesting the chargeback; null if there is none. */
  respondBy: Date | null;
  openedAt: Date;
}

/** The explanation and the evidence for contesting a chargeback. */
export interface ContestRequest {
  /** ID of the chargeback at the provider. */
  reference: string;
  /** In minor units. */
  amount: number;
  explanation: string;
  /** A PDF file. */
  evidence: Buffer;
}

/** The subject of a webhook. Its contents are not trusted: the current state is read from the provider instead. */
export interface PaymentNews {
  /** ID of the event at the provider; a repeated delivery has the same one. */
  eventId: string;
  /** The provider's name of the event. */
  type: string;
  /** The time of the event, if the provider signs it; otherwise null. */
  createdAt: Date | null;
  /** The payment page that the event is about; null if it names none. */
  pageReference: string | null;
  /** The payment that the event is about; null if it names none. */
  paymentReference: string | null;
  /** The chargeback that the event is about; null if it names none. */
  chargebackReference: string | null;
  /** The transfer to a linked account that the event is about; null if it names none. */
  transferReference: string | null;
}

/** Thrown if the provider cannot be reached, does not answer in time or has a fault: try again later. */
export class ProviderUnavailable extends Error {}

/** Thrown if the provider refuses a request for good. The message is the provider's reason. */
export class ProviderRefusal extends Error {
  constructor(
    message: string,
    /** The field of the request that the provider refuses; null if it names none. */
    readonly field: string | null = null,
  ) {
    super(message);
  }
}

/**
 * A company that takes payments for the marketplace. Called by jobs only, never in a transaction. All methods can throw
 * ProviderUnavailable or ProviderRefusal.
 */
export interface PaymentProvider {
  /** The name of the provider, such as `razorpay`, which is stored with each payment. */
  readonly name: string;
  /** True if no real money moves. */
  readonly isSimulated: boolean;
  /** Number of days after the capture in which a payment can be refunded. Later, buyers get money back by a payout. */
  readonly refundWindowDays: number;
  /** The part that blocks deposits; null if the provider blocks none. */
  readonly blocks: DepositBlocks | null;
  /** Creates the payment page, or finds the page that an earlier request with the same receipt created. */
  openPage(request: PaymentRequest): Promise<PaymentPage>;
  /** Closes a page, so that it takes no more payments. A page that is paid or already closed is not changed. */
  closePage(pageReference: string): Promise<void>;
  /** Returns the payments that were tried on a page. */
  paymentsOf(pageReference: string): Promise<ProviderPayment[]>;
  /**
   * Returns the payment with this ID at the provider, and the page on which it was made, if known; null if there is no
   * such payment.
   */
  payment(reference: string): Promise<(ProviderPayment & { pageReference: string | null }) | null>;
  refund(request: RefundRequest): Promise<ProviderRefund>;
  /** Reads the current state of a refund from the provider. */
  refundOf(paymentReference: string, refundReference: string): Promise<ProviderRefund>;
  /** Lists the payments that were created in a span of time. Yields them in pages, in any order. */
  listPayments(span: TimeSpan): AsyncIterable<readonly ListedTransfer[]>;
  /** Lists the refunds that were created in a span of time. Yields them in pages, in any order. */
  listRefunds(span: TimeSpan): AsyncIterable<readonly ListedTransfer[]>;
  /** Returns a chargeback; null if it is unknown. */
  chargeback(reference: string): Promise<ProviderChargeback | null>;
  /** Lists the chargebacks that were opened in a span of time. Yields them in pages, in any order. */
  listChargebacks(span: TimeSpan): AsyncIterable<readonly ProviderChargeback[]>;
  /** Accepts a chargeback, so that the buyer keeps the money. A chargeback that is already accepted is not changed. */
  acceptChargeback(reference: string): Promise<ProviderChargeback>;
  /** Sends evidence against a chargeback to the bank. A chargeback that is already contested is not changed. */
  contestChargeback(request: ContestRequest): Promise<ProviderChargeback>;
  /** Reads a webhook. Returns null if no known secret signed it, or if its content is unknown. */
  readWebhook(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): PaymentNews | null;
}
