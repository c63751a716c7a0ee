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

/** The side of a fulfillment on which somebody stands. */
export const Side = { BUYER: 'BUYER', SELLER: 'SELLER' } as const;
export type Side = keyof typeof Side;

/** Who takes a step: one of the two sides, or the marketplace itself. */
export type Party = Side | 'PANNA';

/** A status that a fulfillment comes to after it was placed. */
export type ReachedStatus = Exclude<OrderStatus, 'PENDING'>;

/** What an action does beside changing the status. */
export interface StepEffect {
  /** Whose copies are free again: what was bought does not come back with what was rented. */
  frees: readonly CartItemType[];
  /** GIVE_ALL_BACK: charges and deposits. SETTLE_DEPOSITS: less late fees and what is withheld. */
  money: 'GIVE_ALL_BACK' | 'SETTLE_DEPOSITS';
}

/** When something may be done to a fulfillment, and by whom. */
export interface Condition {
  from: readonly OrderStatus[];
  by: readonly Party[];
  /** It makes sense only for what was rented; otherwise this says so. */
  rentalsOnly?: ErrorCode;
}

/** One action of the life of a fulfillment: what may be done when, by whom, and to what effect. */
export interface Step extends Condition {
  to: ReachedStatus;
  /** Who has to say why. */
  reasonFrom?: Party;
  effect?: StepEffect;
}

/** The whole life of a fulfillment. Guards, viewerCan fields, buttons and docs/lifecycle.md derive from it. */
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
  expire: {
    from: ['PENDING'],
    to: 'CANCELLED',
    by: ['PANNA'],
    effect: { frees: ['PURCHASE', 'RENTAL'], money: 'GIVE_ALL_BACK' },
  },
} as const satisfies Record<string, Step>;

/** To keep a rented book longer changes no status, but it has its time and its party as every step has. */
export const EXTEND: Step = {
  from: ['DELIVERED'],
  to: 'DELIVERED',
  by: ['BUYER'],
  rentalsOnly: 'NOTHING_TO_EXTEND',
};

/** What can be done to a fulfillment. */
export type FulfillmentAction = keyof typeof LIFECYCLE;

/** What its buyer or its seller can do. */
const ACTIONS: readonly FulfillmentAction[] = ['confirm', 'ship', 'markDelivered', 'takeBack', 'cancel'];

/** What decides which actions are possible. */
export interface FulfillmentFacts {
  status: OrderStatus;
  hasRentals: boolean;
}

/** Who acts, and why if they say so. */
export interface Actor {
  party: Party;
  reason?: string | null;
}

/** How far a fulfillment has come; a cancelled one is on no such way. */
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

/** The states before and after an action. Refuses with a code that says why when it is not possible now. */
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

/** Whether it is in the state that the action leads to, by this very person: to say it once more changes nothing. */
export function isTakenAlready(
  action: FulfillmentAction,
  fulfillment: { status: OrderStatus; reachedBy: string | null },
  actorId: string,
): boolean {
  return fulfillment.status === LIFECYCLE[action].to && fulfillment.reachedBy === actorId;
}

/** Whether this party has to say why when it takes the action. */
export function needsReason(action: FulfillmentAction, party: Party): boolean {
  const step: Step = LIFECYCLE[action];
  return step.reasonFrom === party;
}

/** What this party can do to the fulfillment now; none for somebody who is neither buyer nor seller. */
export function allowedActions(fulfillment: FulfillmentFacts, party: Party | null): FulfillmentAction[] {
  if (!party) return [];
  return ACTIONS.filter((action) => !stepProblem(LIFECYCLE[action], fulfillment, party));
}

/** The status of an order: that of its least advanced fulfillment that is not cancelled (docs/marketplace.md, Orders). */
export function orderStatusOf(fulfillments: readonly OrderStatus[]): OrderStatus {
  return ADVANCE.find((status) => fulfillments.includes(status)) ?? 'CANCELLED';
}

/**
 * The fulfillments that the buyer's cancelling of a whole order cancels: all that are not cancelled yet, and none when the buyer
 * has cancelled it already. Refuses when one of them cannot be, so that nothing is half cancelled.
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

/** Whether the buyer's cancelling of a whole order would be refused by fulfillmentsToCancel or not. */
export function canCancelOrder(fulfillments: readonly FulfillmentFacts[]): boolean {
  const standing = fulfillments.filter((fulfillment) => fulfillment.status !== 'CANCELLED');
  return (
    standing.length > 0 &&
    standing.every((fulfillment) => !stepProblem(LIFECYCLE.cancel, fulfillment, 'BUYER'))
  );
}

/** What keeps this party from doing this to the fulfillment now; null when nothing does. */
export function stepProblem(
  step: Condition,
  { status, hasRentals }: FulfillmentFacts,
  party: Party,
): Problem | null {
  if (!step.by.includes(party)) return problem(party === 'BUYER' ? 'SELLER_ONLY' : 'BUYER_ONLY');
  if (step.rentalsOnly && !hasRentals) return problem(step.rentalsOnly);
  return step.from.includes(status) ? null : problem(whyNotFrom(status, step));
}

/** Too early names the state that is missing, too late the state that was reached. */
function whyNotFrom(status: OrderStatus, { from }: Condition): ErrorCode {
  const reached = ADVANCE.indexOf(status);
  const missing = status === 'CANCELLED' ? undefined : from.find((each) => ADVANCE.indexOf(each) > reached);
  return (missing ? NOT_YET[missing] : ALREADY[status]) ?? 'INVALID_VALUE';
}
