import { Books, newPayment, type Block, type Page, type Payment } from './books.js';
import { receive, USUAL_FEES, type SimulatorFees } from './fees.js';
import { noFaults, type Faults } from './faults.js';
import { known, Refused } from './refused.js';
import { RouteBooks } from './routeBooks.js';
import { WebhookSender, type Delivery } from './webhookSender.js';

export interface SimulatorOptions {
  clock: { now(): Date };
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Minor units that the operator has added before the first payment; ₹1,00,000 unless given. */
  balance?: number;
  /** The first fees; those of Razorpay unless given. */
  fees?: SimulatorFees;
  /** Returns the address under which the buyer reaches the simulator, from the address that they return to. */
  addressFor: (callbackUrl: string) => string;
  /** Returns the address to which webhooks are sent; null to send none. */
  webhookAddress: () => string | null;
}

/**
 * The balance with which the simulator begins, in minor units. The fee of a payment is not given back with its refund, so
 * without any other money a refund in full would be refused; an operator adds money at the provider for this.
 */
const FIRST_BALANCE = 10_000_000;

/** Payments that can be tried on a page. */
const MOST_TRIES = 50;

/** A payment provider without money: its books, what buyers and banks do, and how it misbehaves. */
export class Simulator {
  readonly books: Books;
  readonly route = new RouteBooks();
  readonly faults: Faults = noFaults();
  /** The charges from now on. */
  fees: SimulatorFees;
  private readonly webhooks: WebhookSender;

  constructor(readonly options: SimulatorOptions) {
    this.books = new Books(options.balance ?? FIRST_BALANCE);
    this.fees = options.fees ?? USUAL_FEES;
    this.webhooks = new WebhookSender(options.webhookSecret, this.faults, options.webhookAddress);
  }

  /** The time in seconds, by the simulator's own clock. */
  get now(): number {
    return Math.floor(this.options.clock.now().getTime() / 1000);
  }

  /** Returns a page, or null if it is unknown. A page whose time is over expires now. */
  page(id: string): Page | null {
    const page = this.books.pages.get(id) ?? null;
    if (page?.status === 'created' && page.expire_by <= this.now) this.close(page, 'expired');
    return page;
  }

  /** Closes a page at the marketplace's request. Throws Refused if it is unknown or no longer open. */
  cancelPage(id: string): Page {
    const page = known(this.page(id));
    if (page.status !== 'created') throw new Refused(`payment link is already ${page.status}`);
    this.close(page, 'cancelled');
    return page;
  }

  /** The buyer pays the whole amount of a page. A block is released. Throws Refused if it is unknown or closed. */
  pay(pageId: string): Payment {
    const page = this.openPage(pageId);
    const block = this.books.blockOfPage(pageId);
    if (block?.status === 'active') this.endBlock(block, 'released');
    return this.capture(this.record(page, 'authorized'));
  }

  /** The buyer pays what is not blocked of a page's amount. Throws Refused if the page is unknown or closed. */
  payBeside({ page_id: pageId, amount }: Block): Payment {
    return this.capture(this.record(this.openPage(pageId), 'authorized', amount));
  }

  /** Ends a block. */
  endBlock(block: Block, status: 'released' | 'expired'): void {
    block.status = status;
    this.announceBlock(block);
  }

  announceBlock(block: Block): void {
    const page = known(this.books.pages.get(block.page_id));
    this.announce(`deposit_block.${block.status}`, { payment_link: page, deposit_block: block });
  }

  /** The bank refuses the buyer's payment. The page stays open. Throws Refused if it is unknown or closed. */
  fail(pageId: string): Payment {
    const payment = this.record(this.openPage(pageId), 'failed');
    this.announce('payment.failed', { payment });
    return payment;
  }

  /** The buyer pays on a page that is already paid or closed. */
  payAgain(pageId: string): Payment {
    return this.capture(this.record(known(this.page(pageId)), 'authorized'));
  }

  /** Somebody pays to the same account without a page of the marketplace. */
  payElsewhere(amount: number, currency: string): Payment {
    return this.capture(this.enter(null, { amount, currency, status: 'authorized' }));
  }

  /** A bank confirms a payment that was failed or waiting, even after its page has expired. */
  confirmLate(paymentId: string): Payment {
    const payment = known(this.books.payments.get(paymentId));
    payment.status = 'authorized';
    return this.capture(payment);
  }

  /** Ends a pending refund. The amount and the fee of a failed one go back to the balance. */
  endRefund(refundId: string, status: 'processed' | 'failed'): void {
    const refund = known(this.books.refunds.get(refundId));
    const payment = known(this.books.payments.get(refund.payment_id));
    refund.status = status;
    if (status === 'failed') {
      this.books.balance += refund.amount + refund.fee;
      Object.assign(refund, { fee: 0, tax: 0 });
      payment.amount_refunded -= refund.amount;
      payment.status = 'captured';
    }
    this.announce(`refund.${status}`, { refund, payment });
  }

  /** Pays the whole balance out to the operator's bank. Refunds are then refused. */
  emptyBalance(): void {
    this.books.balance = 0;
  }

  /** Signs later webhooks with another secret. Those that are held keep the old one. */
  rotateSecret(secret: string): void {
    this.webhooks.secret = secret;
  }

  /** Sends the webhooks that `lateWebhooks` holds. */
  release(): void {
    this.webhooks.release();
  }

  /** Waits until every webhook that is not held has been answered. Returns all that were sent so far, in order. */
  deliveries(): Promise<readonly Delivery[]> {
    return this.webhooks.deliveries();
  }

  announce(type: string, entities: Record<string, object>): void {
    const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]));
    this.webhooks.announce(type, { contains: Object.keys(entities), payload, created_at: this.now });
  }

  /** Gives up the webhooks that are under way. */
  stop(): void {
    this.webhooks.close();
  }

  private openPage(id: string): Page {
    const page = known(this.page(id));
    if (page.status !== 'created') throw new Refused(`payment link is ${page.status}`);
    if (this.books.paymentsOfOrder(page.order_id).length >= MOST_TRIES)
      throw new Refused('too many payments were tried');
    return page;
  }

  private close(page: Page, status: 'cancelled' | 'expired'): void {
    page.status = status;
    this.announce(`payment_link.${status}`, { payment_link: page });
  }

  private record(page: Page, status: 'authorized' | 'failed', blocked = 0): Payment {
    const amount = this.faults.paidAmount ?? page.amount - blocked;
    const currency = this.faults.paidCurrency ?? page.currency;
    return this.enter(page, { amount, currency, status });
  }

  private enter(page: Page | null, asked: Pick<Payment, 'amount' | 'currency' | 'status'>): Payment {
    const payment = newPayment(this.now, asked);
    this.books.addPayment(payment, page);
    return payment;
  }

  private capture(payment: Payment): Payment {
    this.announce('payment.authorized', { payment });
    if (this.faults.uncaptured) return payment;
    payment.status = 'captured';
    receive(this, payment);
    this.announce('payment.captured', { payment });
    const page = this.books.pageOfPayment(payment);
    if (!page) return payment;
    page.amount_paid += payment.amount;
    if (page.status !== 'created') return payment;
    page.status = 'paid';
    this.announce('payment_link.paid', { payment_link: page, payment });
    return payment;
  }
}
