import type { CartItemType } from './cart.js';
import { DomainError, problem, refuse, type ErrorCode, type Problem } from '../shared/errors.js';

/** The statuses of a fulfillment, and of the order as a whole. */
export const OrderStatus = {
  PENDING: 'PENDING',
  CONFIRMED: 'CONFIRMED',
  SHIPPED: 'SHIPPED',
  DELIVERED: 'DELIVERED',
  CANCELLED: 'CANCELLED',
  RETURNED: 'RETURNED',
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
  /** GIVE_ALL_BACK returns charges and deposits. SETTLE_DEPOSITS returns the deposits after deductions. */
  money: 'GIVE_ALL_BACK' | 'SETTLE_DEPOSITS';
}

/** The statuses and parties that an action requires. */
export interface Condition {
  from: readonly OrderStatus[];
  by: readonly Party[];
  /** The error code that refuses the action for a fulfillment without rentals. */
  rentalsOnly?: ErrorCode;
}

/** An action on a fulfillment: the statuses before and after it, the parties that can take it, and its effects. */
export interface Step extends Condition {
  to: ReachedStatus;
  /** The party that must give a reason for the action. */
  reasonFrom?: Party;
  effect?: StepEffect;
}

/** All steps of a fulfillment. Guards, viewerCan fields, buttons and docs/lifecycle.md derive from them. */
export const LIFECYCLE = {
  confirm: { from: ['PENDING'], to: 'CONFIRMED', by: ['SELLER'] },
  ship: { from: ['CONFIRMED'], to: 'SHIPPED', by: ['SELLER'] },
  markDelivered: { from: ['SHIPPED'], to: 'DELIVERED', by: ['BUYER'] },
  takeBack: {
    from: ['DELIVERED'],
    to: 'RETURNED',
    by: ['SELLER'],
    rentalsOnly: 'NOTHING_TO_TAKE_BACK',
    effect: { frees: ['RENTAL'], money: 'SETTLE_DEPOSITS' },
  },
  cancel: {
    from: ['PENDING', 'CONFIRMED'],
    to: 'CANCELLED',
    by: ['BUYER', 'SELLER'],
    reasonFrom: 'SELLER',
    effect: { frees: ['PURCHASE', 'RENTAL'], money: 'GIVE_ALL_BACK' },
  },
  assumeDelivered: { from: ['SHIPPED'], to: 'DELIVERED', by: ['PANNA'] },
  expire: {
    from: ['PENDING', 'CONFIRMED'],
    to: 'CANCELLED',
    by: ['PANNA'],
    effect: { frees: ['PURCHASE', 'RENTAL'], money: 'GIVE_ALL_BACK' },
  },
} as const satisfies Record<string, Step>;

/** The condition for extending a rental. An extension does not change the status. */
export const EXTEND: Step = {
  from: ['DELIVERED'],
  to: 'DELIVERED',
  by: ['BUYER'],
  rentalsOnly: 'NOTHING_TO_EXTEND',
};

export type FulfillmentAction = keyof typeof LIFECYCLE;

/** The actions that a buyer or a seller can take. */
const ACTIONS: readonly FulfillmentAction[] = ['confirm', 'ship', 'markDelivered', 'takeBack', 'cancel'];

export interface FulfillmentFacts {
  status: OrderStatus;
  hasRentals: boolean;
}

export interface Actor {
  party: Party;
  reason?: string | null;
}

/** The statuses of a fulfillment in order, without CANCELLED. */
const ADVANCE: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'RETURNED'];

const NOT_YET: Partial<Record<OrderStatus, ErrorCode>> = {
  CONFIRMED: 'NOT_YET_CONFIRMED',
  SHIPPED: 'NOT_YET_SHIPPED',
  DELIVERED: 'NOT_YET_DELIVERED',
};
const ALREADY: Partial<Record<OrderStatus, ErrorCode>> = {
  CONFIRMED: 'ALREADY_CONFIRMED',
  SHIPPED: 'ALREADY_SHIPPED',
  DELIVERED: 'ALREADY_DELIVERED',
  CANCELLED: 'ALREADY_CANCELLED',
  RETURNED: 'ALREADY_RETURNED',
};

/**
 * Returns the statuses before and after an action. Throws the problem that stepProblem returns, or REASON_REQUIRED if a
 * required reason is missing.
 */
export function transitionOf(
  action: FulfillmentAction,
  fulfillment: FulfillmentFacts,
  actor: Actor,
): { from: OrderStatus; to: ReachedStatus } {
  const step: Step = LIFECYCLE[action];
  const found = stepProblem(step, fulfillment, actor.party);
  if (found) throw new DomainError([found]);
  if (needsReason(action, actor.party) && !actor.reason?.trim())
    refuse('REASON_REQUIRED', { field: ['reason'] });
  return { from: fulfillment.status, to: step.to };
}

/** True if this person took the action that led to the current status, so that repeating it changes nothing. */
export function isTakenAlready(
  action: FulfillmentAction,
  fulfillment: { status: OrderStatus; reachedBy: string | null },
  actorId: string,
): boolean {
  return fulfillment.status === LIFECYCLE[action].to && fulfillment.reachedBy === actorId;
}

/** True if this party must give a reason for the action. */
export function needsReason(action: FulfillmentAction, party: Party): boolean {
  const step: Step = LIFECYCLE[action];
  return step.reasonFrom === party;
}

/** Returns the actions that this party can take now; none if `party` is null. */
export function allowedActions(fulfillment: FulfillmentFacts, party: Party | null): FulfillmentAction[] {
  if (!party) return [];
  return ACTIONS.filter((action) => !stepProblem(LIFECYCLE[action], fulfillment, party));
}

/**
 * Returns the status of the order's least advanced fulfillment that is not cancelled (docs/marketplace.md, Orders).
 */
export function orderStatusOf(fulfillments: readonly OrderStatus[]): OrderStatus {
  return ADVANCE.find((status) => fulfillments.includes(status)) ?? 'CANCELLED';
}

/**
 * Returns the fulfillments to cancel when the buyer cancels the whole order: all that are not cancelled yet. Throws
 * if one of them cannot be cancelled, so that no order is partly cancelled. Throws ALREADY_CANCELLED if all of them
 * are cancelled, unless the buyer cancelled one.
 */
export function fulfillmentsToCancel<Fulfillment extends FulfillmentFacts & { reachedBy: string | null }>(
  fulfillments: readonly Fulfillment[],
  buyerId: string,
): Fulfillment[] {
  const standing = fulfillments.filter((fulfillment) => fulfillment.status !== 'CANCELLED');
  const isSaidTwice = fulfillments.some((fulfillment) => isTakenAlready('cancel', fulfillment, buyerId));
  if (standing.length === 0 && !isSaidTwice) refuse('ALREADY_CANCELLED');
  for (const fulfillment of standing) transitionOf('cancel', fulfillment, { party: 'BUYER' });
  return standing;
}

/** True if the buyer can cancel every fulfillment that is not cancelled yet, and there is at least one. */
export function canCancelOrder(fulfillments: readonly FulfillmentFacts[]): boolean {
  const standing = fulfillments.filter((fulfillment) => fulfillment.status !== 'CANCELLED');
  return (
    standing.length > 0 &&
    standing.every((fulfillment) => !stepProblem(LIFECYCLE.cancel, fulfillment, 'BUYER'))
  );
}

/** Returns the problem that prevents this party's action now; null if there is none. */
export function stepProblem(
  step: Condition,
  { status, hasRentals }: FulfillmentFacts,
  party: Party,
): Problem | null {
  if (!step.by.includes(party)) return problem(party === 'BUYER' ? 'SELLER_ONLY' : 'BUYER_ONLY');
  if (step.rentalsOnly && !hasRentals) return problem(step.rentalsOnly);
  return step.from.includes(status) ? null : problem(whyNotFrom(status, step));
}

/** Returns why this status forbids the action: NOT_YET_… if the action is too early, otherwise ALREADY_…. */
function whyNotFrom(status: OrderStatus, { from }: Condition): ErrorCode {
  const reached = ADVANCE.indexOf(status);
  const missing = status === 'CANCELLED' ? undefined : from.find((each) => ADVANCE.indexOf(each) > reached);
  return (missing ? NOT_YET[missing] : ALREADY[status]) ?? 'INVALID_VALUE';
}
