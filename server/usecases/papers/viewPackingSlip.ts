import { paperDay } from '../../domain/papers/financialYear.js';
import type { AddressLabel, PackingSlip } from '../../domain/papers/packingSlip.js';
import { linesOf, wholeParty } from '../../domain/papers/parties.js';
import { canPrintSlip } from '../../domain/papers/policies.js';
import { refuse } from '../../domain/shared/errors.js';
import { orderNumber } from '../../notifications/mailParts.js';
import { orderIdsOfFulfillments, ordersByIds } from '../../persistence/queries/orders/orders.js';
import { conditionsOf } from '../../persistence/queries/papers/conditions.js';
import type { Queryable } from '../../persistence/sql.js';
import type { Fulfillment, Order, OrderItem } from '../orders/order.js';
import { concerns, orderAsSeen } from '../orders/orderAsSeen.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { inWords } from './inWords.js';
import { packingSlipPath } from './paper.js';
import { sellerOnPaper } from './sellerOnPaper.js';

/**
 * Returns the packing slip of a fulfillment with its address label, for the seller. Throws UNAUTHENTICATED for visitors,
 * SELLER_ONLY for the buyer, FULFILLMENT_NOT_FOUND for everyone else, and PAPER_NOT_FOUND before the confirmation and once the
 * seller no longer sees the receiver.
 */
export async function viewPackingSlip(scope: Scope, fulfillmentId: string): Promise<PackingSlip> {
  const viewer = await requireAbility(scope, 'papers:read');
  const { database } = scope;
  const orderId = (await orderIdsOfFulfillments(database, [fulfillmentId])).get(fulfillmentId);
  const [stored] = orderId ? await ordersByIds(database, [orderId]) : [];
  const order = stored && concerns(stored, viewer) ? orderAsSeen(stored, viewer, scope) : null;
  const fulfillment = order?.fulfillments.find(({ id }) => id === fulfillmentId);
  if (!order || !fulfillment) return refuse('FULFILLMENT_NOT_FOUND', { field: ['id'] });
  if (fulfillment.sellerId !== viewer.id) return refuse('SELLER_ONLY');
  if (!canPrintSlip(viewer, slipFactsOf(fulfillment))) return refuse('PAPER_NOT_FOUND', { field: ['id'] });
  return {
    orderNumber: orderNumber(order.id),
    orderedOn: paperDay(order.createdAt),
    receiver: labelOf(order),
    sender: wholeParty({ ...(await sellerOnPaper(database, scope.secrets, viewer.id)), gstin: null }),
    books: await packedBooks(database, fulfillment.items),
  };
}

/** Returns the path of a fulfillment's packing slip; null unless the viewer can print it now. */
export async function findPackingSlipPath(scope: Scope, fulfillment: Fulfillment): Promise<string | null> {
  const canPrint = canPrintSlip(await scope.principal(), slipFactsOf(fulfillment));
  return canPrint ? packingSlipPath(fulfillment.id) : null;
}

function slipFactsOf({ buyerId, sellerId, status, items, pickUp }: Fulfillment) {
  const hasRentals = items.some(({ type }) => type === 'RENTAL');
  return { buyerId, sellerId, status, hasRentals, isPickedUp: pickUp !== null };
}

function labelOf({ shippingAddress }: Order): AddressLabel {
  const { receiver, street, city, state, zipcode, phone } = shippingAddress;
  return { name: receiver ?? '', address: [...linesOf(street), city, state], zipcode, phone };
}

async function packedBooks(database: Queryable, items: readonly OrderItem[]): Promise<PackingSlip['books']> {
  const ids = items.map(({ bookId }) => bookId);
  const conditions = await conditionsOf(database, ids);
  return items.map(({ bookId, title, author, quantity, rentalPeriod: rental }) => ({
    title,
    author,
    quantity,
    condition: inWords(conditions.get(bookId) ?? ''),
    rental,
  }));
}
