import type { BookStatus } from '../../domain/catalogue/book.js';
import { sum, type Money } from '../../domain/money/money.js';
import { monthlyRevenue, revenueMonths, type MonthlyRevenue } from '../../domain/money/revenue.js';
import { countTasks, type TaskCounts } from '../../persistence/queries/orders/salesToDo.js';
import { countListings, revenueSince } from '../../persistence/queries/orders/sellerFigures.js';
import { requireAbility } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';

/** The current figures of a seller's shop. */
export interface Dashboard {
  sellerId: string;
  toDo: TaskCounts;
  listings: Record<Lowercase<BookStatus> | 'total', number>;
  /** Revenue of each of the last twelve months, including the current one, oldest first. */
  revenue: MonthlyRevenue[];
  revenueTotal: Money;
}

/** Returns the figures of the viewer's own shop. Throws UNAUTHENTICATED for visitors. */
export async function viewDashboard(scope: Scope): Promise<Dashboard> {
  const { id: sellerId } = await requireAbility(scope, 'sales:read');
  const day = today(scope);
  const [since = day] = revenueMonths(day);
  const [toDo, counts, recorded] = await Promise.all([
    countTasks(scope.database, { sellerId, today: day }),
    countListings(scope.database, sellerId, day),
    revenueSince(scope.database, { sellerId, currency: scope.currency, since }),
  ]);
  const { AVAILABLE: available, RENTED: rented, SOLD: sold, UNLISTED: unlisted } = counts;
  const revenue = monthlyRevenue(recorded, day, scope.currency);
  return {
    sellerId,
    toDo,
    listings: { available, rented, sold, unlisted, total: available + rented + sold + unlisted },
    revenue,
    revenueTotal: sum(
      revenue.map(({ amount }) => amount),
      scope.currency,
    ),
  };
}
