import { money, type Money } from '../../domain/money/money.js';
import type { PaperKind } from '../../domain/papers/paper.js';
import { paperNumber } from '../../domain/papers/paperNumber.js';
import type { StoredPaper } from '../../persistence/queries/papers/papers.js';

/** A numbered paper, without its contents. */
export interface Paper {
  id: string;
  kind: PaperKind;
  /** The number as printed, such as `B/26-27/0001`. */
  number: string;
  amount: Money;
  issuedAt: Date;
  /** The month (YYYY-MM) of a commission; null for a seller's paper. */
  period: string | null;
  /** The path of the PDF file. */
  url: string;
}

/** Returns a stored paper with its number and its path. */
export function paperAsSeen({ id, kind, amount, currency, issuedAt, period, ...stored }: StoredPaper): Paper {
  return {
    id,
    kind,
    number: paperNumber(kind, stored.financialYear, stored.number),
    amount: money(amount, currency),
    issuedAt,
    period,
    url: `/api/v1/papers/${id}/paper.pdf`,
  };
}

/** Returns the REST path of an order's receipt. */
export const receiptPath = (orderId: string): string => `/api/v1/orders/${orderId}/receipt.pdf`;

/** Returns the REST path of a fulfillment's packing slip. */
export const packingSlipPath = (fulfillmentId: string): string =>
  `/api/v1/fulfillments/${fulfillmentId}/packing-slip.pdf`;
