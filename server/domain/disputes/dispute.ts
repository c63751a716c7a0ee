import type { FulfillmentAction, OrderStatus, Side } from '../orders/orderStatus.js';
import { problem, DomainError, type ErrorCode, type Problem } from '../shared/errors.js';

/** The reason for which a buyer disputes a fulfillment. */
export const DisputeReason = {
  NOT_ARRIVED: 'NOT_ARRIVED',
  NOT_AS_DESCRIBED: 'NOT_AS_DESCRIBED',
  DEPOSIT_WITHHELD: 'DEPOSIT_WITHHELD',
  DECLARED_LOST: 'DECLARED_LOST',
} as const;
export type DisputeReason = keyof typeof DisputeReason;

export const DisputeStatus = {
  OPEN: 'OPEN',
  ANSWERED: 'ANSWERED',
  AWAITING_RETURN: 'AWAITING_RETURN',
  RETURN_SENT: 'RETURN_SENT',
  RETURN_CONTESTED: 'RETURN_CONTESTED',
  SETTLED: 'SETTLED',
  WITHDRAWN: 'WITHDRAWN',
  DECIDED: 'DECIDED',
  EXPIRED: 'EXPIRED',
  RETURNED: 'RETURNED',
  LAPSED: 'LAPSED',
} as const;
export type DisputeStatus = keyof typeof DisputeStatus;

/** The party that takes a step of a dispute. STAFF has the ability `disputes:decide`; PANNA acts when a deadline passes. */
export type DisputeParty = Side | 'STAFF' | 'PANNA';

/** A step of a dispute: the statuses before and after it, and the party that can take it. */
export interface DisputeStep {
  from: readonly DisputeStatus[];
  to: DisputeStatus;
  by: DisputeParty;
}

/** The life of a dispute. Guards, viewerCan fields, buttons and docs/lifecycle.md derive from it. */
export const DISPUTE_LIFECYCLE = {
  answer: { from: ['OPEN', 'ANSWERED'], to: 'ANSWERED', by: 'SELLER' },
  concede: { from: ['OPEN', 'ANSWERED'], to: 'SETTLED', by: 'SELLER' },
  acceptOffer: { from: ['ANSWERED'], to: 'SETTLED', by: 'BUYER' },
  acceptReturn: { from: ['ANSWERED'], to: 'AWAITING_RETURN', by: 'BUYER' },
  withdraw: { from: ['OPEN', 'ANSWERED', 'AWAITING_RETURN'], to: 'WITHDRAWN', by: 'BUYER' },
  decide: { from: ['OPEN', 'ANSWERED', 'RETURN_CONTESTED'], to: 'DECIDED', by: 'STAFF' },
  orderReturn: { from: ['OPEN', 'ANSWERED'], to: 'AWAITING_RETURN', by: 'STAFF' },
  sendReturn: { from: ['AWAITING_RETURN'], to: 'RETURN_SENT', by: 'BUYER' },
  confirmReturn: {
    from: ['AWAITING_RETURN', 'RETURN_SENT', 'RETURN_CONTESTED'],
    to: 'RETURNED',
    by: 'SELLER',
  },
  contestReturn: { from: ['RETURN_SENT'], to: 'RETURN_CONTESTED', by: 'SELLER' },
  expire: { from: ['OPEN', 'ANSWERED', 'RETURN_CONTESTED'], to: 'EXPIRED', by: 'PANNA' },
  lapse: { from: ['AWAITING_RETURN'], to: 'LAPSED', by: 'PANNA' },
  assumeArrived: { from: ['RETURN_SENT'], to: 'RETURNED', by: 'PANNA' },
} as const satisfies Record<string, DisputeStep>;
export type DisputeAction = keyof typeof DISPUTE_LIFECYCLE;

/** The facts of a dispute that decide which steps are possible. */
export interface DisputeFacts {
  reason: DisputeReason;
  status: DisputeStatus;
  /** The amount that the seller has offered, in minor units; null if the seller has not responded yet. */
  offered: number | null;
  /** True if the seller offers a refund only after the books are back. */
  offersReturn: boolean;
}

/** The steps of a fulfillment that an open dispute prevents, by the reason of the dispute. */
const HOLDS: Record<DisputeReason, readonly FulfillmentAction[]> = {
  NOT_ARRIVED: ['handOver', 'cancelUncollected', 'markDelivered', 'takeBack', 'declareLost'],
  NOT_AS_DESCRIBED: ['declareLost'],
  DEPOSIT_WITHHELD: [],
  DECLARED_LOST: ['reportFound'],
};

/** The statuses of a dispute that has not ended. */
export const OPEN_STATUSES = [
  'OPEN',
  'ANSWERED',
  'AWAITING_RETURN',
  'RETURN_SENT',
  'RETURN_CONTESTED',
] as const satisfies readonly DisputeStatus[];
export type OpenStatus = (typeof OPEN_STATUSES)[number];

/** True if the dispute has not ended. */
export function isOpen({ status }: Pick<DisputeFacts, 'status'>): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

/** Returns the steps of a fulfillment that its open dispute prevents; none without an open dispute. */
export function heldSteps(disputes: readonly DisputeFacts[]): readonly FulfillmentAction[] {
  return disputes.filter(isOpen).flatMap(({ reason }) => HOLDS[reason]);
}

/** Returns the problem that prevents this party's step of a dispute now; null if there is none. */
export function disputeProblem(
  action: DisputeAction,
  dispute: DisputeFacts,
  party: DisputeParty | null,
): Problem | null {
  const step: DisputeStep = DISPUTE_LIFECYCLE[action];
  if (step.by !== party) return problem(refusalFor(step.by));
  if (!isOpen(dispute)) return problem('DISPUTE_ENDED');
  if (!step.from.includes(dispute.status)) return problem(refusalIn(dispute.status, action));
  return isOffered(action, dispute) ? null : problem('NOTHING_OFFERED');
}

/** True unless the step accepts an offer that the seller has not made. */
function isOffered(action: DisputeAction, { offered, offersReturn }: DisputeFacts): boolean {
  if (action === 'acceptOffer') return !!offered && !offersReturn;
  return action !== 'acceptReturn' || (!!offered && offersReturn);
}

/** Returns the error code for a step that is not possible in this status of an open dispute. */
function refusalIn(status: DisputeStatus, action: DisputeAction): ErrorCode {
  if (status === 'OPEN' || status === 'ANSWERED')
    return action === 'acceptOffer' || action === 'acceptReturn' ? 'NOTHING_OFFERED' : 'NO_RETURN_AGREED';
  if (action === 'sendReturn') return 'ALREADY_SENT_BACK';
  if (action === 'contestReturn')
    return status === 'AWAITING_RETURN' ? 'RETURN_NOT_SENT' : 'RETURN_CONTESTED';
  return status === 'RETURN_CONTESTED' ? 'RETURN_CONTESTED' : 'RETURN_FIRST';
}

function refusalFor(party: DisputeParty): ErrorCode {
  return party === 'BUYER' ? 'BUYER_ONLY' : 'SELLER_ONLY';
}

/** Throws the problem that disputeProblem returns, if any. */
export function assertDisputeStep(action: DisputeAction, dispute: DisputeFacts, party: DisputeParty): void {
  const found = disputeProblem(action, dispute, party);
  if (found) throw new DomainError([found]);
}

/** The statuses of a fulfillment in which the buyer can open a dispute, by the reason of the dispute. */
export const DISPUTABLE: Record<DisputeReason, readonly OrderStatus[]> = {
  NOT_ARRIVED: ['SHIPPED', 'DELIVERED'],
  NOT_AS_DESCRIBED: ['DELIVERED'],
  DEPOSIT_WITHHELD: ['RETURNED'],
  DECLARED_LOST: ['LOST'],
};
