import { GODAN, listBook } from '../books/books.js';
import { graphqlDisputes } from '../disputes/disputeApi.js';
import type { TestMarketplace } from '../marketplace.js';
import { mutate } from '../mutate.js';
import { addToCart } from '../orders/carts.js';
import { setDelivery } from '../orders/delivery.js';
import { placeOrder, rate, take } from '../orders/orders.js';
import { PLACE } from '../orders/pickUps.js';
import { buyRental, extendRental } from '../orders/rentals.js';
import { HOME } from '../people/addresses.js';
import type { Person } from '../people/people.js';
import type { Api, SeenMoney, SeenOrder } from './api.js';

interface Amount {
  amount: string;
}

interface ViewedOrder {
  id: string;
  status: string;
  totalAmount: Amount;
  depositTotal: Amount;
  refundedAmount: Amount;
  payment: { status: string; amount: Amount; redirectUrl: string | null } | null;
  fulfillments: { id: string; status: string; seller: { id: string } }[];
  items: { id: string; title: string; rentalPeriod: { endsOn: string } | null }[];
}

const ORDER = `query ($id: ID!) { order(id: $id) {
  id status totalAmount { amount } depositTotal { amount } refundedAmount { amount }
  payment { status amount { amount } redirectUrl } fulfillments { id status seller { id } }
  items { id title rentalPeriod { endsOn } } } }`;

interface ViewedMoney {
  ledger: { kind: string; amount: Amount; note: string | null; isPaid: boolean }[];
  openPayment: { state: string; amount: Amount; isOnline: boolean };
  payments: { kind: string; status: string; amount: Amount }[];
  settlement: { lateFee: Amount; depositLeft: Amount } | null;
}

const MONEY = `query ($id: ID!) { node(id: $id) { ... on Fulfillment {
  ledger { kind amount { amount } note isPaid } openPayment { state amount { amount } isOnline }
  payments { kind status amount { amount } } settlement { lateFee { amount } depositLeft { amount } } } } }`;

const REFUND = 'query ($id: ID!) { order(id: $id) { refundByPayout { state amount { amount } linkUrl } } }';

interface ViewedRefund {
  state: string;
  amount: Amount | null;
  linkUrl: string | null;
}

/** Returns the operations implemented by GraphQL requests. */
export function graphqlApi(marketplace: TestMarketplace): Api {
  const read = <Data>(query: string, { token }: Person, id: string) =>
    marketplace.ask<Data>(query, { id }, token);
  const disputes = graphqlDisputes(marketplace);
  return { ...buying(marketplace, read), ...steps(marketplace), ...views(read), disputes };
}

type Read = <Data>(query: string, person: Person, id: string) => Promise<Data>;

function buying(
  marketplace: TestMarketplace,
  read: Read,
): Pick<Api, 'list' | 'bookStatus' | 'offerPickUp' | 'add' | 'order'> {
  return {
    list: (seller, title, lease = { maxDuration: 6 }) =>
      listBook(marketplace, seller, { title, lease: { ...GODAN.lease, ...lease } }),
    async bookStatus(id) {
      const query = 'query ($id: ID!) { book(id: $id) { status } }';
      return (await marketplace.ask<{ book: { status: string } }>(query, { id })).book.status;
    },
    async offerPickUp(seller) {
      await mutate(marketplace, seller, 'saveAddress', '__typename', HOME);
      await setDelivery(marketplace, seller, { kind: 'FREE', pickUpPlace: PLACE });
    },
    async add(buyer, bookId, rental) {
      const more = rental ? { type: 'RENTAL', rental } : {};
      return codeOf(await addToCart(marketplace, buyer, bookId, more));
    },
    async order(buyer, { key, ...checkout } = {}) {
      const input = { ...(key && { idempotencyKey: key }), ...checkout };
      const answer = await placeOrder(marketplace, buyer, input);
      const seen = answer.order && (await read<{ order: ViewedOrder }>(ORDER, buyer, answer.order.id));
      return seen ? orderOf(seen.order) : (codeOf(answer) ?? '');
    },
  };
}

type Steps = Pick<Api, 'step' | 'pay' | 'checkPayment' | 'extend' | 'buyRental' | 'rate'>;

function steps(marketplace: TestMarketplace): Steps {
  return {
    step: async (person, step, id, input) => codeOf(await take(marketplace, person, step, id, input)),
    pay: async (person, step, fulfillmentId) =>
      codeOf(await mutate<object>(marketplace, person, step, 'fulfillment { id }', { fulfillmentId })),
    checkPayment: async (buyer, orderId) =>
      codeOf(await mutate<object>(marketplace, buyer, 'checkPayment', 'order { id }', { orderId })),
    extend: async (buyer, lineId, months) => codeOf(await extendRental(marketplace, buyer, lineId, months)),
    buyRental: async (buyer, lineId) => codeOf(await buyRental(marketplace, buyer, lineId)),
    rate: async (...rating) => codeOf(await rate(marketplace, ...rating)),
  };
}

function views(read: Read): Pick<Api, 'view' | 'money' | 'refundByPayout'> {
  return {
    async view(person, id) {
      const { order } = await read<{ order: ViewedOrder | null }>(ORDER, person, id);
      return order && orderOf(order);
    },
    async money(person, id) {
      const { node } = await read<{ node: ViewedMoney | null }>(MONEY, person, id);
      return node && moneyOf(node);
    },
    async refundByPayout(person, id) {
      const { order } = await read<{ order: { refundByPayout: ViewedRefund | null } | null }>(
        REFUND,
        person,
        id,
      );
      const found = order?.refundByPayout;
      return found ? { ...found, amount: found.amount?.amount ?? null } : null;
    },
  };
}

const codeOf = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors[0]?.code ?? null;

function orderOf({ id, status, payment, fulfillments, items, ...sums }: ViewedOrder): SeenOrder {
  return {
    id,
    status,
    totalAmount: sums.totalAmount.amount,
    depositTotal: sums.depositTotal.amount,
    refundedAmount: sums.refundedAmount.amount,
    payment: payment && { ...payment, amount: payment.amount.amount },
    fulfillments: fulfillments.map(({ seller, ...part }) => ({ ...part, sellerId: seller.id })),
    lines: items.map(({ rentalPeriod, ...line }) => ({ ...line, dueOn: rentalPeriod?.endsOn ?? null })),
  };
}

function moneyOf({ ledger, openPayment, payments, settlement }: ViewedMoney): SeenMoney {
  return {
    ledger: ledger.map(({ kind, amount, ...line }) => ({ entry: `${kind} ${amount.amount}`, ...line })),
    open: { ...openPayment, amount: openPayment.amount.amount },
    payments: payments.map(({ kind, status, amount }) => [kind, status, amount.amount]),
    settlement: settlement && {
      lateFee: settlement.lateFee.amount,
      depositLeft: settlement.depositLeft.amount,
    },
  };
}
