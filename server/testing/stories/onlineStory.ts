import type { Page } from '../../simulators/payments/books.js';
import { runPaymentJobs, runQueuedJobs } from '../payments/paying.js';
import { openRefundShop, type RefundShop } from '../payments/oldRentals.js';
import type { TestMarketplace } from '../marketplace.js';
import type { Step } from '../orders/orders.js';
import { signUpReader, type Person } from '../people/people.js';
import type { Api, Checkout, SeenMoney, SeenOrder, Wish } from './api.js';

/**
 * The people of a story about an order that is paid online, told with one API. Payments and payouts are made by
 * simulators, and the jobs run when the story asks for them.
 */
export class OnlineStory {
  private constructor(
    readonly shop: RefundShop,
    readonly api: Api,
    readonly seller: Person,
    readonly buyer: Person,
  ) {}

  /** Opens a marketplace for the stories of one API. */
  static async openShop(apiOf: (marketplace: TestMarketplace) => Api | Promise<Api>) {
    const shop = await openRefundShop();
    return { shop, api: await apiOf(shop.paying.marketplace) };
  }

  /** Begins a story with a new seller and a new buyer. */
  static async begin({ shop, api }: Pick<OnlineStory, 'shop' | 'api'>): Promise<OnlineStory> {
    const { marketplace } = shop.paying;
    const seller = await signUpReader(marketplace, 'Dev');
    return new OnlineStory(shop, api, seller, await signUpReader(marketplace, 'Meera'));
  }

  get simulator() {
    return this.shop.paying.simulation.simulator;
  }

  /** Orders books, by default with online payment, and opens the payment page. Throws if the order is refused. */
  async order(
    books: readonly string[],
    { rental, ...checkout }: Checkout & { rental?: Wish } = {},
  ): Promise<SeenOrder> {
    for (const id of books) await this.api.add(this.buyer, id, rental);
    const order = await this.api.order(this.buyer, { payOnline: true, ...checkout });
    if (typeof order === 'string') throw new Error(`The order was refused: ${order}`);
    await runQueuedJobs(this.shop.paying);
    return this.view(order);
  }

  /** Orders books as `order` does, and pays for them. Returns the order. */
  async paid(books: readonly string[], how: Checkout & { rental?: Wish } = {}): Promise<SeenOrder> {
    const order = await this.order(books, how);
    this.simulator.pay(this.pageOf(order).id);
    await this.work();
    return this.view(order);
  }

  /** Returns the simulator's payment page to which the buyer is redirected. */
  pageOf({ payment }: SeenOrder): Page {
    const pages = [...this.simulator.books.pages.values()];
    const page = pages.find(({ short_url: url }) => url === payment?.redirectUrl);
    if (!page) throw new Error(`The buyer is sent to no page: ${payment?.redirectUrl}`);
    return page;
  }

  /** Waits for webhooks. Runs the jobs that webhooks and requests have queued, and the jobs that run every minute. */
  work(): Promise<void> {
    return runPaymentJobs(this.shop.paying);
  }

  /** Returns the order as this person sees it, by default the buyer. */
  async view({ id }: SeenOrder, person = this.buyer): Promise<SeenOrder> {
    const order = await this.api.view(person, id);
    if (!order) throw new Error('This person does not see the order');
    return order;
  }

  /** Returns the money of a seller's fulfillment as this person sees it, by default the buyer. */
  async money(order: SeenOrder, { by = this.seller, to = this.buyer } = {}): Promise<SeenMoney> {
    const money = await this.api.money(to, fulfillmentOf(order, by));
    if (!money) throw new Error('This person does not see the money');
    return money;
  }

  /** Takes steps of a seller's fulfillment. Throws if one is refused. */
  async take(order: SeenOrder, steps: readonly [Person, Step][], by = this.seller): Promise<void> {
    for (const [person, step] of steps) {
      const code = await this.api.step(person, step, fulfillmentOf(order, by));
      if (code !== null) throw new Error(`${step} was refused: ${code}`);
    }
  }

  /** Confirms, sends and delivers a seller's fulfillment. */
  deliver(order: SeenOrder, by = this.seller): Promise<void> {
    const steps: [Person, Step][] = [
      [by, 'confirmFulfillment'],
      [by, 'shipFulfillment'],
      [this.buyer, 'markDelivered'],
    ];
    return this.take(order, steps, by);
  }

  /** Returns the amounts of this order's payments that the provider has refunded, in rupees. */
  refunds({ order_id: paidAs }: Page): number[] {
    const { books } = this.simulator;
    const paid = books.paymentsOfOrder(paidAs).map(({ id }) => id);
    return [...books.refunds.values()]
      .filter(({ payment_id: payment }) => paid.includes(payment))
      .map(({ amount }) => amount / 100);
  }
}

/** Returns the ID of the seller's fulfillment in an order; empty if the order has none. */
export function fulfillmentOf({ fulfillments }: SeenOrder, { id }: Person): string {
  return fulfillments.find(({ sellerId }) => sellerId === id)?.id ?? '';
}
