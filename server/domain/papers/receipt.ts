import type { Money } from '../money/money.js';
import type { PaperLine, PaperParty } from './paper.js';
import type { ReceiptAmounts } from './receiptAmounts.js';

/** One seller's part of an order on its receipt. */
export interface ReceiptPart {
  sellerName: string;
  /** The status in words. */
  status: string;
  lines: PaperLine[];
}

/** The content of a receipt. It is drawn from the order as it is now, and is not numbered. */
export interface Receipt extends ReceiptAmounts {
  /** The operator; null if the configuration names none. */
  operator: PaperParty | null;
  buyer: PaperParty;
  orderId: string;
  orderedOn: string;
  /** The day (YYYY-MM-DD) on which the receipt was drawn. */
  drawnOn: string;
  paymentMethod: string;
  parts: ReceiptPart[];
  /** Prices and rents as ordered, without delivery and deposits. */
  charges: Money;
  /** The sum of the sellers' delivery charges. */
  delivery: Money;
  /** Later charges, such as extensions, purchases, late fees and withheld deposits. */
  laterCharges: Money;
  /** Refunded charges, and cancelled charges even if they were never paid. */
  refunded: Money;
  /** The buyer's final spending, without deposits that are held or were given back. */
  net: Money;
}
