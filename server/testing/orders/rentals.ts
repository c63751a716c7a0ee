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
