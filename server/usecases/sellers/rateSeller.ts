import type { AccountPrincipal } from '../../domain/accounts/principal.js';
import { refuse } from '../../domain/shared/errors.js';
import { assertCanRate, rateSellerSchema, scoreOf } from '../../domain/orders/rating.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import { RatingEntity } from '../../persistence/entities/orders.js';
import { newRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import { violatedConstraint, type Transaction } from '../../persistence/transaction.js';
import { ratedFactsOf } from '../orders/factsOf.js';
import { ownOrder } from '../orders/ownOrder.js';
import { insertAndRecord } from '../record.js';
import { readInput } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** The rated seller, and the order that the rating is for. */
export interface RatedSeller {
  orderId: string;
  sellerId: string;
}

/**
 * Rates a seller for an order of the viewer, once, after the seller's fulfillment was delivered. Throws
 * ORDER_NOT_FOUND or BUYER_ONLY if the viewer did not place the order, and SELLER_UNKNOWN if the seller is not part
 * of it. Throws NOT_YET_DELIVERED before the delivery, ALREADY_CANCELLED if the fulfillment was cancelled, ALREADY_RATED
 * if it was rated, RATING_CLOSED once the time for ratings is over, and TOO_MANY_ATTEMPTS beyond 60 reviews and ratings a minute.
 */
export async function rateSeller(scope: Scope, input: unknown): Promise<RatedSeller> {
  const viewer = await requireAbility(scope, 'reviews:write');
  const { orderId, sellerId, stars } = await readInput(rateSellerSchema, input);
  await scope.rateLimits.consume('rating', viewer.id);
  try {
    await scope.database.transaction(async (tx) => {
      await assertViewerCanRate(tx, viewer, { orderId, sellerId }, scope);
      await addRating(scope, tx, { orderId, sellerId, raterId: viewer.id, score: scoreOf(stars) });
    });
  } catch (error) {
    if (violatedConstraint(error) === 'ratings_order_id_seller_id_key') return refuse('ALREADY_RATED');
    throw error;
  }
  return { orderId, sellerId };
}

async function assertViewerCanRate(
  tx: Transaction,
  viewer: AccountPrincipal,
  rated: RatedSeller,
  { clock, deadlineDays }: Scope,
): Promise<void> {
  const [stored] = await ordersByIds(tx, [rated.orderId]);
  const order = ownOrder(stored, viewer);
  const fulfillment = order.fulfillments.find(({ sellerId }) => sellerId === rated.sellerId);
  assertCanRate(fulfillment && ratedFactsOf(fulfillment), clock.now(), deadlineDays);
}

/**
 * Inserts a rating and adds it to the seller's sums. The addition is done in SQL, so that simultaneous ratings all
 * count.
 */
async function addRating(
  scope: Scope,
  tx: Transaction,
  rating: { orderId: string; sellerId: string; raterId: string; score: number },
): Promise<void> {
  await tx.update(
    UserEntity,
    { id: rating.sellerId },
    { ratingSum: () => `rating_sum + ${rating.score}`, ratingCount: () => 'rating_count + 1' },
  );
  const { orderId, sellerId, raterId } = rating;
  const rows = [newRows(RatingEntity, [{ id: newId('rating'), ...rating }])];
  await insertAndRecord(scope, tx, rows, { type: 'SellerRated', orderId, sellerId, raterId });
}
