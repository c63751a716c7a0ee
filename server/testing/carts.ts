import type { GraphQLClient } from './graphqlClient.js';
import { mutate, type Refusal } from './mutate.js';
import type { Person } from './people.js';

/** A cart as these tests look at it. */
export interface Cart {
  id: string;
  itemCount: number;
  totalAmount: { amount: string };
  depositTotal: { amount: string };
  amountDue: { amount: string };
  items: CartItem[];
}

/** A line of it. */
export interface CartItem {
  id: string;
  book: { id: string; title: string };
  type: string;
  quantity: number;
  rentalPeriod: { startsOn: string; endsOn: string; months: number } | null;
  unitPrice: { amount: string };
  lineTotal: { amount: string };
  deposit: { amount: string };
  problem: Refusal | null;
}

const CART = `{
  id itemCount totalAmount { amount } depositTotal { amount } amountDue { amount }
  items { id book { id title } type quantity rentalPeriod { startsOn endsOn months }
          unitPrice { amount } lineTotal { amount } deposit { amount } problem { code message field } }
}`;

/** Returns a person's cart. */
export async function viewCart(client: GraphQLClient, person: Person): Promise<Cart> {
  return (await client.ask<{ cart: Cart }>(`{ cart ${CART} }`, {}, person.token)).cart;
}

/** Puts a book into the cart: a purchase of one copy unless the input says more. */
export function addToCart(client: GraphQLClient, person: Person, bookId: string, more: object = {}) {
  return mutate<{ cart: Cart | null; cartItem: { id: string } | null }>(
    client,
    person,
    'addToCart',
    `cart ${CART} cartItem { id }`,
    { bookId, type: 'PURCHASE', ...more },
  );
}

/** Puts a rental into the cart: one month from today unless the rental says more. */
export function rentInCart(client: GraphQLClient, person: Person, bookId: string, rental: object = {}) {
  return addToCart(client, person, bookId, { type: 'RENTAL', rental: { months: 1, ...rental } });
}

/** Changes or removes a line of the cart. */
export function changeCart(
  client: GraphQLClient,
  person: Person,
  name: 'updateCartItem' | 'removeFromCart',
  input: object,
) {
  return mutate<{ cart: Cart | null }>(client, person, name, `cart ${CART}`, input);
}
