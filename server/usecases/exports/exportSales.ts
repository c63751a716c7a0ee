import { z } from 'zod';
import { endOfDay, startOfDay } from '../../domain/shared/day.js';
import { parseInput } from '../../domain/shared/errors.js';
import { dateField } from '../../domain/shared/fields.js';
import { allocate, money } from '../../domain/money/money.js';
import {
  soldLines,
  type SoldLine,
  type SoldFulfillments,
} from '../../persistence/queries/orders/soldLines.js';
import { requireViewer, type Scope } from '../scope.js';
import { PAGE_OF_EXPORT } from './pageOfExport.js';

/** Days of the marketplace (YYYY-MM-DD), both included; one that is left out is no limit. */
const salesPeriodSchema = z
  .object({ from: dateField.nullish(), to: dateField.nullish() })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'DATES_REVERSED' });

/** A line that was sold, and what of its price went back to the buyer, in paise. */
export interface Sale extends SoldLine {
  refunded: number;
}

/**
 * Every line of every order that the viewer sold in a period of days, the newest first, read page by page as
 * it is asked for. Refuses UNAUTHENTICATED, DATE_INVALID and DATES_REVERSED.
 */
export async function exportSales(scope: Scope, period: unknown): Promise<AsyncGenerator<Sale>> {
  const viewer = await requireViewer(scope);
  const { from, to } = parseInput(salesPeriodSchema, period);
  const since = from ? startOfDay(from, scope.timeZone) : null;
  const until = to ? endOfDay(to, scope.timeZone) : null;
  return linesOf(scope, { sellerId: viewer.id, since, until });
}

async function* linesOf(
  { database }: Scope,
  sales: Omit<SoldFulfillments, 'limit' | 'after'>,
): AsyncGenerator<Sale> {
  for (let after: string | null = null; ;) {
    const lines: SoldLine[] = await soldLines(database, { ...sales, limit: PAGE_OF_EXPORT, after });
    yield* withRefunds(lines);
    after = lines.at(-1)?.fulfillmentId ?? null;
    if (after === null) return;
  }
}

/** Money goes back for a fulfillment as a whole; its lines share that by what they cost. */
function withRefunds(lines: readonly SoldLine[]): Sale[] {
  const fulfillments = new Map<string, SoldLine[]>();
  for (const line of lines) {
    fulfillments.set(line.fulfillmentId, [...(fulfillments.get(line.fulfillmentId) ?? []), line]);
  }
  return [...fulfillments.values()].flatMap(shareRefund);
}

function shareRefund(fulfillment: readonly SoldLine[]): Sale[] {
  const costs = fulfillment.map(({ lineTotal, extensionTotal }) => lineTotal + extensionTotal);
  const [first] = fulfillment;
  if (!first) return [];
  const shares = allocate(money(first.refundOfFulfillment, first.currency), costs);
  return fulfillment.map((line, index) => ({ ...line, refunded: shares[index]?.amount ?? 0 }));
}
