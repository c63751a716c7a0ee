import type { TestMarketplace } from './marketplace.js';
import { mutate } from './mutate.js';
import type { Order } from './orders/orders.js';
import type { Person } from './people/people.js';
import { RestClient, type Data, type Refused } from './restClient.js';

/** The steps of a payment, named as in GraphQL. */
export type PaymentStep = 'markPaid' | 'confirmPayment' | 'reportPaymentMissing';

/** The payments of a fulfillment in the same form for both APIs: enum values in capitals, amounts with two decimals. */
export interface SeenPayments {
  state: string;
  amount: string;
  deposit: string;
  upiAddress: string | null;
  upiLink: string | null;
  steps: PaymentStep[];
  payments: [kind: string, status: string, amount: string][];
}

/** The payment operations that GraphQL and REST share. Steps return the error code if they are refused, otherwise null. */
export interface PaymentApi {
  step(person: Person, step: PaymentStep, order: Order): Promise<string | null>;
  view(person: Person, order: Order): Promise<SeenPayments>;
  /** Returns the way in which the deposits of the order are secured, in capitals. */
  securityOf(person: Person, order: Order): Promise<string | null>;
}

const idOf = (order: Order) => order.fulfillments[0]?.id ?? '';

const PAYMENTS = `
  openPayment {
    state amount { amount } deposit { amount } upiAddress upiLink
    markPaid: viewerCanMarkPaid confirmPayment: viewerCanConfirm reportPaymentMissing: viewerCanReportMissing
  }
  payments { kind status amount { amount } }`;

interface GraphqlPayments {
  openPayment: Record<PaymentStep, boolean> & {
    state: string;
    amount: { amount: string };
    deposit: { amount: string };
    upiAddress: string | null;
    upiLink: string | null;
  };
  payments: { kind: string; status: string; amount: { amount: string } }[];
}

const STEPS: Record<PaymentStep, string> = {
  markPaid: 'mark-paid',
  confirmPayment: 'confirm',
  reportPaymentMissing: 'report-missing',
};
const stepNames = Object.keys(STEPS) as PaymentStep[];

/** Returns the payment operations as GraphQL requests. */
export function graphqlPayments(marketplace: TestMarketplace): PaymentApi {
  return {
    async step(person, step, order) {
      const input = { fulfillmentId: idOf(order) };
      const { userErrors } = await mutate(marketplace, person, step, 'fulfillment { id }', input);
      return userErrors[0]?.code ?? null;
    },
    async view(person, order) {
      const data = await marketplace.ask<{ order: { fulfillments: GraphqlPayments[] } }>(
        `query ($id: ID!) { order(id: $id) { fulfillments { ${PAYMENTS} } } }`,
        { id: order.id },
        person.token,
      );
      const [fulfillment] = data.order.fulfillments;
      if (!fulfillment) throw new Error('The order has no fulfillment');
      const { openPayment: open, payments } = fulfillment;
      return {
        state: open.state,
        amount: open.amount.amount,
        deposit: open.deposit.amount,
        upiAddress: open.upiAddress,
        upiLink: open.upiLink,
        steps: stepNames.filter((name) => open[name]),
        payments: payments.map(({ kind, status, amount }) => [kind, status, amount.amount]),
      };
    },
    async securityOf(person, { id }) {
      const query = 'query ($id: ID!) { order(id: $id) { depositSecurity items { depositSecurity } } }';
      const { order } = await marketplace.ask<{ order: Secured & { items: Secured[] } }>(
        query,
        { id },
        person.token,
      );
      const [line] = order.items;
      if (line?.depositSecurity !== order.depositSecurity) throw new Error('The line differs from the order');
      return order.depositSecurity;
    },
  };
}

interface Secured {
  depositSecurity: string | null;
}

interface RestPayments {
  openPayment: {
    state: string;
    amount: number;
    deposit: number;
    upiAddress: string | null;
    upiLink: string | null;
    actions: string[];
  };
  payments: { kind: string; status: string; amount: number }[];
}

/** Returns the payment operations as REST requests. */
export async function restPayments(marketplace: TestMarketplace): Promise<PaymentApi> {
  const rest = await RestClient.of(marketplace);
  return {
    async step(person, step, order) {
      const path = `/api/v1/fulfillments/${idOf(order)}/payment/${STEPS[step]}`;
      const { body } = await rest.post<Data<unknown> | Refused>(path, { as: person });
      return body.status === 'error' ? body.code : null;
    },
    async view(person, order) {
      const { body } = await rest.get<Data<{ fulfillment: RestPayments }>>(
        `/api/v1/fulfillments/${idOf(order)}`,
        { as: person },
      );
      const { openPayment: open, payments } = body.data.fulfillment;
      return {
        state: open.state.toUpperCase(),
        amount: open.amount.toFixed(2),
        deposit: open.deposit.toFixed(2),
        upiAddress: open.upiAddress,
        upiLink: open.upiLink,
        steps: stepNames.filter((name) => open.actions.includes(STEPS[name])),
        payments: payments.map(({ kind, status, amount }) => [
          kind.toUpperCase(),
          status.toUpperCase(),
          amount.toFixed(2),
        ]),
      };
    },
    async securityOf(person, { id }) {
      const { body } = await rest.get<Data<{ order: Secured }>>(`/api/v1/orders/${id}`, { as: person });
      return body.data.order.depositSecurity?.toUpperCase() ?? null;
    },
  };
}
