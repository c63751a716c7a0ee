import type { GraphQLClient } from '../graphqlClient.js';
import { listBook } from '../books/books.js';
import type { TestMarketplace } from '../marketplace.js';
import { mutate } from '../mutate.js';
import { saveHome } from '../people/addresses.js';
import { signUpReader, type Person } from '../people/people.js';
import { RestClient } from '../restClient.js';
import { addToCart } from './carts.js';
import { setDelivery } from './delivery.js';
import { placed, placeOrder, take, type Order } from './orders.js';

/** The place at which tests pick up books. The city is not included: it comes from the seller's saved address. */
export const PLACE = 'Navrangpura, after six';

/** Signs up a seller who charges 40 rupees for delivery and offers pick-up. */
export async function signUpPickUpSeller(marketplace: TestMarketplace): Promise<Person> {
  const seller = await signUpReader(marketplace, 'Dev');
  await saveHome(await RestClient.of(marketplace), seller);
  await setDelivery(marketplace, seller, { kind: 'FLAT', charge: '40', pickUpPlace: PLACE });
  return seller;
}

/** Lists a book of this seller, and orders it for pick-up. */
export async function orderPickUp(
  marketplace: TestMarketplace,
  buyer: Person,
  seller: Person,
  input: object = {},
): Promise<Order> {
  await addToCart(marketplace, buyer, await listBook(marketplace, seller));
  return placed(await placeOrder(marketplace, buyer, { pickUpFrom: [seller.id], ...input }));
}

/** Orders a book for pick-up, and makes it ready as the seller. Returns the order and the ID of its fulfillment. */
export async function readyPickUp(
  marketplace: TestMarketplace,
  buyer: Person,
  seller: Person,
): Promise<{ order: Order; id: string }> {
  const order = await orderPickUp(marketplace, buyer, seller);
  const id = order.fulfillments[0]?.id ?? '';
  for (const step of ['confirmFulfillment', 'shipFulfillment'] as const)
    await take(marketplace, seller, step, id);
  return { order, id };
}

/** A pick-up as a person sees it, with the steps that the person can take. */
export interface SeenPickUp {
  status: string;
  pickUp: { place: string; city: string; code: string | null; cancellableFrom: string | null } | null;
  viewerCanHandOver: boolean;
  viewerCanMarkDelivered: boolean;
  viewerCanCancel: boolean;
}

/** Returns the pick-up of the first fulfillment of an order. */
export async function pickUpOf(
  client: GraphQLClient,
  { token }: Person,
  { id }: Pick<Order, 'id'>,
): Promise<SeenPickUp | undefined> {
  const query = `query ($id: ID!) { order(id: $id) { fulfillments {
    status pickUp { place city code cancellableFrom } viewerCanHandOver viewerCanMarkDelivered viewerCanCancel } } }`;
  const { order } = await client.ask<{ order: { fulfillments: SeenPickUp[] } }>(query, { id }, token);
  return order.fulfillments[0];
}

/** Returns the code that the buyer shows. */
export async function codeOf(
  client: GraphQLClient,
  buyer: Person,
  order: Pick<Order, 'id'>,
): Promise<string> {
  return (await pickUpOf(client, buyer, order))?.pickUp?.code ?? '';
}

/** Returns a code that differs from this one. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Records a hand-over with this code. */
export function handOver(client: GraphQLClient, person: Person, fulfillmentId: string, code: string) {
  return mutate<{ fulfillment: { status: string } | null }>(
    client,
    person,
    'handOverFulfillment',
    'fulfillment { status }',
    { fulfillmentId, code },
  );
}
