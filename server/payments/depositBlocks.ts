import type { Money } from '../domain/money/money.js';

/** An amount that the buyer's bank blocks. It is not charged, but the buyer cannot spend it until the block ends. */
export interface ProviderBlock {
  /** ID of the block at the provider. */
  reference: string;
  /** Reference of the payment page on which the buyer agreed to the block. */
  pageReference: string;
  /** ACTIVE until the marketplace releases the block or the block expires. */
  status: 'ACTIVE' | 'RELEASED' | 'EXPIRED';
  amount: Money;
  createdAt: Date;
  expiresAt: Date;
}

/** A request to capture a part of a block. Requests with the same key make one payment. */
export interface CaptureRequest {
  /** ID of the block at the provider. */
  blockReference: string;
  amount: Money;
  key: string;
}

/** The payment that a capture makes. A PENDING one waits for the bank. */
interface CapturedPayment {
  /** ID of the payment at the provider. */
  reference: string;
  status: 'PENDING' | 'FAILED' | 'CAPTURED';
  /** The provider's fee with the tax on it, in minor units; null while it is not known. */
  fee: number | null;
  /** The tax within the fee, in minor units. */
  feeTax: number | null;
}

/**
 * The part of a payment provider that blocks deposits instead of charging them. If a payment page is opened with an amount to
 * block, the buyer can have that amount blocked and pays only the rest. All methods can throw ProviderUnavailable or
 * ProviderRefusal.
 */
export interface DepositBlocks {
  /** Returns the block that the buyer agreed to on a page; null if there is none. */
  ofPage(pageReference: string): Promise<ProviderBlock | null>;
  /** Captures a part of a block. The rest stays blocked. */
  capture(request: CaptureRequest): Promise<CapturedPayment>;
  /** Ends a block, so that the buyer can spend the rest again. A block that has already ended is not changed. */
  release(reference: string): Promise<ProviderBlock>;
  /** Lists the blocks that were made in a span of time. Yields them in pages, in any order. */
  list(span: { from: Date; to: Date }): AsyncIterable<readonly ProviderBlock[]>;
}
