import type { DisputeAction, DisputeStatus } from '../disputes/dispute.js';
import type { PaymentKind, PaymentStatus } from '../payments/payment.js';
import type { FulfillmentAction, ReachedStatus, Side } from '../orders/orderStatus.js';

/** Events of carts, orders and rentals, by name, each with its details. */
export interface OrderEvents {
  CartChanged: { buyerId: string };
  OrderPlaced: {
    orderId: string;
    buyerId: string;
    fulfillments: { fulfillmentId: string; sellerId: string }[];
  };
  FulfillmentStepTaken: {
    orderId: string;
    fulfillmentId: string;
    buyerId: string;
    sellerId: string;
    /** The person who took the step; null if it happened automatically. */
    actorId: string | null;
    action: FulfillmentAction;
    status: ReachedStatus;
    /** True if the step returned charges or deposits to the buyer. */
    movesMoney: boolean;
  };
  RentalExtended: {
    orderId: string;
    fulfillmentId: string;
    orderItemId: string;
    buyerId: string;
    sellerId: string;
    dueOn: string;
    /** True if the added months were paid online; false if the buyer pays the seller directly. */
    isPaidOnline: boolean;
  };
  RentalsMoved: {
    orderId: string;
    fulfillmentId: string;
    buyerId: string;
    sellerId: string;
  };
  RentalBought: {
    orderId: string;
    fulfillmentId: string;
    orderItemId: string;
    buyerId: string;
    sellerId: string;
  };
  RentalSentBack: {
    orderId: string;
    fulfillmentId: string;
    buyerId: string;
    sellerId: string;
    /** The day on which the rental counts as returned, unless the seller confirms the return earlier. */
    countsOn: string;
  };
  OrderPhotoAdded: {
    orderId: string;
    fulfillmentId: string;
    photoId: string;
    buyerId: string;
    sellerId: string;
    side: Side;
  };
  DisputePhotoAdded: {
    orderId: string;
    fulfillmentId: string;
    disputeId: string;
    photoId: string;
    buyerId: string;
    sellerId: string;
    side: Side;
  };
  PaymentStepTaken: {
    orderId: string;
    fulfillmentId: string;
    paymentId: string;
    buyerId: string;
    sellerId: string;
    /** The person who took the step; null if the payment counts as received because neither side responded. */
    actorId: string | null;
    kind: PaymentKind;
    status: PaymentStatus;
  };
  DisputeStepTaken: {
    orderId: string;
    fulfillmentId: string;
    disputeId: string;
    buyerId: string;
    sellerId: string;
    /** The person who took the step; null if the dispute ended by itself. */
    actorId: string | null;
    action: DisputeAction | 'open';
    status: DisputeStatus;
  };
  SellerRated: { orderId: string; sellerId: string; raterId: string };
}
