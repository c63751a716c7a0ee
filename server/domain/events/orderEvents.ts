import type { FulfillmentAction, ReachedStatus, Side } from '../orders/orderStatus.js';

/** What happens to carts, orders and rentals. */
export interface OrderEvents {
  /** A line of a cart was added, changed or removed by its owner. */
  CartChanged: { buyerId: string };
  /** A whole cart was ordered. */
  OrderPlaced: {
    orderId: string;
    buyerId: string;
    fulfillments: { fulfillmentId: string; sellerId: string }[];
  };
  /** A fulfillment took a step of its lifecycle. */
  FulfillmentStepTaken: {
    orderId: string;
    fulfillmentId: string;
    buyerId: string;
    sellerId: string;
    /** Who took it; null for Panna. */
    actorId: string | null;
    action: FulfillmentAction;
    status: ReachedStatus;
    /** Whether money went back by it. */
    movesMoney: boolean;
  };
  /** A reader keeps what they rented until a later day (YYYY-MM-DD). */
  RentalExtended: {
    orderId: string;
    orderItemId: string;
    buyerId: string;
    sellerId: string;
    dueOn: string;
  };
  /** One side of a rental added a photo of the copies. */
  OrderPhotoAdded: {
    orderId: string;
    fulfillmentId: string;
    photoId: string;
    buyerId: string;
    sellerId: string;
    side: Side;
  };
  /** The buyer of an order rated one of its sellers. */
  SellerRated: { orderId: string; sellerId: string; raterId: string };
}
