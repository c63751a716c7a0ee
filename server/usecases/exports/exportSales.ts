import { lineOutcomes, type LineOutcome } from '../../domain/money/lineOutcomes.js';
import { totalOf } from '../../domain/money/ledger.js';
import { money, type Money } from '../../domain/money/money.js';
import {
  soldLines,
  type SoldLine,
  type SoldFulfillments,
} from '../../persistence/queries/orders/soldLines.js';
import { chargedLineOf, paidFor } from '../orders/storedMoney.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { PAGE_OF_EXPORT } from './pageOfExport.js';
import { readPeriod } from './readPeriod.js';

/** A sold line, with the final amounts of its price and its deposit. */
export interface Sale extends SoldLine {
  /** The amount that the buyer paid to buy the rented copies, beyond the rent. */
  bought: Money;
  outcome: LineOutcome;
  /** On the first line, the delivery charge of the whole fulfillment; zero on all other lines. */
  delivery: Money;
  deliveryRefunded: Money;
}

/**
 * Returns every order line that the viewer sold in a period, newest first. Reads the database page by page while the
 * result is consumed. Throws UNAUTHENTICATED for a visitor, DATE_INVALID for a malformed date, and DATES_REVERSED if
 * the last day is before the first.
 */
export async function exportSales(scope: Scope, period: unknown): Promise<AsyncGenerator<Sale>> {
  const viewer = await requireAbility(scope, 'sales:read');
  return linesOf(scope, { sellerId: viewer.id, ...(await readPeriod(scope, period)) });
}

async function* linesOf(
  { database }: Scope,
  sales: Omit<SoldFulfillments, 'limit' | 'after'>,
): AsyncGenerator<Sale> {
  for (let after: string | null = null; ;) {
    const lines: SoldLine[] = await soldLines(database, { ...sales, limit: PAGE_OF_EXPORT, after });
    yield* settled(lines);
    after = lines.at(-1)?.fulfillmentId ?? null;
    if (after === null) return;
  }
}

/**
 * Returns the lines of a page with their final amounts. A page contains whole fulfillments, because each movement of
 * money is divided among all lines of its fulfillment.
 */
function settled(lines: readonly SoldLine[]): Sale[] {
  const fulfillments = new Map<string, SoldLine[]>();
  for (const line of lines) {
    fulfillments.set(line.fulfillmentId, [...(fulfillments.get(line.fulfillmentId) ?? []), line]);
  }
  return [...fulfillments.values()].flatMap(settledFulfillment);
}

function settledFulfillment(lines: readonly SoldLine[]): Sale[] {
  const [first] = lines;
  if (!first) return [];
  const { currency } = first;
  const inCurrency = (amount: number) => money(amount, currency);
  const ledger = first.ledger.map((entry) => ({ ...entry, amount: inCurrency(entry.amount) }));
  const charged = lines.map((line) => chargedLineOf(line, currency));
  const outcomes = lineOutcomes(charged, ledger, currency);
  return lines.flatMap((line, index) => {
    const outcome = outcomes[index];
    const movements = index === 0 ? ledger : [];
    const delivery = totalOf('DELIVERY', movements, currency);
    const deliveryRefunded = totalOf('DELIVERY_REFUND', movements, currency);
    const bought = inCurrency(paidFor(line.purchase));
    return outcome ? [{ ...line, bought, outcome, delivery, deliveryRefunded }] : [];
  });
}
