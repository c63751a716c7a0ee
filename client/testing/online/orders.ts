import type { Answer } from '../answers';
import { serverAnswers, type Answers } from '../fakeServer';
import { money } from '../samples/money';
import { onlinePayment } from './payments';
import { openSite } from '../openSite';
import { meera } from '../samples/people';
import { fulfillment, order, ravi } from '../samples/purchases';
import type { OnlinePayment, Order, OrderItem } from '../serverTypes.generated';

const guide: Answer<OrderItem> = {
  id: 'orderitem_guide',
  title: 'The Guide',
  author: 'R. K. Narayan',
  type: 'PURCHASE',
  quantity: 1,
  isOverdue: false,
  awaitsArrival: false,
  unitPrice: money('249.50'),
  lineTotal: money('249.50'),
  deposit: money('0.00'),
  rentalPeriod: null,
  extensionTotal: money('0.00'),
  purchaseOffer: null,
  purchaseQuote: null,
  purchase: null,
  paysOnline: false,
  depositSecurity: null,
  rentalPayment: null,
  viewerCanExtend: false,
  extensionLimit: null,
  book: { id: 'book_guide', cover: { card: '/covers/card.svg' } },
};

/** Returns Meera's order of The Guide with this payment. */
export const orderWith = (payment: Answer<OnlinePayment>): Answer<Order> =>
  order({
    payment,
    viewerCanCancel: payment.status === 'AWAITING',
    viewerCanPayDirectly: payment.status === 'AWAITING',
    fulfillments: [fulfillment(ravi, { items: [guide] })],
  });

/** Opens the page of an order with an online payment. The returned `become` changes the payment on the server. */
export async function openOrder(
  first: Answer<OnlinePayment>,
  { viewer = meera, search = '', answers = {} }: { viewer?: object; search?: string; answers?: Answers } = {},
) {
  let payment = onlinePayment(first);
  serverAnswers({
    Viewer: () => ({ viewer: { ...meera, ...viewer } }),
    Order: () => ({ order: orderWith(payment) }),
    AwaitedPayment: () => ({ order: { id: order().id, payment } }),
    CheckPayment: () => ({ checkPayment: { order: orderWith(payment), userErrors: [] } }),
    ...answers,
  });
  const { person } = await openSite(`/orders/${order().id}${search}`, { token: 'good' });
  const become = (changes: Answer<OnlinePayment>) => {
    payment = onlinePayment(changes);
  };
  return { person, become };
}
