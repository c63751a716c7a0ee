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
  SETTLED: 'SETTLED',
  WITHDRAWN: 'WITHDRAWN',
  DECIDED: 'DECIDED',
  EXPIRED: 'EXPIRED',
} as const;
export type DisputeStatus = keyof typeof DisputeStatus;

/** The time limits of disputes. */
export const DISPUTE_LIMITS = {
  /** Days after delivery, return or loss in which the buyer can open a dispute. */
  openDays: 7,
  /** Hours within which the seller is asked to answer. */
  answerHours: 48,
  /** Days after which an open dispute ends for the buyer. */
  endDays: 60,
} as const;

/** The party that takes a step of a dispute. STAFF has the ability `disputes:decide`. */
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
  withdraw: { from: ['OPEN', 'ANSWERED'], to: 'WITHDRAWN', by: 'BUYER' },
  decide: { from: ['OPEN', 'ANSWERED'], to: 'DECIDED', by: 'STAFF' },
  expire: { from: ['OPEN', 'ANSWERED'], to: 'EXPIRED', by: 'PANNA' },
} as const satisfies Record<string, DisputeStep>;
export type DisputeAction = keyof typeof DISPUTE_LIFECYCLE;

/** The facts of a dispute that decide which steps are possible. */
export interface DisputeFacts {
  reason: DisputeReason;
  status: DisputeStatus;
  /** The amount that the seller offers, in minor units; null before the answer. */
  offered: number | null;
}

/** The steps of a fulfillment that an open dispute for each reason holds up. */
const HOLDS: Record<DisputeReason, readonly FulfillmentAction[]> = {
  NOT_ARRIVED: ['handOver', 'cancelUncollected', 'markDelivered', 'takeBack', 'declareLost'],
  NOT_AS_DESCRIBED: ['declareLost'],
  DEPOSIT_WITHHELD: [],
  DECLARED_LOST: ['reportFound'],
};

const OPEN: readonly DisputeStatus[] = ['OPEN', 'ANSWERED'];

/** True if the dispute has not ended. */
export function isOpen({ status }: Pick<DisputeFacts, 'status'>): boolean {
  return OPEN.includes(status);
}

/** Returns the steps of a fulfillment that its open dispute holds up. */
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
  if (!step.from.includes(dispute.status) || (action === 'acceptOffer' && !dispute.offered))
    return problem('NOTHING_OFFERED');
  return null;
}

function refusalFor(party: DisputeParty): ErrorCode {
  return party === 'BUYER' ? 'BUYER_ONLY' : 'SELLER_ONLY';
}

/** Throws the problem that disputeProblem returns, if any. */
export function assertDisputeStep(action: DisputeAction, dispute: DisputeFacts, party: DisputeParty): void {
  const found = disputeProblem(action, dispute, party);
  if (found) throw new DomainError([found]);
}

/** The times of a dispute that was opened at `openedAt`. */
export function timesOf(openedAt: Date): { answerBy: Date; endsAt: Date } {
  const { answerHours, endDays } = DISPUTE_LIMITS;
  return {
    answerBy: new Date(openedAt.getTime() + answerHours * 3_600_000),
    endsAt: new Date(openedAt.getTime() + endDays * 86_400_000),
  };
}

/** The statuses of a fulfillment in which the buyer can open a dispute for each reason. */
export const DISPUTABLE: Record<DisputeReason, readonly OrderStatus[]> = {
  NOT_ARRIVED: ['SHIPPED', 'DELIVERED'],
  NOT_AS_DESCRIBED: ['DELIVERED'],
  DEPOSIT_WITHHELD: ['RETURNED'],
  DECLARED_LOST: ['LOST'],
};
