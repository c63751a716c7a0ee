import type { Answer } from '../answers';
import { money } from './money';
import { meera } from './people';
import type {
  Cart,
  CartDelivery,
  CartItem,
  Fulfillment,
  OpenPayment,
  Order,
  User,
} from '../serverTypes.generated';

const cover = { card: '/covers/card.svg' };

/** Sellers that Meera buys from. */
export const ravi = { id: 'user_ravi', name: 'Ravi Deshpande' };
export const asha = { id: 'user_asha', name: 'Asha Patel' };

/** Returns a line of a cart: a purchase of two copies of The Guide, unless changed. */
export const cartLine = (changes: Answer<CartItem> = {}): Answer<CartItem> => ({
  id: 'cartitem_guide',
  type: 'PURCHASE',
  quantity: 2,
  rentalPeriod: null,
  unitPrice: money('249.50'),
  lineTotal: money('499.00'),
  deposit: money('0.00'),
  problem: null,
  book: { id: 'book_guide', title: 'The Guide', author: 'R. K. Narayan', cover },
  ...changes,
});

/** Returns a line of a cart: a rental of Emma for three months, unless changed. */
export const rentalLine = (changes: Answer<CartItem> = {}) =>
  cartLine({
    id: 'cartitem_emma',
    type: 'RENTAL',
    quantity: 1,
    rentalPeriod: { startsOn: '2025-11-21', endsOn: '2026-02-21', months: 3 },
    unitPrice: money('50.00'),
    lineTotal: money('150.00'),
    deposit: money('200.00'),
    book: { id: 'book_emma', title: 'Emma', author: 'Jane Austen', cover },
    ...changes,
  });

/** Returns a cart with these lines. The amounts are fixed, because only the server calculates them. */
export const cartOf = (items: readonly Answer<CartItem>[], amounts: Answer<Cart> = {}): Answer<Cart> => ({
  id: 'cart_meera',
  itemCount: items.reduce((count, { quantity = 1 }) => count + quantity, 0),
  items,
  deliveries: [],
  deliveryCharge: money('0.00'),
  totalAmount: money('649.00'),
  depositTotal: money('200.00'),
  amountDue: money('849.00'),
  ...amounts,
});

/** Returns the delivery of a seller in a cart: free, and without pick-up, unless changed. */
export const deliveryBy = (
  seller: Answer<User>,
  changes: Answer<CartDelivery> = {},
): Answer<CartDelivery> => ({
  seller,
  charge: money('0.00'),
  shortOfFree: null,
  pickUp: null,
  isPickedUp: false,
  ...changes,
});

/** Returns the amounts of a cart or an order whose delivery is free. */
export const amounts = (totalAmount: string, depositTotal: string, amountDue: string) => ({
  totalAmount: money(totalAmount),
  deliveryCharge: money('0.00'),
  totalWithDelivery: money(totalAmount),
  depositTotal: money(depositTotal),
  amountDue: money(amountDue),
});

/** Returns an open payment with nothing left to pay, unless changed. */
export const openPayment = (changes: Answer<OpenPayment> = {}): Answer<OpenPayment> => ({
  state: 'SETTLED',
  isOnline: false,
  countsFrom: null,
  complaintFrom: null,
  amount: money('0.00'),
  deposit: money('0.00'),
  upiAddress: null,
  upiLink: null,
  viewerCanMarkPaid: false,
  viewerCanConfirm: false,
  viewerCanReportMissing: false,
  ...changes,
});

/** Returns a pending fulfillment. The viewer can take no step, unless changed. */
export const fulfillment = (
  seller: Answer<User>,
  changes: Answer<Fulfillment> = {},
): Answer<Fulfillment> => ({
  id: `fulfillment_${seller.id ?? ''}`,
  status: 'PENDING',
  seller,
  rating: null,
  createdAt: '2025-11-20T10:15:00.000Z',
  deadline: null,
  sendBy: null,
  shipment: null,
  returnShipment: null,
  settlement: null,
  findableUntil: null,
  items: [],
  timelineEntries: [],
  openPayment: openPayment(),
  earnings: null,
  papers: [],
  packingSlipUrl: null,
  payments: [],
  disputes: [],
  viewerPossibleDisputes: [],
  photos: [],
  viewerPhotoStages: [],
  viewerCanConfirm: false,
  viewerCanShip: false,
  viewerCanHandOver: false,
  pickUp: null,
  viewerCanSendBack: false,
  viewerCanTakeBack: false,
  viewerCanDeclareLost: false,
  viewerCanDeclareLostFrom: null,
  viewerCanReportFound: false,
  viewerCanCancel: false,
  viewerCanMarkDelivered: false,
  viewerMustGiveReason: false,
  moneyBack: null,
  viewerCanRate: false,
  ratingEndsAt: null,
  ...changes,
});

/** Returns a pending order that Meera placed with Ravi, unless changed. */
export const order = (changes: Answer<Order> = {}): Answer<Order> => ({
  id: 'order_01kag3v9x7e8qk3m9ab',
  createdAt: '2025-11-20T10:15:00.000Z',
  status: 'PENDING',
  isPickedUp: false,
  paymentMethod: 'UPI',
  isPaidOnline: Boolean(changes.payment),
  receiptUrl: null,
  refundByPayout: null,
  depositSecurity: null,
  depositBlock: null,
  payment: null,
  buyer: meera,
  hasRated: false,
  rating: null,
  viewerCanRate: false,
  viewerCanCancel: false,
  viewerCanPayDirectly: false,
  moneyBack: null,
  items: [{ id: 'orderitem_guide', title: 'The Guide', quantity: 1 }],
  fulfillments: [fulfillment(ravi)],
  ledger: [],
  shippingAddress: {
    street: '14 Lake Road',
    city: 'Kochi',
    state: 'Kerala',
    zipcode: '682036',
    country: 'India',
    receiver: null,
    phone: null,
  },
  ...amounts('249.50', '0.00', '249.50'),
  refundedAmount: money('0.00'),
  netAmount: money('249.50'),
  ...changes,
});

/** Returns a page of a list that begins at entry `start`. It is the last page unless `total` is greater. */
export const pageOf = <Node>(nodes: readonly Node[], total = nodes.length, start = 0) => ({
  totalCount: total,
  totalIsCapped: false,
  edges: nodes.map((node) => ({ node })),
  pageInfo: {
    hasNextPage: total > start + nodes.length,
    endCursor: String(start + nodes.length - 1),
  },
});
