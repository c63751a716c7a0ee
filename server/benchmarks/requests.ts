import { idOf } from './fillStatements.js';

/** A request in the format of autocannon. */
export interface BenchRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** A GraphQL operation to send, with its variables. */
export interface Operation {
  query: string;
  variables: object;
}

const books = (total: string) => `query Books($first: Int, $filter: BookFilter) {
    books(first: $first, filter: $filter) {
      nodes {
        id title author genres status
        price { sale { amount currencyCode } lease { perMonth { amount currencyCode } minDuration maxDuration } }
        cover { card }
        seller { id name readersScore totalRatings }
      }
      pageInfo { hasNextPage endCursor }
      ${total}
    }
  }`;

/** Returns a query for the 24 newest books that match a filter. */
export function listOf(filter: object = {}): Operation {
  return { query: books(''), variables: { first: 24, filter } };
}

/** Returns a query for the 24 newest books and the total count. */
export function listWithTotal(): Operation {
  return { query: books('totalCount totalIsCapped'), variables: { first: 24, filter: {} } };
}

const BOOK = `query Book($id: ID!) {
  book(id: $id) {
    id title author isbn description genres status availableFrom copies { total available } cover { detail }
    price { sale { amount } lease { perMonth { amount } deposit { amount } minDuration longestRental } }
    seller { id name readersScore totalRatings } viewerIsSeller viewerCanBuy viewerCanRent
  }
}`;

/** Returns the query that the page of book number n sends. */
export function bookPage(n: number): Operation {
  return { query: BOOK, variables: { id: idOf('book', n) } };
}

/** Returns the query that the rent dialog of book number n sends for its calendar. */
export function calendarOf(n: number): Operation {
  return {
    query: `query Calendar($id: ID!, $months: Int!) { book(id: $id) { id freePeriods { startsOn endsOn }
      rentalStarts(months: $months) { startsOn endsOn } nextFreeFrom(months: $months) nextTakenFrom(months: $months) } }`,
    variables: { id: idOf('book', n), months: 2 },
  };
}

/** Returns a query for the price of renting book number n for two months from `startsOn`. */
export function quoteOf(n: number, startsOn: string): Operation {
  return {
    query: `query Quote($bookId: ID!, $months: Int!, $startsOn: Date!) { rentalQuote(bookId: $bookId, months: $months, startsOn: $startsOn) {
      rentalPeriod { startsOn endsOn } rent { amount } deposit { amount } amountDue { amount } } }`,
    variables: { bookId: idOf('book', n), months: 2, startsOn },
  };
}

/** Returns the query that the page of edition number n sends, with the edition's offers. */
export function editionPage(n: number): Operation {
  return {
    query: `query Edition($id: ID!) { edition(id: $id) { id title offerCount lowestSale { amount } lowestRent { amount } availableFrom
      offers(first: 24) { nodes { id status availableFrom copies { available } price { sale { amount } } } } } }`,
    variables: { id: idOf('edition', n) },
  };
}

/** The query that a seller's dashboard sends. */
export const DASHBOARD: Operation = {
  query: `query Dashboard { dashboard { toDo { toConfirm toShip toTakeBack overdue }
    listings { total available rented sold unlisted } revenue { month amount { amount } } revenueTotal { amount } } }`,
  variables: {},
};

/** Returns a mutation that adds book number n to the cart. Like the web client, it reads the cart in its result. */
export function addToCart(n: number): Operation {
  return {
    query: `mutation Add($input: AddToCartInput!) { addToCart(input: $input) {
      cart { itemCount totalAmount { amount } items { id quantity book { id title cover { card } } } } userErrors { code } } }`,
    variables: { input: { bookId: idOf('book', n), type: 'PURCHASE' } },
  };
}

/** Returns a mutation that adds a rental of book number n to the cart, for one month from `startsOn`. */
export function rentInCart(n: number, startsOn: string): Operation {
  const { query } = addToCart(n);
  return {
    query,
    variables: { input: { bookId: idOf('book', n), type: 'RENTAL', rental: { startsOn, months: 1 } } },
  };
}

/** Returns a mutation that places an order for the contents of the cart, to be paid directly or online. */
export function placeOrder(key: string, payOnline = false): Operation {
  const shippingAddress = {
    street: '12 Marine Drive',
    city: 'Mumbai',
    state: 'Maharashtra',
    zipcode: '400020',
  };
  return {
    query: `mutation Order($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } userErrors { code } } }`,
    variables: { input: { shippingAddress, paymentMethod: 'UPI', payOnline, idempotencyKey: key } },
  };
}

/** Returns the HTTP request that sends an operation to a server. Without a token, it is the request of a visitor. */
export function graphql(address: string, operation: Operation, token?: string): BenchRequest {
  return {
    url: `${address}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(operation),
  };
}
