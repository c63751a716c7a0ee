import type { FulfillmentAction, Side } from '../domain/orders/orderStatus.js';
import { addToCart } from '../usecases/cart/addToCart.js';
import { findOrders } from '../usecases/orders/findOrders.js';
import { placeOrder } from '../usecases/orders/placing/placeOrder.js';
import { takeStep } from '../usecases/orders/steps/takeStep.js';
import { takePaymentStep } from '../usecases/payments/takePaymentStep.js';
import type { Scope } from '../usecases/scope.js';
import { rateSeller } from '../usecases/sellers/rateSeller.js';
import type { DemoOrder, DemoRating, DemoStep } from './demoOrder.js';
import { DEMO_READERS } from './demoPeople.js';
import type { DemoStage } from './demoStage.js';
import { photograph } from './tellPhotos.js';

/**
 * The side that confirms a payment after each step. In the demo, buyers pay on delivery, and sellers give deposits back on
 * return.
 */
const PAYEE_AFTER: Partial<Record<FulfillmentAction, Side>> = { markDelivered: 'SELLER', takeBack: 'BUYER' };

/** A demo event to record, and its day: `daysAgo` days before today. */
interface Happening {
  daysAgo: number;
  tell(): Promise<void>;
}

/** Places all demo orders and takes their steps in chronological order, through the use-cases that requests call. */
export async function tellOrders(
  stage: DemoStage,
  orders: readonly DemoOrder[],
  bookIds: ReadonlyMap<string, string>,
): Promise<void> {
  const happenings = orders.flatMap((order, index) => happeningsOf(stage, order, `demo-${index}`, bookIds));
  happenings.sort((a, b) => b.daysAgo - a.daysAgo);
  for (const { tell } of happenings) await tell();
}

function happeningsOf(
  stage: DemoStage,
  order: DemoOrder,
  idempotencyKey: string,
  bookIds: ReadonlyMap<string, string>,
): Happening[] {
  let orderId = '';
  const placing = {
    daysAgo: order.daysAgo,
    tell: async () => {
      orderId = await place(stage, order, idempotencyKey, bookIds);
    },
  };
  const steps = order.story.map((step) => ({
    daysAgo: step.daysAgo,
    tell: () => happen(stage, order, orderId, step),
  }));
  return [placing, ...steps];
}

async function place(
  stage: DemoStage,
  { buyer, daysAgo, paymentMethod, lines }: DemoOrder,
  idempotencyKey: string,
  bookIds: ReadonlyMap<string, string>,
): Promise<string> {
  const scope = stage.scopeOf(buyer, daysAgo);
  for (const line of lines) {
    const { type, quantity } = line;
    const rental = line.type === 'RENTAL' ? { months: line.months } : null;
    await addToCart(scope, { bookId: bookIds.get(line.book), type, quantity, rental });
  }
  return placeOrder(scope, { shippingAddress: addressOf(buyer), paymentMethod, idempotencyKey });
}

function addressOf(buyer: DemoOrder['buyer']) {
  const reader = DEMO_READERS.find(({ key }) => key === buyer);
  if (!reader) throw new Error(`The demo data lets ${buyer} buy, who is no reader`);
  const { address: street, city, state, zipcode } = reader;
  return { street, city, state, zipcode, country: 'India' };
}

async function happen(
  stage: DemoStage,
  order: DemoOrder,
  orderId: string,
  step: DemoOrder['story'][number],
): Promise<void> {
  if ('stars' in step) return rate(stage, order, orderId, step);
  const { by, seller, daysAgo } = step;
  const scope = stage.scopeOf(by === 'BUYER' ? order.buyer : seller, daysAgo);
  const fulfillmentId = await fulfillmentOf(scope, orderId, stage.idOf(seller));
  if ('photo' in step) return photograph(scope, fulfillmentId, step);
  await move(scope, fulfillmentId, step);
  const payee = PAYEE_AFTER[step.action];
  if (!payee) return;
  await takePaymentStep(stage.scopeOf(payee === 'BUYER' ? order.buyer : seller, daysAgo), 'confirmPayment', {
    fulfillmentId,
  });
}

async function fulfillmentOf(scope: Scope, orderId: string, sellerId: string): Promise<string | undefined> {
  const [order] = await findOrders(scope, [orderId]);
  return order?.fulfillments.find((each) => each.sellerId === sellerId)?.id;
}

async function move(scope: Scope, fulfillmentId: string | undefined, step: DemoStep): Promise<void> {
  const { action, by: _by, seller: _seller, daysAgo: _daysAgo, ...details } = step;
  await takeStep(scope, action, { ...details, fulfillmentId });
}

async function rate(
  stage: DemoStage,
  { buyer }: DemoOrder,
  orderId: string,
  { seller, daysAgo, stars }: DemoRating,
): Promise<void> {
  await rateSeller(stage.scopeOf(buyer, daysAgo), { orderId, sellerId: stage.idOf(seller), stars });
}
