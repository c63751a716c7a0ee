import type { DisputeApi } from '../disputes/disputeApi.js';
import type { Step } from '../orders/orders.js';
import type { PaymentStep } from '../payments.js';
import type { Person } from '../people/people.js';

/** An order in a form common to both APIs: enum values in capitals, amounts with two decimals. */
export interface SeenOrder {
  id: string;
  status: string;
  totalAmount: string;
  depositTotal: string;
  refundedAmount: string;
  /** The online payment; null if there is none, or if the viewer is not the buyer. */
  payment: SeenPayment | null;
  fulfillments: { id: string; sellerId: string; status: string }[];
  lines: { id: string; title: string; dueOn: string | null }[];
}

/** An online payment in a form common to both APIs. */
export interface SeenPayment {
  status: string;
  amount: string;
  redirectUrl: string | null;
}

/** The money of a fulfillment in a form common to both APIs. */
export interface SeenMoney {
  ledger: { entry: string; note: string | null; isPaid: boolean }[];
  open: { state: string; amount: string; isOnline: boolean };
  payments: [kind: string, status: string, amount: string][];
  settlement: { lateFee: string; depositLeft: string } | null;
}

/** An order's refund by payout, in a form common to both APIs. */
export interface SeenRefundByPayout {
  state: string;
  amount: string | null;
  linkUrl: string | null;
}

/** The months and the first day (YYYY-MM-DD) of a rental. It begins today by default. */
export interface Wish {
  months: number;
  startsOn?: string;
}

/** The input of a step: its reason, and the part of the deposit to withhold. */
export interface StepInput {
  reason?: string;
  withhold?: { amount: string; reason: string };
}

/** Terms of a rental that a story sets. Without `rentCreditPercent`, buyers cannot buy the rented copies. */
export interface LeaseChange {
  maxDuration?: number;
  rentCreditPercent?: number;
}

/** The choices at checkout. Without an idempotency key, each call places a new order. */
export interface Checkout {
  payOnline?: boolean;
  key?: string;
  /** The IDs of the sellers from whom the buyer picks the books up. */
  pickUpFrom?: string[];
}

/**
 * The operations that GraphQL and REST share, so that a story can be told with either API. Operations without a result return
 * the error code if they are refused, otherwise null.
 */
export interface Api {
  /** Lists a book. `lease` overrides fields of the rental terms. */
  list(seller: Person, title: string, lease?: LeaseChange): Promise<string>;
  bookStatus(bookId: string): Promise<string>;
  /** Saves an address of the seller, and offers pick-up in addition to free delivery. */
  offerPickUp(seller: Person): Promise<void>;
  add(buyer: Person, bookId: string, rental?: Wish): Promise<string | null>;
  /** Orders the cart. Returns the error code if the order is refused. */
  order(buyer: Person, checkout?: Checkout): Promise<SeenOrder | string>;
  /** Returns an order; null for people who may not see it. */
  view(person: Person, orderId: string): Promise<SeenOrder | null>;
  /** Returns the money of a fulfillment; null for people who may not see it. */
  money(person: Person, fulfillmentId: string): Promise<SeenMoney | null>;
  step(person: Person, step: Step, fulfillmentId: string, input?: StepInput): Promise<string | null>;
  /** Takes a step of a direct payment between buyer and seller. */
  pay(person: Person, step: PaymentStep, fulfillmentId: string): Promise<string | null>;
  /** Checks the online payment, as the buyer's browser does after the payment. */
  checkPayment(buyer: Person, orderId: string): Promise<string | null>;
  extend(buyer: Person, lineId: string, months: number): Promise<string | null>;
  /** Buys the rented copies of a line. */
  buyRental(buyer: Person, lineId: string): Promise<string | null>;
  rate(buyer: Person, orderId: string, sellerId: string, stars: number): Promise<string | null>;
  /** Returns the refund by payout of an order; null if there is none or the person may not see it. */
  refundByPayout(person: Person, orderId: string): Promise<SeenRefundByPayout | null>;
  disputes: DisputeApi;
}
