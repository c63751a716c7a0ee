import { rentalPeriod } from '../domain/rental/rentalPeriod.js';
import { listBook } from './books/books.js';
import { addToCart } from './orders/carts.js';
import { bookForm, GODAN_DATA } from './forms.js';
import type { TestMarketplace } from './marketplace.js';
import { ADDRESS, placeOrder, viewOrder, type Order } from './orders/orders.js';
import type { Person } from './people/people.js';
import { RestClient, type Data, type Refused } from './restClient.js';

/** An order in a form common to both APIs: statuses in capitals, amounts with two decimals. */
export interface SeenOrder {
  id: string;
  status: string;
  totalAmount: string;
  depositTotal: string;
  fulfillments: { id: string; sellerId: string; status: string }[];
  lines: { title: string; dueOn: string | null }[];
}

/** A rental for a number of months. It begins on `startsOn` (YYYY-MM-DD), by default today. */
export interface Wish {
  months: number;
  startsOn?: string;
}

/**
 * The operations that GraphQL and REST share, so that a test can run with either API. Refused operations return the
 * error code.
 */
export interface Api {
  list(seller: Person, title: string): Promise<string>;
  bookStatus(bookId: string): Promise<string>;
  /** Returns null if the book was added; otherwise the error code. */
  add(buyer: Person, bookId: string, rental?: Wish): Promise<string | null>;
  order(buyer: Person): Promise<SeenOrder | string>;
  view(person: Person, orderId: string): Promise<SeenOrder | null>;
}

/** Returns the operations implemented by GraphQL requests. */
export function graphqlApi(marketplace: TestMarketplace): Api {
  return {
    list: (seller, title) => listBook(marketplace, seller, { title }),
    async bookStatus(id) {
      const query = 'query ($id: ID!) { book(id: $id) { status } }';
      return (await marketplace.ask<{ book: { status: string } }>(query, { id })).book.status;
    },
    async add(buyer, bookId, rental) {
      const more = rental ? { type: 'RENTAL', rental } : {};
      const { userErrors } = await addToCart(marketplace, buyer, bookId, more);
      return userErrors[0]?.code ?? null;
    },
    async order(buyer) {
      const { order, userErrors } = await placeOrder(marketplace, buyer);
      return order ? fromGraphql(order) : (userErrors[0]?.code ?? '');
    },
    async view(person, id) {
      const order = await viewOrder(marketplace, person, id);
      return order && fromGraphql(order);
    },
  };
}

function fromGraphql({ id, status, totalAmount, depositTotal, fulfillments, items }: Order): SeenOrder {
  return {
    id,
    status,
    totalAmount: totalAmount.amount,
    depositTotal: depositTotal.amount,
    fulfillments: fulfillments.map((fulfillment) => ({
      id: fulfillment.id,
      sellerId: fulfillment.seller.id,
      status: fulfillment.status,
    })),
    lines: items.map(({ title, rentalPeriod: period }) => ({ title, dueOn: period?.endsOn ?? null })),
  };
}

interface RestOrder {
  _id: string;
  status: string;
  totalAmount: number;
  depositTotal: number;
  fulfillments: { _id: string; seller: string; status: string }[];
  items: { book: { title: string }; rentalDuration?: { endDate: string } }[];
}

/** Returns the operations implemented by requests to the documented REST paths. */
export async function restApi(marketplace: TestMarketplace): Promise<Api> {
  const rest = await RestClient.of(marketplace);
  return {
    async list(seller, title) {
      const form = bookForm({ ...GODAN_DATA, title });
      const listed = await rest.post<Data<{ book: { _id: string } }>>('/api/v1/books', { as: seller, form });
      return listed.body.data.book._id;
    },
    async bookStatus(id) {
      const { body } = await rest.get<Data<{ book: { status: string } }>>(`/api/v1/books/${id}`);
      return body.data.book.status.toUpperCase();
    },
    async add(buyer, bookId, rental) {
      const type = rental ? 'rent' : 'purchase';
      const rentalDuration = rental && durationOf(rental, marketplace.today());
      const body = { bookId, type, rentalDuration };
      const answer = await rest.post<Partial<Refused>>('/api/v1/cart/add', { as: buyer, body });
      return answer.body.code ?? null;
    },
    async order(buyer) {
      const body = { shippingAddress: ADDRESS };
      const answer = await rest.post<Data<{ order: RestOrder }> | Refused>('/api/v1/orders', {
        as: buyer,
        body,
      });
      return answer.body.status === 'error' ? answer.body.code : fromRest(answer.body.data.order);
    },
    async view(person, id) {
      const { status, body } = await rest.get<Data<{ order: RestOrder }>>(`/api/v1/orders/${id}`, {
        as: person,
      });
      return status === 200 ? fromRest(body.data.order) : null;
    },
  };
}

function durationOf({ months, startsOn }: Wish, today: string) {
  const period = rentalPeriod(startsOn ?? today, months);
  return { startDate: period.startsOn, endDate: period.endsOn };
}

function fromRest({ _id, status, totalAmount, depositTotal, fulfillments, items }: RestOrder): SeenOrder {
  return {
    id: _id,
    status: status.toUpperCase(),
    totalAmount: totalAmount.toFixed(2),
    depositTotal: depositTotal.toFixed(2),
    fulfillments: fulfillments.map((fulfillment) => ({
      id: fulfillment._id,
      sellerId: fulfillment.seller,
      status: fulfillment.status.toUpperCase(),
    })),
    lines: items.map(({ book, rentalDuration }) => ({
      title: book.title,
      dueOn: rentalDuration?.endDate ?? null,
    })),
  };
}
