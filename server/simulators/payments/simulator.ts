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
  /** Balance before the first payment, in minor units; ₹1,00,000 by default. */
  balance?: number;
  /** Fees at the start; Razorpay's usual fees by default. */
  fees?: SimulatorFees;
  /** Returns the address at which the buyer reaches the simulator. `callbackUrl` is the address to which the buyer returns. */
  addressFor: (callbackUrl: string) => string;
  /** Returns the address to which webhooks are sent; null to send none. */
  webhookAddress: () => string | null;
}

/**
 * Balance at the start, in minor units. Without it, a full refund would be refused, because the provider keeps its fee.
 */
const FIRST_BALANCE = 10_000_000;

/** Maximum number of payments that can be tried on a page. */
const MOST_TRIES = 50;

/** A simulated payment provider, which moves no money. It has books, simulates buyers and banks, and can have faults. */
export class Simulator {
  readonly books: Books;
  readonly route = new RouteBooks();
  readonly faults: Faults = noFaults();
  /** The fees of payments and refunds from now on. */
  fees: SimulatorFees;
  private readonly webhooks: WebhookSender;

  constructor(readonly options: SimulatorOptions) {
    this.books = new Books(options.balance ?? FIRST_BALANCE);
    this.fees = options.fees ?? USUAL_FEES;
    const { webhookSecret, webhookAddress } = options;
    this.webhooks = new WebhookSender(webhookSecret, this.faults, webhookAddress, () => this.now);
  }

  /** The time in seconds, by the simulator's own clock. */
  get now(): number {
    return Math.floor(this.options.clock.now().getTime() / 1000);
  }

  /** Returns a page, which first expires if its time is over; null for an unknown ID. */
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

  /**
   * Simulates a buyer who pays the whole amount of a payment page. Releases any block. Throws Refused if the page is not open.
   */
  pay(pageId: string): Payment {
    const page = this.openPage(pageId);
    const block = this.books.blockOfPage(pageId);
    if (block?.status === 'active') this.endBlock(block, 'released');
    return this.capture(this.record(page, 'authorized'));
  }

  /** Simulates a buyer who pays a page's amount less the blocked part. Throws Refused if the page is unknown or closed. */
  payBeside({ page_id: pageId, amount }: Block): Payment {
    return this.capture(this.record(this.openPage(pageId), 'authorized', amount));
  }

  /** Ends a block with this status, and announces it. */
  endBlock(block: Block, status: 'released' | 'expired'): void {
    block.status = status;
    this.announceBlock(block);
  }

  announceBlock(block: Block): void {
    const page = known(this.books.pages.get(block.page_id));
    this.announce(`deposit_block.${block.status}`, { payment_link: page, deposit_block: block });
  }

  /** Simulates a bank that refuses a payment. The page stays open. Throws Refused for an unknown or closed page. */
  fail(pageId: string): Payment {
    const payment = this.record(this.openPage(pageId), 'failed');
    this.announce('payment.failed', { payment });
    return payment;
  }

  /** Simulates a buyer who pays on a page that is already paid or closed. */
  payAgain(pageId: string): Payment {
    return this.capture(this.record(known(this.page(pageId)), 'authorized'));
  }

  /** Simulates a payment to the account of the marketplace that does not belong to any of its payment pages. */
  payElsewhere(amount: number, currency: string): Payment {
    return this.capture(this.enter(null, { amount, currency, status: 'authorized' }));
  }

  /** Simulates a bank that confirms a failed or uncaptured payment late, even after its page has expired. */
  confirmLate(paymentId: string): Payment {
    const payment = known(this.books.payments.get(paymentId));
    payment.status = 'authorized';
    return this.capture(payment);
  }

  /** Ends a pending refund. The amount and the fee of a failed refund go back to the balance. */
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

  /** Empties the balance, as if it had been paid out to the operator's bank, so that refunds are refused. */
  emptyBalance(): void {
    this.books.balance = 0;
  }

  /** Changes the secret that signs later webhooks. Held webhooks keep their signatures. */
  rotateSecret(secret: string): void {
    this.webhooks.secret = secret;
  }

  /** Sends the webhooks that `lateWebhooks` holds. */
  release(): void {
    this.webhooks.release();
  }

  /** Waits until every webhook that is not held has been answered. Returns all webhooks sent since the start, in order. */
  deliveries(): Promise<readonly Delivery[]> {
    return this.webhooks.deliveries();
  }

  announce(type: string, entities: Record<string, object>): void {
    const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]));
    this.webhooks.announce(type, { contains: Object.keys(entities), payload, created_at: this.now });
  }

  /** Stops sending webhooks, including those under way. */
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
