import { z } from 'zod';
import { DisputeReason, DisputeStatus } from '../../../domain/disputes/dispute.js';
import { ReturnProblem } from '../../../domain/disputes/disputeReturn.js';
import { count, minorUnits, momentInJson } from '../../shapes.js';

const ReturnRow = z.strictObject({
  refund: minorUnits,
  askedAt: momentInJson,
  reason: z.string().nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  sentAt: momentInJson.nullable(),
  problem: z.enum(ReturnProblem).nullable(),
  statement: z.string().nullable(),
  contestedAt: momentInJson.nullable(),
  arrivedAt: momentInJson.nullable(),
});

/** A dispute as JSON in a row of `ordersByIds`, with times as ISO texts. */
export const DisputeRow = z.strictObject({
  id: z.string(),
  number: count,
  reason: z.enum(DisputeReason),
  status: z.enum(DisputeStatus),
  statement: z.string(),
  claimed: minorUnits,
  openedAt: momentInJson,
  answer: z.string().nullable(),
  offered: minorUnits.nullable(),
  answeredAt: momentInJson.nullable(),
  decision: z.string().nullable(),
  awarded: minorUnits.nullable(),
  closedAt: momentInJson.nullable(),
  offersReturn: z.boolean(),
  returnOfBooks: ReturnRow.nullable(),
});

/** The return of the books in a dispute. The refund is in minor units. */
export interface StoredReturn extends Omit<
  z.infer<typeof ReturnRow>,
  'askedAt' | 'sentAt' | 'contestedAt' | 'arrivedAt'
> {
  askedAt: Date;
  sentAt: Date | null;
  contestedAt: Date | null;
  arrivedAt: Date | null;
}

/** A dispute about a fulfillment. Amounts are in minor units. */
export interface StoredDispute extends Omit<
  z.infer<typeof DisputeRow>,
  'openedAt' | 'answeredAt' | 'closedAt' | 'returnOfBooks'
> {
  openedAt: Date;
  answeredAt: Date | null;
  closedAt: Date | null;
  returnOfBooks: StoredReturn | null;
}

/** Converts a row to a StoredDispute, whose times are Dates. */
export function storedDispute({
  openedAt,
  answeredAt,
  closedAt,
  returnOfBooks,
  ...rest
}: z.infer<typeof DisputeRow>): StoredDispute {
  return {
    ...rest,
    openedAt: new Date(openedAt),
    answeredAt: dateOf(answeredAt),
    closedAt: dateOf(closedAt),
    returnOfBooks: returnOfBooks && {
      ...returnOfBooks,
      askedAt: new Date(returnOfBooks.askedAt),
      sentAt: dateOf(returnOfBooks.sentAt),
      contestedAt: dateOf(returnOfBooks.contestedAt),
      arrivedAt: dateOf(returnOfBooks.arrivedAt),
    },
  };
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
