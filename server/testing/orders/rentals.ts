import type { GraphQLClient } from '../graphqlClient.js';
import type { Refusal } from '../mutate.js';
import type { Person } from '../people/people.js';

/** The fields of a rented order line that tests read. */
export interface Rental {
  id: string;
  rentalPeriod: { startsOn: string; endsOn: string; months: number } | null;
  lineTotal: { amount: string };
  extensionTotal: { amount: string };
  viewerCanExtend: boolean;
  extensionLimit: { months: number; endsOn: string; reason: { code: string } } | null;
}

const RENTAL = `
  id rentalPeriod { startsOn endsOn months } lineTotal { amount } extensionTotal { amount }
  viewerCanExtend extensionLimit { months endsOn reason { code } }`;

/** Extends the rental of an order line by a number of months. */
export async function extendRental(
  client: GraphQLClient,
  person: Person,
  orderItemId: string,
  months: number,
  more: object = {},
) {
  const { extendRental: answer } = await client.ask<{
    extendRental: {
      orderItem: Rental | null;
      userErrors: (Refusal & { values: { name: string; value: string }[] })[];
    };
  }>(
    `mutation ($input: ExtendRentalInput!) {
       extendRental(input: $input) { orderItem { ${RENTAL} } userErrors { code message field values { name value } } }
     }`,
    { input: { orderItemId, months, ...more } },
    person.token,
  );
  return answer;
}

/** Returns an order line as this person sees it, with the timeline of its fulfillment. */
export async function viewRental(client: GraphQLClient, person: Person, id: string) {
  const { node } = await client.ask<{ node: Rental & { fulfillment: { timeline: object[] } } }>(
    `query ($id: ID!) { node(id: $id) { ... on OrderItem { ${RENTAL}
       fulfillment { timeline: timelineEntries {
         from to actor { id } extension { item { id } months endsOn charge { amount } }
       } } } } }`,
    { id },
    person.token,
  );
  return { ...node, timeline: node.fulfillment.timeline };
}

/** The amounts of a quote or of a purchase. */
type PurchaseAmounts = Record<
  'price' | 'rentCounted' | 'deposit' | 'lateFee' | 'fromDeposit' | 'toPay' | 'released',
  { amount: string }
>;

/** The fields of an order line about buying its copies. */
export interface RentToOwn {
  purchaseOffer: { price: { amount: string }; rentCreditPercent: number } | null;
  purchaseQuote: PurchaseAmounts | null;
  purchase: (PurchaseAmounts & { boughtAt: string }) | null;
}

const AMOUNTS = `price { amount } rentCounted { amount } deposit { amount } lateFee { amount } fromDeposit { amount }
  toPay { amount } released { amount }`;
const RENT_TO_OWN = `purchaseOffer { price { amount } rentCreditPercent } purchaseQuote { ${AMOUNTS} }
  purchase { ${AMOUNTS} boughtAt }`;

/** Buys the rented copies of an order line. */
export async function buyRental(
  client: GraphQLClient,
  person: Person,
  orderItemId: string,
  expected: object = {},
) {
  const { buyRental: answer } = await client.ask<{
    buyRental: {
      orderItem: RentToOwn | null;
      userErrors: (Refusal & { values: { name: string; value: string }[] })[];
    };
  }>(
    `mutation ($input: BuyRentalInput!) {
       buyRental(input: $input) { orderItem { ${RENT_TO_OWN} } userErrors { code message field values { name value } } }
     }`,
    { input: { orderItemId, ...expected } },
    person.token,
  );
  return answer;
}

/** Returns the offer, quote and purchase of an order line's rented copies, as this person sees them. */
export async function viewPurchase(client: GraphQLClient, person: Person, id: string): Promise<RentToOwn> {
  const query = `query ($id: ID!) { node(id: $id) { ... on OrderItem { ${RENT_TO_OWN} } } }`;
  return (await client.ask<{ node: RentToOwn }>(query, { id }, person.token)).node;
}

/** Returns the amounts of a quote or a purchase that are not zero, by name. */
export function amountsOf(amounts: PurchaseAmounts | null): Record<string, string> {
  const named = Object.entries(amounts ?? {}).flatMap(([name, value]) =>
    typeof value === 'object' && Number(value.amount) > 0 ? [[name, value.amount]] : [],
  );
  return Object.fromEntries(named) as Record<string, string>;
}

/** A rental whose days a late delivery moved. */
interface MovedRental {
  item: { id: string };
  startsOn: string;
  endsOn: string;
  isShortened: boolean;
}

/** Returns the rentals whose days the delivery of a fulfillment moved, and true if the rented line has not arrived yet. */
export async function arrivalsOf(client: GraphQLClient, person: Person, id: string) {
  const { node } = await client.ask<{
    node: { awaitsArrival: boolean; fulfillment: { timelineEntries: { movedRentals: MovedRental[] }[] } };
  }>(
    `query ($id: ID!) { node(id: $id) { ... on OrderItem { awaitsArrival fulfillment { timelineEntries {
       movedRentals { item { id } startsOn endsOn isShortened } } } } } }`,
    { id },
    person.token,
  );
  const { awaitsArrival, fulfillment } = node;
  return { awaitsArrival, moved: fulfillment.timelineEntries.flatMap(({ movedRentals }) => movedRentals) };
}
