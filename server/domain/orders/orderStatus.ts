import type { CartItemType } from './cart.js';
import type { ErrorCode } from '../shared/errors.js';

/** The statuses of a fulfillment, and of the order as a whole. */
export const OrderStatus = {
  PENDING: 'PENDING',
  CONFIRMED: 'CONFIRMED',
  SHIPPED: 'SHIPPED',
  DELIVERED: 'DELIVERED',
  CANCELLED: 'CANCELLED',
  RETURNED: 'RETURNED',
  LOST: 'LOST',
} as const;
export type OrderStatus = keyof typeof OrderStatus;

export const Side = { BUYER: 'BUYER', SELLER: 'SELLER' } as const;
export type Side = keyof typeof Side;

/** The party that takes a step: the buyer, the seller, or Panna itself. */
export type Party = Side | 'PANNA';

export type ReachedStatus = Exclude<OrderStatus, 'PENDING'>;

/** Effects of an action besides the change of status. */
export interface StepEffect {
  /** The types of lines whose copies become free: a return frees rented copies only. */
  frees: readonly CartItemType[];
  /** The types of lines whose copies leave the stock. */
  loses?: readonly CartItemType[];
  /**
   * GIVE_ALL_BACK returns charges and deposits. SETTLE_DEPOSITS returns the deposits after deductions. KEEP_FOR_LOSS
   * pays for lost copies from the deposits, and GIVE_LOSS_BACK undoes that.
   */
  money: 'GIVE_ALL_BACK' | 'SETTLE_DEPOSITS' | 'KEEP_FOR_LOSS' | 'GIVE_LOSS_BACK';
}

/** The statuses and parties that an action requires. */
export interface Condition {
  from: readonly OrderStatus[];
  by: readonly Party[];
  /** The error code for fulfillments without rentals; undefined if the action does not require rentals. */
  rentalsOnly?: ErrorCode;
}

/**
 * A time limit (domain/orders/deadlines.ts). OVERDUE: only once the rental is long overdue. FINDABLE: only for some time
 * after the loss. UNCOLLECTED: only once a pick-up has been ready for some time.
 */
export type StepLimit = 'OVERDUE' | 'FINDABLE' | 'UNCOLLECTED';

/** An action on a fulfillment: the statuses before and after it, the parties that can take it, and its effects. */
export interface Step extends Condition {
  to: ReachedStatus;
  /** The party that must give a reason for the action. */
  reasonFrom?: Party;
  limit?: StepLimit;
  /** True if the step is only for orders that wait for their online payment. Such orders allow no other steps. */
  unpaidOnly?: true;
  /** True if the step is only for fulfillments that the buyer picks up. */
  pickUpOnly?: true;
  effect?: StepEffect;
}

/** All steps of a fulfillment. Guards, viewerCan fields, buttons and docs/lifecycle.md derive from them. */
export const LIFECYCLE = {
  confirm: { from: ['PENDING'], to: 'CONFIRMED', by: ['SELLER'] },
  ship: { from: ['CONFIRMED'], to: 'SHIPPED', by: ['SELLER'] },
  handOver: { from: ['SHIPPED'], to: 'DELIVERED', by: ['SELLER'], pickUpOnly: true },
  markDelivered: { from: ['SHIPPED'], to: 'DELIVERED', by: ['BUYER'] },
  takeBack: {
    from: ['DELIVERED'],
    to: 'RETURNED',
    by: ['SELLER'],
    rentalsOnly: 'NOTHING_TO_TAKE_BACK',
    effect: { frees: ['RENTAL'], money: 'SETTLE_DEPOSITS' },
  },
  declareLost: {
    from: ['DELIVERED'],
    to: 'LOST',
    by: ['BUYER', 'SELLER'],
    rentalsOnly: 'NOTHING_TO_LOSE',
    limit: 'OVERDUE',
    effect: { frees: [], loses: ['RENTAL'], money: 'KEEP_FOR_LOSS' },
  },
  reportFound: {
    from: ['LOST'],
    to: 'RETURNED',
    by: ['SELLER'],
    limit: 'FINDABLE',
    effect: { frees: ['RENTAL'], money: 'GIVE_LOSS_BACK' },
  },
  cancel: {
    from: ['PENDING', 'CONFIRMED'],
    to: 'CANCELLED',
    by: ['BUYER', 'SELLER'],
    reasonFrom: 'SELLER',
    effect: { frees: ['PURCHASE', 'RENTAL'], money: 'GIVE_ALL_BACK' },
  },
  cancelUncollected: {
    from: ['SHIPPED'],
    to: 'CANCELLED',
    by: ['BUYER', 'SELLER'],
    reasonFrom: 'SELLER',
    limit: 'UNCOLLECTED',
    pickUpOnly: true,
    effect: { frees: ['PURCHASE', 'RENTAL'], money: 'GIVE_ALL_BACK' },
  },
  expireUncollected: {
    from: ['SHIPPED'],
    to: 'CANCELLED',
    by: ['PANNA'],
    pickUpOnly: true,
    effect: { frees: ['PURCHASE', 'RENTAL'], money: 'GIVE_ALL_BACK' },
  },
  assumeDelivered: { from: ['SHIPPED'], to: 'DELIVERED', by: ['PANNA'] },
  assumeReturned: {
    from: ['DELIVERED'],
    to: 'RETURNED',
    by: ['PANNA'],
    rentalsOnly: 'NOTHING_TO_TAKE_BACK',
    effect: { frees: ['RENTAL'], money: 'SETTLE_DEPOSITS' },
  },
  assumeLost: {
    from: ['DELIVERED'],
    to: 'LOST',
    by: ['PANNA'],
    rentalsOnly: 'NOTHING_TO_LOSE',
    effect: { frees: [], loses: ['RENTAL'], money: 'KEEP_FOR_LOSS' },
  },
  cancelMissing: {
    from: ['SHIPPED', 'DELIVERED'],
    to: 'CANCELLED',
    by: ['PANNA'],
    effect: { frees: [], loses: ['RENTAL'], money: 'GIVE_ALL_BACK' },
  },
  cancelUnpaid: {
    from: ['PENDING'],
    to: 'CANCELLED',
    by: ['BUYER'],
    unpaidOnly: true,
    effect: { frees: ['PURCHASE', 'RENTAL'], money: 'GIVE_ALL_BACK' },
  },
  expireUnpaid: {
    from: ['PENDING'],
    to: 'CANCELLED',
    by: ['PANNA'],
    unpaidOnly: true,
    effect: { frees: ['PURCHASE', 'RENTAL'], money: 'GIVE_ALL_BACK' },
  },
  expire: {
    from: ['PENDING', 'CONFIRMED'],
    to: 'CANCELLED',
    by: ['PANNA'],
    effect: { frees: ['PURCHASE', 'RENTAL'], money: 'GIVE_ALL_BACK' },
  },
} as const satisfies Record<string, Step>;

export type FulfillmentAction = keyof typeof LIFECYCLE;
