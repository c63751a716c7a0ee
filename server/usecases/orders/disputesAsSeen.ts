import type { DisputedFulfillment } from '../../domain/disputes/claim.js';
import {
  disputeProblem,
  isOpen,
  OPEN_STATUSES,
  type DisputeAction,
  type DisputeParty,
} from '../../domain/disputes/dispute.js';
import {
  canBeReturned,
  disputeEnd,
  waitingSince,
  type ReturnableFacts,
} from '../../domain/disputes/disputeReturn.js';
import { money, type CurrencyCode } from '../../domain/money/money.js';
import { endOf, type DeadlineDays } from '../../domain/orders/deadlines.js';
import type { Side } from '../../domain/orders/orderStatus.js';
import type { StoredDispute, StoredReturn } from '../../persistence/queries/orders/storedDispute.js';
import type { StoredFulfillment, StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { lastStepOf, reachedAt } from './lastStep.js';
import type { Dispute, DisputeReturn } from './dispute.js';
import { movementsOf } from './storedMoney.js';

/** The side for which the viewer acts, their right to decide as staff, and the deadlines in days. */
interface DisputeSight {
  party: Side | null;
  decides: boolean;
  days: DeadlineDays;
}

/** Returns the disputes of a fulfillment, oldest first, with the steps that the viewer can take. */
export function disputesAsSeen(
  order: Pick<StoredOrder, 'id'>,
  fulfillment: StoredFulfillment,
  { party, decides, days }: DisputeSight,
): Dispute[] {
  const actor: DisputeParty | null = party ?? (decides ? 'STAFF' : null);
  return fulfillment.disputes.map((stored) =>
    disputeAsSeen(stored, fulfillment, { orderId: order.id, actor, days }),
  );
}

function disputeAsSeen(
  stored: StoredDispute,
  { id: fulfillmentId, currency, items }: StoredFulfillment,
  { orderId, actor, days }: { orderId: string; actor: DisputeParty | null; days: DeadlineDays },
): Dispute {
  const can = (action: DisputeAction) => actor !== null && !disputeProblem(action, stored, actor);
  const amount = (minor: number | null) => (minor === null ? null : money(minor, currency));
  return {
    ...stored,
    answerBy: endOf('DISPUTE_ANSWER', stored.openedAt, days),
    endsAt: endsAtOf(stored, days),
    returnOfBooks: stored.returnOfBooks && returnAsSeen(stored.returnOfBooks, currency, days),
    orderId,
    fulfillmentId,
    claimed: money(stored.claimed, currency),
    offered: amount(stored.offered),
    awarded: amount(stored.awarded),
    viewerCanAnswer: can('answer'),
    viewerCanAcceptOffer: can('acceptOffer') || can('acceptReturn'),
    viewerCanWithdraw: can('withdraw'),
    viewerCanDecide: can('decide'),
    viewerCanAskReturn:
      (can('answer') || can('orderReturn')) && canBeReturned(returnableFactsOf({ items }, stored)),
    viewerCanSendReturn: can('sendReturn'),
    viewerCanConfirmReturn: can('confirmReturn'),
    viewerCanContestReturn: can('contestReturn'),
    viewerCanAddPhotos: (actor === 'BUYER' || actor === 'SELLER') && isOpen(stored),
  };
}

/**
 * Returns the time at which a dispute ends automatically. For a closed dispute, returns the time that applied when it was
 * opened.
 */
function endsAtOf(stored: StoredDispute, days: DeadlineDays): Date {
  const open = OPEN_STATUSES.find((status) => status === stored.status);
  return open ? disputeEnd(open, waitingSince(stored), days) : disputeEnd('OPEN', stored.openedAt, days);
}

function returnAsSeen(
  { refund, ...stored }: StoredReturn,
  currency: CurrencyCode,
  days: DeadlineDays,
): DisputeReturn {
  return {
    ...stored,
    refund: money(refund, currency),
    sendBy: disputeEnd('AWAITING_RETURN', stored.askedAt, days),
    confirmBy: stored.sentAt && disputeEnd('RETURN_SENT', stored.sentAt, days),
  };
}

/** Returns the facts that decide whether the books of a dispute can be sent back. */
export function returnableFactsOf(
  { items }: Pick<StoredFulfillment, 'items'>,
  { reason }: Pick<StoredDispute, 'reason'>,
): ReturnableFacts {
  return { reason, hasRentals: items.some(({ type }) => type === 'RENTAL') };
}

/** Returns the facts of a fulfillment that decide for which reasons its buyer can open a dispute. */
export function disputedFactsOf(fulfillment: StoredFulfillment): DisputedFulfillment {
  const last = lastStepOf(fulfillment);
  return {
    status: fulfillment.status,
    since: reachedAt(fulfillment),
    isSentBack:
      fulfillment.returnShipment !== null || fulfillment.disputes.some((each) => each.returnOfBooks !== null),
    isBought: fulfillment.items.some(({ purchase }) => purchase !== null),
    isLostForSeller: fulfillment.status === 'LOST' && last?.actorId === fulfillment.sellerId,
    isFound: last?.from === 'LOST',
    movements: movementsOf(fulfillment),
    currency: fulfillment.currency,
    disputes: fulfillment.disputes,
  };
}
