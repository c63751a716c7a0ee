import type { TestMarketplace } from '../marketplace.js';
import { mutate } from '../mutate.js';
import type { Person } from '../people/people.js';
import { RestClient, type Data, type Refused } from '../restClient.js';

/** A rented line in the same form for both APIs: enum values in capitals, amounts with two decimals. */
export interface SeenRental {
  endsOn: string;
  extensionTotal: string;
  isBought: boolean;
  paysOnline: boolean;
  payment: SeenRentalPayment | null;
}

/** The last online payment of an extension or purchase. */
export interface SeenRentalPayment {
  purpose: string;
  months: number | null;
  endsOn: string | null;
  status: string;
  amount: string;
  redirectUrl: string | null;
  expiresAt: string;
  viewerCanGiveUp: boolean;
}

/**
 * The operations on rented lines that GraphQL and REST share. They return the error code if they are refused, otherwise null.
 */
export interface RentalApi {
  extend(person: Person, lineId: string, months: number, key?: string): Promise<string | null>;
  buy(person: Person, lineId: string): Promise<string | null>;
  giveUp(person: Person, lineId: string): Promise<string | null>;
  check(person: Person, orderId: string): Promise<string | null>;
  view(person: Person, orderId: string): Promise<SeenRental>;
}

const PAYMENT = 'status amount { amount } redirectUrl expiresAt';
const VIEW = `query ($id: ID!) { order(id: $id) { items {
  rentalPeriod { endsOn } extensionTotal { amount } purchase { boughtAt } paysOnline
  rentalPayment { purpose months endsOn viewerCanGiveUp payment { ${PAYMENT} } } } } }`;

interface GraphqlLine {
  rentalPeriod: { endsOn: string } | null;
  extensionTotal: { amount: string };
  purchase: object | null;
  paysOnline: boolean;
  rentalPayment:
    | (Pick<SeenRentalPayment, 'purpose' | 'months' | 'endsOn' | 'viewerCanGiveUp'> & {
        payment: Pick<SeenRentalPayment, 'status' | 'redirectUrl' | 'expiresAt'> & {
          amount: { amount: string };
        };
      })
    | null;
}

/** Returns the operations on rentals as GraphQL requests. */
export function graphqlRentals(marketplace: TestMarketplace): RentalApi {
  const run = async (person: Person, mutation: string, subject: string, input: object) => {
    const { userErrors } = await mutate(marketplace, person, mutation, `${subject} { id }`, input);
    return userErrors[0]?.code ?? null;
  };
  return {
    extend: (person, orderItemId, months, idempotencyKey) =>
      run(person, 'extendRental', 'orderItem', { orderItemId, months, idempotencyKey }),
    buy: (person, orderItemId) => run(person, 'buyRental', 'orderItem', { orderItemId }),
    giveUp: (person, orderItemId) => run(person, 'giveUpRentalPayment', 'orderItem', { orderItemId }),
    check: (person, orderId) => run(person, 'checkPayment', 'order', { orderId }),
    async view(person, id) {
      const { order } = await marketplace.ask<{ order: { items: GraphqlLine[] } }>(
        VIEW,
        { id },
        person.token,
      );
      const [line] = order.items;
      if (!line) throw new Error('The order has no lines');
      const { rentalPayment: asked } = line;
      return {
        endsOn: line.rentalPeriod?.endsOn ?? '',
        extensionTotal: line.extensionTotal.amount,
        isBought: line.purchase !== null,
        paysOnline: line.paysOnline,
        payment: asked && seen(asked, { ...asked.payment, amount: asked.payment.amount.amount }),
      };
    },
  };
}

type Subject = Pick<SeenRentalPayment, 'purpose' | 'months' | 'endsOn' | 'viewerCanGiveUp'>;

const seen = (
  { purpose, months, endsOn, viewerCanGiveUp }: Subject,
  {
    status,
    amount,
    redirectUrl,
    expiresAt,
  }: Pick<SeenRentalPayment, 'status' | 'amount' | 'redirectUrl' | 'expiresAt'>,
): SeenRentalPayment => ({
  purpose: purpose.toUpperCase(),
  months,
  endsOn,
  viewerCanGiveUp,
  status: status.toUpperCase(),
  amount,
  redirectUrl,
  expiresAt,
});

interface RestLine {
  rentalDuration?: { endDate: string };
  extensionTotal: number;
  purchase: object | null;
  paysOnline: boolean;
  rentalPayment:
    | (Subject & {
        payment: Pick<SeenRentalPayment, 'status' | 'redirectUrl' | 'expiresAt'> & { amount: number };
      })
    | null;
}

/** Returns the operations on rentals as REST requests. */
export async function restRentals(marketplace: TestMarketplace): Promise<RentalApi> {
  const rest = await RestClient.of(marketplace);
  const post = async (as: Person, path: string, body?: object, headers?: Record<string, string>) => {
    const answer = await rest.post<Data<unknown> | Refused>(`/api/v1/${path}`, {
      as,
      ...(body && { body }),
      ...(headers && { headers }),
    });
    return answer.body.status === 'error' ? answer.body.code : null;
  };
  return {
    extend: (person, id, months, key) =>
      post(person, `order-items/${id}/extend`, { months }, key ? { 'idempotency-key': key } : undefined),
    buy: (person, id) => post(person, `order-items/${id}/buy`),
    giveUp: (person, id) => post(person, `order-items/${id}/give-up-payment`),
    check: (person, id) => post(person, `orders/${id}/check-payment`),
    async view(person, id) {
      const { body } = await rest.get<Data<{ order: { items: RestLine[] } }>>(`/api/v1/orders/${id}`, {
        as: person,
      });
      const [line] = body.data.order.items;
      if (!line) throw new Error('The order has no lines');
      const { rentalPayment: asked } = line;
      return {
        endsOn: line.rentalDuration?.endDate ?? '',
        extensionTotal: line.extensionTotal.toFixed(2),
        isBought: line.purchase !== null,
        paysOnline: line.paysOnline,
        payment: asked && seen(asked, { ...asked.payment, amount: asked.payment.amount.toFixed(2) }),
      };
    },
  };
}
