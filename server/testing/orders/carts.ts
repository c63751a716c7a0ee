import type { GraphQLClient } from '../graphqlClient.js';
import { mutate, type Refusal } from '../mutate.js';
import type { Person } from '../people/people.js';

/** The fields of a cart that tests read. */
export interface Cart {
  id: string;
  itemCount: number;
  totalAmount: { amount: string };
  depositTotal: { amount: string };
  amountDue: { amount: string };
  items: CartItem[];
}

/** The fields of a cart line that tests read. */
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

export async function viewCart(client: GraphQLClient, person: Person): Promise<Cart> {
  return (await client.ask<{ cart: Cart }>(`{ cart ${CART} }`, {}, person.token)).cart;
}

/** Adds a book to the cart, by default one copy to buy. `more` overrides fields of the input. */
export function addToCart(client: GraphQLClient, person: Person, bookId: string, more: object = {}) {
  return mutate<{ cart: Cart | null; cartItem: { id: string } | null }>(
    client,
    person,
    'addToCart',
    `cart ${CART} cartItem { id }`,
    { bookId, type: 'PURCHASE', ...more },
  );
}

/** Adds a rental to the cart, by default one month from today. `rental` overrides fields of the rental. */
export function rentInCart(client: GraphQLClient, person: Person, bookId: string, rental: object = {}) {
  return addToCart(client, person, bookId, { type: 'RENTAL', rental: { months: 1, ...rental } });
}

/** Sends `updateCartItem` or `removeFromCart`. Returns the payload with the cart. */
export function changeCart(
  client: GraphQLClient,
  person: Person,
  name: 'updateCartItem' | 'removeFromCart',
  input: object,
) {
  return mutate<{ cart: Cart | null }>(client, person, name, `cart ${CART}`, input);
}
