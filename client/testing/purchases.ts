import { meera } from './people';

const money = (amount: string) => ({ __typename: 'Money', amount, currencyCode: 'INR' });
const cover = { __typename: 'Cover', card: '/covers/card.svg' };

/** People whom Meera buys from. */
export const ravi = { __typename: 'User', id: 'user_ravi', name: 'Ravi Deshpande' };
export const asha = { __typename: 'User', id: 'user_asha', name: 'Asha Patel' };

/** A line of a cart: a purchase of two copies of The Guide, unless said otherwise. */
export const cartLine = (changes: object = {}) => ({
  __typename: 'CartItem',
  id: 'cartitem_guide',
  type: 'PURCHASE',
  quantity: 2,
  rentalPeriod: null,
  unitPrice: money('249.50'),
  lineTotal: money('499.00'),
  deposit: money('0.00'),
  problem: null,
  book: { __typename: 'Book', id: 'book_guide', title: 'The Guide', author: 'R. K. Narayan', cover },
  ...changes,
});

/** A line that rents Emma for three months. */
export const rentalLine = (changes: object = {}) =>
  cartLine({
    id: 'cartitem_emma',
    type: 'RENTAL',
    quantity: 1,
    rentalPeriod: { __typename: 'RentalPeriod', startsOn: '2025-11-21', endsOn: '2026-02-21', months: 3 },
    unitPrice: money('50.00'),
    lineTotal: money('150.00'),
    deposit: money('200.00'),
    book: { __typename: 'Book', id: 'book_emma', title: 'Emma', author: 'Jane Austen', cover },
    ...changes,
  });

/** A cart with these lines; its amounts are whatever the server says. */
export const cartOf = (items: readonly { quantity: number }[], amounts: object = {}) => ({
  __typename: 'Cart',
  id: 'cart_meera',
  itemCount: items.reduce((count, { quantity }) => count + quantity, 0),
  items,
  totalAmount: money('649.00'),
  depositTotal: money('200.00'),
  amountDue: money('849.00'),
  ...amounts,
});

/** Amounts of a cart or an order. */
export const amounts = (totalAmount: string, depositTotal: string, amountDue: string) => ({
  totalAmount: money(totalAmount),
  depositTotal: money(depositTotal),
  amountDue: money(amountDue),
});

/** A fulfillment of an order, in which the viewer may do nothing, unless said otherwise. */
export const fulfillment = (seller: object, changes: object = {}) => ({
  __typename: 'Fulfillment',
  id: `fulfillment_${'id' in seller ? String(seller.id) : ''}`,
  status: 'PENDING',
  seller,
  rating: null,
  createdAt: '2025-11-20T10:15:00.000Z',
  shipment: null,
  settlement: null,
  items: [],
  timelineEntries: [],
  viewerCanConfirm: false,
  viewerCanShip: false,
  viewerCanTakeBack: false,
  viewerCanCancel: false,
  viewerCanMarkDelivered: false,
  viewerMustGiveReason: false,
  viewerCanRate: false,
  ...changes,
});

/** An order of Meera's from Ravi, pending, unless said otherwise. */
export const order = (changes: object = {}) => ({
  __typename: 'Order',
  id: 'order_01kag3v9x7e8qk3m9ab',
  createdAt: '2025-11-20T10:15:00.000Z',
  status: 'PENDING',
  paymentMethod: 'UPI',
  buyer: meera,
  hasRated: false,
  rating: null,
  viewerCanRate: false,
  viewerCanCancel: false,
  items: [{ __typename: 'OrderItem', id: 'orderitem_guide', title: 'The Guide', quantity: 1 }],
  fulfillments: [fulfillment(ravi)],
  ledger: [],
  shippingAddress: {
    __typename: 'Address',
    street: '14 Lake Road',
    city: 'Kochi',
    state: 'Kerala',
    zipcode: '682036',
    country: 'India',
  },
  ...amounts('249.50', '0.00', '249.50'),
  refundedAmount: money('0.00'),
  netAmount: money('249.50'),
  ...changes,
});

/** One page of a list from entry `start` on, and nothing after it unless there are more in `total`. */
export const pageOf = (typename: string, nodes: object[], total = nodes.length, start = 0) => ({
  __typename: `${typename}Connection`,
  totalCount: total,
  totalIsCapped: false,
  edges: nodes.map((node) => ({ __typename: `${typename}Edge`, node })),
  pageInfo: {
    __typename: 'PageInfo',
    hasNextPage: total > start + nodes.length,
    endCursor: String(start + nodes.length - 1),
  },
});
