import type { Money } from '../money/money.js';
import type { PaperLine, PaperParty } from './paper.js';

/** A photo that shows what was sent or received. */
export interface EvidencePhoto {
  /** The occasion of the photo and the side that added it, in words. */
  title: string;
  caption: string | null;
  /** The day (YYYY-MM-DD) on which the photo was added. */
  day: string;
  /** A JPEG file. */
  image: Buffer;
}

/** The history of one seller's part of an order. */
export interface EvidencePart {
  /** ID of the fulfillment, which identifies the seller's part. */
  id: string;
  sellerName: string;
  /** The status in words. */
  status: string;
  lines: PaperLine[];
  /** Carrier and tracking number; null before the books are sent. */
  shipment: { carrier: string | null; trackingNumber: string | null } | null;
  /** The steps, oldest first: the day (YYYY-MM-DD), and what happened in words. */
  steps: { day: string; happened: string }[];
  /** The photos of the copies and of disputes, in the order in which they are drawn. */
  photos: EvidencePhoto[];
  /** The amount that was paid online for this part, and the amount that was paid back to the buyer. */
  paid: Money;
  paidBack: Money;
}

/** The evidence for a bank that questions a payment: it shows that the buyer got the books. */
export interface Evidence {
  /** The provider's references of the chargeback and of the payment. */
  chargeback: string;
  payment: string;
  /** The bank's reason for questioning the payment. */
  reason: string;
  /** The explanation by staff for the bank; null until they answer. */
  explanation: string | null;
  orderId: string;
  orderedOn: string;
  buyer: PaperParty;
  operator: PaperParty | null;
  parts: EvidencePart[];
  /** The day (YYYY-MM-DD) on which the document was drawn. */
  drawnOn: string;
}
