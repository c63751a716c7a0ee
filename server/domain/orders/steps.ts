import { tooEarlyToDeclare, tooLateToFind, type LossDates } from '../rental/lostCopies.js';
import { DomainError, problem, refuse, type ErrorCode, type Problem } from '../shared/errors.js';
import { asAtPickUp, tooEarlyToCancel, type PickUpDates } from './pickUp.js';
import {
  LIFECYCLE,
  type Condition,
  type FulfillmentAction,
  type OrderStatus,
  type Party,
  type ReachedStatus,
  type Step,
  type StepLimit,
} from './orderStatus.js';

/** The actions that a buyer or a seller can take. */
const ACTIONS: readonly FulfillmentAction[] = [
  'confirm',
  'ship',
  'handOver',
  'markDelivered',
  'takeBack',
  'declareLost',
  'reportFound',
  'cancel',
  'cancelUncollected',
];

/** The status of a fulfillment, and whether any of its lines is a rental. All steps depend on both. */
export interface StatusFacts {
  status: OrderStatus;
  hasRentals: boolean;
}

export interface FulfillmentFacts extends StatusFacts {
  /** The dates that limit some steps of a rental; null for a fulfillment without rentals. */
  lossDates: LossDates | null;
  /** The dates of a fulfillment that the buyer picks up; null if it is sent. */
  pickUpDates: PickUpDates | null;
  /** The steps that an open dispute prevents; empty if no dispute is open. */
  held: readonly FulfillmentAction[];
  /** True while the order waits for its online payment. */
  awaitsPayment: boolean;
}

export interface Actor {
  party: Party;
  reason?: string | null;
}

/** The statuses of a fulfillment from the least to the most advanced, without CANCELLED. */
const ADVANCE: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'LOST', 'RETURNED'];

type Dates = Pick<FulfillmentFacts, 'lossDates' | 'pickUpDates'>;

/** The parties that each limit applies to, and a function that returns the problem if the limit forbids the step. */
const LIMITS: Record<StepLimit, { binds: readonly Party[]; problem: (dates: Dates) => Problem | null }> = {
  OVERDUE: { binds: ['SELLER'], problem: ({ lossDates }) => lossDates && tooEarlyToDeclare(lossDates) },
  FINDABLE: { binds: ['SELLER'], problem: ({ lossDates }) => lossDates && tooLateToFind(lossDates) },
  UNCOLLECTED: {
    binds: ['BUYER', 'SELLER'],
    problem: ({ pickUpDates }) => pickUpDates && tooEarlyToCancel(pickUpDates),
  },
};

const NOT_YET: Partial<Record<OrderStatus, ErrorCode>> = {
  CONFIRMED: 'NOT_YET_CONFIRMED',
  SHIPPED: 'NOT_YET_SHIPPED',
  DELIVERED: 'NOT_YET_DELIVERED',
  LOST: 'NOT_LOST',
};
const ALREADY: Partial<Record<OrderStatus, ErrorCode>> = {
  CONFIRMED: 'ALREADY_CONFIRMED',
  SHIPPED: 'ALREADY_SHIPPED',
  DELIVERED: 'ALREADY_DELIVERED',
  CANCELLED: 'ALREADY_CANCELLED',
  RETURNED: 'ALREADY_RETURNED',
  LOST: 'ALREADY_LOST',
};

/**
 * Returns the statuses before and after an action. Throws the problem that prevents it, or REASON_REQUIRED if a
 * required reason is missing.
 */
export function transitionOf(
  action: FulfillmentAction,
  fulfillment: FulfillmentFacts,
  actor: Actor,
): { from: OrderStatus; to: ReachedStatus } {
  const found = actionProblem(action, fulfillment, actor.party);
  if (found) throw new DomainError([found]);
  if (needsReason(action, actor.party) && !actor.reason?.trim())
    refuse('REASON_REQUIRED', { field: ['reason'] });
  return { from: fulfillment.status, to: LIFECYCLE[action].to };
}

/** The last step of a fulfillment: the account that took it (null for Panna), and the status before it. */
export interface LastStep {
  reachedBy: string | null;
  reachedFrom: OrderStatus | null;
}

/** True if this person took the action that led to the current status, so that repeating it changes nothing. */
export function isTakenAlready(
  action: FulfillmentAction,
  { status, reachedBy, reachedFrom }: LastStep & { status: OrderStatus },
  actorId: string,
): boolean {
  const { from, to }: Step = LIFECYCLE[action];
  return status === to && reachedBy === actorId && reachedFrom !== null && from.includes(reachedFrom);
}

/** True if this party must give a reason for the action. */
export function needsReason(action: FulfillmentAction, party: Party): boolean {
  const step: Step = LIFECYCLE[action];
  return step.reasonFrom === party;
}

/** Returns the actions that this party can take now; none if `party` is null. */
export function allowedActions(fulfillment: FulfillmentFacts, party: Party | null): FulfillmentAction[] {
  if (!party) return [];
  return ACTIONS.filter((action) => !actionProblem(action, fulfillment, party));
}

/**
 * Returns the status of the order's least advanced fulfillment that is not cancelled; CANCELLED if all are cancelled
 * (docs/marketplace.md, Orders).
 */
export function orderStatusOf(fulfillments: readonly OrderStatus[]): OrderStatus {
  return ADVANCE.find((status) => fulfillments.includes(status)) ?? 'CANCELLED';
}

/**
 * Returns the fulfillments to cancel when the buyer cancels the whole order: all that are not cancelled yet. Throws
 * if one of them cannot be cancelled, so that no order is partly cancelled. Throws ALREADY_CANCELLED if all of them
 * are cancelled, unless the buyer cancelled one.
 */
export function fulfillmentsToCancel<Fulfillment extends FulfillmentFacts & LastStep>(
  fulfillments: readonly Fulfillment[],
  buyerId: string,
): Fulfillment[] {
  const standing = fulfillments.filter((fulfillment) => fulfillment.status !== 'CANCELLED');
  const isSaidTwice = fulfillments.some((fulfillment) => isTakenAlready('cancel', fulfillment, buyerId));
  if (standing.length === 0 && !isSaidTwice) refuse('ALREADY_CANCELLED');
  for (const fulfillment of standing)
    transitionOf(cancellationOf(fulfillment), fulfillment, { party: 'BUYER' });
  return standing;
}

/** Returns the buyer's cancelling step: `cancelUnpaid` while the online payment is awaited, otherwise `cancel`. */
export function cancellationOf({
  awaitsPayment,
}: Pick<FulfillmentFacts, 'awaitsPayment'>): 'cancel' | 'cancelUnpaid' {
  return awaitsPayment ? 'cancelUnpaid' : 'cancel';
}

/** True if the buyer can cancel every fulfillment that is not cancelled yet, and there is at least one. */
export function canCancelOrder(fulfillments: readonly StatusFacts[]): boolean {
  const standing = fulfillments.filter((fulfillment) => fulfillment.status !== 'CANCELLED');
  return (
    standing.length > 0 &&
    standing.every((fulfillment) => !stepProblem(LIFECYCLE.cancel, fulfillment, 'BUYER'))
  );
}

/** Returns the problem that prevents this party's action now, including its time limit; null if there is none. */
function actionProblem(
  action: FulfillmentAction,
  { held, awaitsPayment, ...facts }: FulfillmentFacts,
  party: Party,
): Problem | null {
  const step: Step = LIFECYCLE[action];
  if (step.pickUpOnly && !facts.pickUpDates)
    return problem(step.by.includes(party) ? 'NOT_PICKED_UP' : 'SELLER_ONLY');
  const limit = step.limit && LIMITS[step.limit];
  const late = limit?.binds.includes(party) ? limit.problem(facts) : null;
  const found = stepProblem(step, facts, party) ?? late;
  if (!found && awaitsPayment && !step.unpaidOnly) return problem('ORDER_NOT_PAID');
  if (found) return facts.pickUpDates ? asAtPickUp(found) : found;
  return held.includes(action) ? problem('DISPUTE_OPEN') : null;
}

/** Returns the problem if the party, the status or a lack of rentals prevents the step; otherwise null. */
export function stepProblem(
  step: Condition,
  { status, hasRentals }: StatusFacts,
  party: Party,
): Problem | null {
  if (!step.by.includes(party)) return problem(party === 'BUYER' ? 'SELLER_ONLY' : 'BUYER_ONLY');
  if (step.rentalsOnly && !hasRentals) return problem(step.rentalsOnly);
  return step.from.includes(status) ? null : problem(whyNotFrom(status, step));
}

/** Returns the error code for a status that forbids the action: NOT_YET_… if the action is too early, otherwise ALREADY_…. */
function whyNotFrom(status: OrderStatus, { from }: Condition): ErrorCode {
  const reached = ADVANCE.indexOf(status);
  const missing = status === 'CANCELLED' ? undefined : from.find((each) => ADVANCE.indexOf(each) > reached);
  return (missing ? NOT_YET[missing] : ALREADY[status]) ?? 'INVALID_VALUE';
}
