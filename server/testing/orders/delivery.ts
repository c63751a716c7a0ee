import type { GraphQLClient } from '../graphqlClient.js';
import { mutate } from '../mutate.js';
import type { Person } from '../people/people.js';

/** Fields of the delivery terms that tests read. */
export interface SeenTerms {
  kind: string;
  charge: { amount: string } | null;
  rates: { upToGrams: number; charge: { amount: string } }[];
  freeAbove: { amount: string } | null;
}

const TERMS = 'kind charge { amount } rates { upToGrams charge { amount } } freeAbove { amount }';

/** Sets the delivery terms of a seller by GraphQL. Returns the payload. */
export function setDelivery(client: GraphQLClient, seller: Person, input: object) {
  return mutate<{ deliveryTerms: SeenTerms | null }>(
    client,
    seller,
    'updateDeliveryTerms',
    `deliveryTerms { ${TERMS} }`,
    input,
  );
}

/** Reads the delivery terms of a seller by GraphQL. */
export async function deliveryOf(client: GraphQLClient, { token }: Person): Promise<SeenTerms> {
  const query = `{ deliveryTerms { ${TERMS} } }`;
  return (await client.ask<{ deliveryTerms: SeenTerms }>(query, {}, token)).deliveryTerms;
}

/** The money of an order as the buyer sees it, with two decimals. */
export interface SeenMoney {
  books: string;
  delivery: string;
  due: string;
  refunded: string;
  net: string;
  /** The delivery charge of each fulfillment. */
  parts: string[];
  ledger: [kind: string, amount: string][];
  /** The amount still to be paid in each fulfillment. */
  open: string[];
}

interface Amount {
  amount: string;
}

/** Returns the money of an order as a person sees it. */
export async function moneyOf(client: GraphQLClient, { token }: Person, id: string): Promise<SeenMoney> {
  const query = `query ($id: ID!) { order(id: $id) {
    books: totalAmount { amount } delivery: deliveryCharge { amount } due: amountDue { amount }
    refunded: refundedAmount { amount } net: netAmount { amount } ledger { kind amount { amount } }
    fulfillments { deliveryCharge { amount } openPayment { state amount { amount } } } } }`;
  const { order } = await client.ask<{
    order: Record<'books' | 'delivery' | 'due' | 'refunded' | 'net', Amount> & {
      ledger: { kind: string; amount: Amount }[];
      fulfillments: { deliveryCharge: Amount; openPayment: { state: string; amount: Amount } }[];
    };
  }>(query, { id }, token);
  const { books, delivery, due, refunded, net, ledger, fulfillments } = order;
  return {
    books: books.amount,
    delivery: delivery.amount,
    due: due.amount,
    refunded: refunded.amount,
    net: net.amount,
    parts: fulfillments.map(({ deliveryCharge }) => deliveryCharge.amount),
    ledger: ledger.map(({ kind, amount }) => [kind, amount.amount]),
    open: fulfillments.map(({ openPayment }) => `${openPayment.state} ${openPayment.amount.amount}`),
  };
}
