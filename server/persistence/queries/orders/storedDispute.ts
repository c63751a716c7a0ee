import { z } from 'zod';
import { DisputeReason, DisputeStatus } from '../../../domain/disputes/dispute.js';
import { count, minorUnits, momentInJson } from '../../shapes.js';

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
});

/** A dispute about a fulfillment. Amounts are in minor units. */
export interface StoredDispute extends Omit<
  z.infer<typeof DisputeRow>,
  'openedAt' | 'answeredAt' | 'closedAt'
> {
  openedAt: Date;
  answeredAt: Date | null;
  closedAt: Date | null;
}

/** Converts a row to a StoredDispute. */
export function storedDispute({
  openedAt,
  answeredAt,
  closedAt,
  ...rest
}: z.infer<typeof DisputeRow>): StoredDispute {
  return {
    ...rest,
    openedAt: new Date(openedAt),
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
    closedAt: closedAt === null ? null : new Date(closedAt),
  };
}
