import { rentalPeriod } from '../../domain/rental/rentalPeriod.js';
import { restDisputes } from '../disputes/disputeApi.js';
import { bookForm, GODAN_DATA } from '../forms.js';
import type { TestMarketplace } from '../marketplace.js';
import { ADDRESS, type Step } from '../orders/orders.js';
import { PLACE } from '../orders/pickUps.js';
import type { PaymentStep } from '../payments.js';
import { saveHome } from '../people/addresses.js';
import type { Person } from '../people/people.js';
import { RestClient, type Data, type Refused } from '../restClient.js';
import type { Api, SeenMoney, SeenOrder, SeenRefundByPayout, StepInput, Wish } from './api.js';

interface RestOrder {
  _id: string;
  status: string;
  totalAmount: number;
  depositTotal: number;
  refundedAmount: number;
  payment: { status: string; amount: number; redirectUrl: string | null } | null;
  fulfillments: { _id: string; seller: string; status: string }[];
  items: { _id: string; book: { title: string }; rentalDuration?: { endDate: string } }[];
}

interface RestMoney {
  ledger: { kind: string; amount: number; note: string | null; isPaid: boolean }[];
  openPayment: { state: string; amount: number; isOnline: boolean };
  payments: { kind: string; status: string; amount: number }[];
  settlement: { lateFee: number; depositLeft: number } | null;
}

interface RestRefund {
  state: string;
  amount: number | null;
  linkUrl: string | null;
}

/** The last part of the path of each step. */
const PATHS: Record<Step | PaymentStep, string> = {
  confirmFulfillment: 'confirm',
  shipFulfillment: 'ship',
  markDelivered: 'deliver',
  sendBackFulfillment: 'send-back',
  takeBackFulfillment: 'take-back',
  declareLost: 'declare-lost',
  reportFound: 'report-found',
  cancelFulfillment: 'cancel',
  markPaid: 'payment/mark-paid',
  confirmPayment: 'payment/confirm',
  reportPaymentMissing: 'payment/report-missing',
};

/** Returns the operations implemented by requests to the documented REST paths. */
export async function restApi(marketplace: TestMarketplace): Promise<Api> {
  const rest = await RestClient.of(marketplace);
  const read: Read = async (path, as) => {
    const { status, body } = await rest.get<Data<never>>(`/api/v1/${path}`, { as });
    return status === 200 ? body.data : null;
  };
  const disputes = await restDisputes(marketplace);
  return { ...buying(rest, marketplace), ...steps(rest), ...views(read), disputes };
}

type Read = <Found>(path: string, as: Person) => Promise<Found | null>;

function buying(
  rest: RestClient,
  marketplace: TestMarketplace,
): Pick<Api, 'list' | 'bookStatus' | 'offerPickUp' | 'add' | 'order'> {
  return {
    async list(seller, title, lease) {
      const price = { ...GODAN_DATA.price, lease: { ...GODAN_DATA.price.lease, ...lease } };
      const form = bookForm({ ...GODAN_DATA, title, price });
      const listed = await rest.post<Data<{ book: { _id: string } }>>('/api/v1/books', { as: seller, form });
      return listed.body.data.book._id;
    },
    async bookStatus(id) {
      const { body } = await rest.get<Data<{ book: { status: string } }>>(`/api/v1/books/${id}`);
      return body.data.book.status.toUpperCase();
    },
    async offerPickUp(as) {
      await saveHome(rest, as);
      const body = { kind: 'free', pickUpPlace: PLACE };
      await rest.patch('/api/v1/users/delivery-terms', { as, body });
    },
    add(buyer, bookId, rental) {
      const type = rental ? 'rent' : 'purchase';
      const rentalDuration = rental && durationOf(rental, marketplace.today());
      return codeOf(rest, buyer, '/api/v1/cart/add', { bookId, type, rentalDuration });
    },
    async order(as, { key, ...checkout } = {}) {
      const answer = await rest.post<Data<{ order: RestOrder }> | Refused>('/api/v1/orders', {
        as,
        body: { shippingAddress: ADDRESS, ...checkout },
        ...(key && { headers: { 'idempotency-key': key } }),
      });
      return answer.body.status === 'error' ? answer.body.code : orderOf(answer.body.data.order);
    },
  };
}

type Steps = Pick<Api, 'step' | 'pay' | 'checkPayment' | 'extend' | 'buyRental' | 'rate'>;

function steps(rest: RestClient): Steps {
  return {
    step: (person, step, id, input) =>
      codeOf(rest, person, `/api/v1/fulfillments/${id}/${PATHS[step]}`, input && inRupees(input)),
    pay: (person, step, id) => codeOf(rest, person, `/api/v1/fulfillments/${id}/${PATHS[step]}`),
    checkPayment: (buyer, id) => codeOf(rest, buyer, `/api/v1/orders/${id}/check-payment`),
    extend: (buyer, id, months) => codeOf(rest, buyer, `/api/v1/order-items/${id}/extend`, { months }),
    buyRental: (buyer, id) => codeOf(rest, buyer, `/api/v1/order-items/${id}/buy`, {}),
    rate: (buyer, orderId, sellerId, stars) =>
      codeOf(rest, buyer, `/api/user/${sellerId}/rate`, { orderId, rating: stars * 20 }),
  };
}

function views(read: Read): Pick<Api, 'view' | 'money' | 'refundByPayout'> {
  return {
    async view(person, id) {
      const found = await read<{ order: RestOrder }>(`orders/${id}`, person);
      return found && orderOf(found.order);
    },
    async money(person, id) {
      const found = await read<{ fulfillment: RestMoney }>(`fulfillments/${id}`, person);
      return found && moneyOf(found.fulfillment);
    },
    async refundByPayout(person, id) {
      const found = await read<{ refundByPayout: RestRefund | null }>(
        `orders/${id}/refund-by-payout`,
        person,
      );
      return found && found.refundByPayout && refundOf(found.refundByPayout);
    },
  };
}

/** Sends a POST request. Returns the error code if it is refused, otherwise null. */
async function codeOf(rest: RestClient, as: Person, path: string, body?: object): Promise<string | null> {
  const answer = await rest.post<{ status: 'success' } | Refused>(path, { as, ...(body && { body }) });
  return answer.body.status === 'error' ? answer.body.code : null;
}

/** Converts the withheld amount to a number, as REST takes amounts. */
function inRupees({ withhold, ...input }: StepInput): object {
  return { ...input, ...(withhold && { withhold: { ...withhold, amount: Number(withhold.amount) } }) };
}

function durationOf({ months, startsOn }: Wish, today: string) {
  const period = rentalPeriod(startsOn ?? today, months);
  return { startDate: period.startsOn, endDate: period.endsOn };
}

function orderOf({ _id, status, payment, fulfillments, items, ...sums }: RestOrder): SeenOrder {
  return {
    id: _id,
    status: status.toUpperCase(),
    totalAmount: sums.totalAmount.toFixed(2),
    depositTotal: sums.depositTotal.toFixed(2),
    refundedAmount: sums.refundedAmount.toFixed(2),
    payment: payment && {
      status: payment.status.toUpperCase(),
      amount: payment.amount.toFixed(2),
      redirectUrl: payment.redirectUrl,
    },
    fulfillments: fulfillments.map((part) => ({
      id: part._id,
      sellerId: part.seller,
      status: part.status.toUpperCase(),
    })),
    lines: items.map(({ _id: id, book, rentalDuration }) => ({
      id,
      title: book.title,
      dueOn: rentalDuration?.endDate ?? null,
    })),
  };
}

function refundOf({ state, amount, linkUrl }: RestRefund): SeenRefundByPayout {
  return { state: state.toUpperCase(), amount: amount?.toFixed(2) ?? null, linkUrl };
}

function moneyOf({ ledger, openPayment: open, payments, settlement }: RestMoney): SeenMoney {
  return {
    ledger: ledger.map(({ kind, amount, note, isPaid }) => ({
      entry: `${kind.toUpperCase()} ${amount.toFixed(2)}`,
      note,
      isPaid,
    })),
    open: { state: open.state.toUpperCase(), amount: open.amount.toFixed(2), isOnline: open.isOnline },
    payments: payments.map(({ kind, status, amount }) => [
      kind.toUpperCase(),
      status.toUpperCase(),
      amount.toFixed(2),
    ]),
    settlement: settlement && {
      lateFee: settlement.lateFee.toFixed(2),
      depositLeft: settlement.depositLeft.toFixed(2),
    },
  };
}
