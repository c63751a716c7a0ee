import { addToCart, rentInCart } from './carts.js';
import type { GraphQLClient } from '../graphqlClient.js';
import { mutate, type Refusal } from '../mutate.js';
import type { Person } from '../people/people.js';

/** The fields of an order that tests read. */
export interface Order {
  id: string;
  status: string;
  totalAmount: { amount: string };
  depositTotal: { amount: string };
  amountDue: { amount: string };
  hasRated: boolean;
  rating: number | null;
  viewerCanCancel: boolean;
  viewerCanRate: boolean;
  items: {
    id: string;
    title: string;
    type: string;
    quantity: number;
    rentalPeriod: { endsOn: string } | null;
    seller: { id: string };
  }[];
  fulfillments: Fulfillment[];
  ledger: { kind: string; amount: { amount: string }; note: string | null; fulfillment: { id: string } }[];
}

/** The fields of a fulfillment that tests read. */
export interface Fulfillment {
  id: string;
  status: string;
  seller: { id: string };
  rating: number | null;
  settlement: { lateFee: { amount: string }; depositLeft: { amount: string } } | null;
  shipment: { carrier: string | null; trackingNumber: string | null } | null;
  timeline: { from: string | null; to: string; actor: { id: string } | null; reason: string | null }[];
}

const FULFILLMENT = `{
  id status seller { id } rating settlement { lateFee { amount } depositLeft { amount } } shipment { carrier trackingNumber }
  timeline: timelineEntries { from to actor { id } reason }
}`;

const ORDER = `{
  id status totalAmount { amount } depositTotal { amount } amountDue { amount } hasRated rating
  viewerCanCancel viewerCanRate items { id title type quantity rentalPeriod { endsOn } seller { id } }
  fulfillments ${FULFILLMENT}
  ledger { kind amount { amount } note fulfillment { id } }
}`;

/** Delivery address of test orders. */
export const ADDRESS = {
  street: '12 Marine Drive',
  city: 'Mumbai',
  state: 'Maharashtra',
  zipcode: '400020',
};

let keys = 0;

/** Orders the contents of the cart. The idempotency key is new, unless `input` contains one. */
export function placeOrder(client: GraphQLClient, person: Person, input: object = {}) {
  const idempotencyKey = `key ${(keys += 1)}`;
  return mutate<{ order: Order | null }>(client, person, 'placeOrder', `order ${ORDER}`, {
    shippingAddress: ADDRESS,
    idempotencyKey,
    ...input,
  });
}

/** Buys one copy of each book in a single order. Throws if the order is refused. */
export async function buy(client: GraphQLClient, person: Person, ...bookIds: string[]): Promise<Order> {
  for (const bookId of bookIds) await addToCart(client, person, bookId);
  return placed(await placeOrder(client, person));
}

/** Adds a rental of one copy to the cart and orders the cart. Throws if the order is refused. */
export async function rent(
  client: GraphQLClient,
  person: Person,
  bookId: string,
  rental: object = {},
): Promise<Order> {
  await rentInCart(client, person, bookId, rental);
  return placed(await placeOrder(client, person));
}

/** Returns the order that a mutation placed. Throws if the order was refused. */
export function placed({ order, userErrors }: { order: Order | null; userErrors: Refusal[] }): Order {
  if (!order) throw new Error(`The order was refused: ${JSON.stringify(userErrors)}`);
  return order;
}

/** The mutations that take a step of a fulfillment. */
export type Step =
  | 'confirmFulfillment'
  | 'shipFulfillment'
  | 'markDelivered'
  | 'sendBackFulfillment'
  | 'takeBackFulfillment'
  | 'declareLost'
  | 'reportFound'
  | 'cancelFulfillment';

/** Sends a mutation that takes a step of a fulfillment. */
export function take(
  client: GraphQLClient,
  person: Person,
  step: Step,
  fulfillmentId: string,
  more: object = {},
) {
  const input = { fulfillmentId, ...more };
  return mutate<{ fulfillment: Fulfillment | null }>(
    client,
    person,
    step,
    `fulfillment ${FULFILLMENT}`,
    input,
  );
}

/** Confirms, ships and delivers this seller's fulfillment. Throws if a step is refused. */
export async function deliver(
  client: GraphQLClient,
  order: Order,
  seller: Person,
  buyer: Person,
): Promise<void> {
  const fulfillment = order.fulfillments.find((each) => each.seller.id === seller.id);
  if (!fulfillment) throw new Error('This seller has no fulfillment in the order');
  for (const [person, step] of [
    [seller, 'confirmFulfillment'],
    [seller, 'shipFulfillment'],
    [buyer, 'markDelivered'],
  ] as const) {
    const { userErrors } = await take(client, person, step, fulfillment.id);
    if (userErrors.length > 0) throw new Error(`${step} was refused: ${JSON.stringify(userErrors)}`);
  }
}

/** Cancels all fulfillments of an order. */
export function cancelOrder(client: GraphQLClient, person: Person, orderId: string, reason?: string) {
  return mutate<{ order: Order | null }>(client, person, 'cancelOrder', `order ${ORDER}`, {
    orderId,
    reason,
  });
}

/** Rates a seller for an order, with 0.5 to 5 stars. */
export function rate(
  client: GraphQLClient,
  person: Person,
  orderId: string,
  sellerId: string,
  stars: number,
) {
  return mutate<{ order: Order | null; seller: { readersScore: number; totalRatings: number } | null }>(
    client,
    person,
    'rateSeller',
    `order ${ORDER} seller { readersScore totalRatings }`,
    { orderId, sellerId, stars },
  );
}

/** Returns an order as this person sees it; null if they may not see it. */
export async function viewOrder(client: GraphQLClient, person: Person, id: string): Promise<Order | null> {
  const data = await client.ask<{ order: Order | null }>(
    `query ($id: ID!) { order(id: $id) ${ORDER} }`,
    { id },
    person.token,
  );
  return data.order;
}
