import { z } from 'zod';
import { endOfDay, startOfDay } from '../../domain/shared/day.js';
import { parseInput } from '../../domain/shared/errors.js';
import { dateField } from '../../domain/shared/fields.js';
import { allocate, money } from '../../domain/money/money.js';
import { soldLines, type SoldLine, type SoldParts } from '../../persistence/queries/orders/soldLines.js';
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
  sales: Omit<SoldParts, 'limit' | 'after'>,
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
  const parts = new Map<string, SoldLine[]>();
  for (const line of lines) {
    parts.set(line.fulfillmentId, [...(parts.get(line.fulfillmentId) ?? []), line]);
  }
  return [...parts.values()].flatMap(shareRefund);
}

function shareRefund(part: readonly SoldLine[]): Sale[] {
  const costs = part.map(({ lineTotal, extensionTotal }) => lineTotal + extensionTotal);
  const [first] = part;
  if (!first) return [];
  const shares = allocate(money(first.refundOfPart, first.currency), costs);
  return part.map((line, index) => ({ ...line, refunded: shares[index]?.amount ?? 0 }));
}
