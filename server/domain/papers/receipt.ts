import type { Money } from '../money/money.js';
import type { PaperLine, PaperParty } from './paper.js';

/** What the receipt of an order says about one seller's part. */
export interface ReceiptPart {
  sellerName: string;
  /** The status in words. */
  status: string;
  lines: PaperLine[];
}

/** What a receipt says. It is drawn from the order as it is now, and is not numbered. */
export interface Receipt {
  /** The operator; null if they are not named. */
  operator: PaperParty | null;
  buyer: PaperParty;
  orderId: string;
  orderedOn: string;
  /** The day (YYYY-MM-DD) on which the receipt was drawn. */
  drawnOn: string;
  paymentMethod: string;
  parts: ReceiptPart[];
  /** Prices and rents as ordered, without deposits. */
  charges: Money;
  deposits: Money;
  /** What was charged later, such as extensions, late fees and withheld deposits. */
  laterCharges: Money;
  refunded: Money;
  /** What the buyer spent in the end, without deposits that are held or were given back. */
  net: Money;
  /** Received from the buyer, less what was paid back. */
  paid: Money;
}
