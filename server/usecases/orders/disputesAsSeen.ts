import type { DisputedFulfillment } from '../../domain/disputes/claim.js';
import {
  disputeProblem,
  isOpen,
  timesOf,
  type DisputeAction,
  type DisputeParty,
} from '../../domain/disputes/dispute.js';
import { money } from '../../domain/money/money.js';
import type { Side } from '../../domain/orders/orderStatus.js';
import type { StoredDispute } from '../../persistence/queries/orders/storedDispute.js';
import type { StoredFulfillment, StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { lastStepOf, reachedAt } from './lastStep.js';
import type { Dispute } from './dispute.js';
import { movementsOf } from './storedMoney.js';

/** The viewer's permissions for disputes: the side as which they act, or the decision as staff. */
interface DisputeSight {
  party: Side | null;
  decides: boolean;
}

/** Returns the disputes of a fulfillment, oldest first, with the steps that the viewer can take. */
export function disputesAsSeen(
  order: Pick<StoredOrder, 'id'>,
  fulfillment: StoredFulfillment,
  { party, decides }: DisputeSight,
): Dispute[] {
  const actor: DisputeParty | null = party ?? (decides ? 'STAFF' : null);
  return fulfillment.disputes.map((stored) => disputeAsSeen(stored, fulfillment, order.id, actor));
}

function disputeAsSeen(
  stored: StoredDispute,
  { id: fulfillmentId, currency }: StoredFulfillment,
  orderId: string,
  actor: DisputeParty | null,
): Dispute {
  const can = (action: DisputeAction) => actor !== null && !disputeProblem(action, stored, actor);
  const amount = (minor: number | null) => (minor === null ? null : money(minor, currency));
  return {
    ...stored,
    ...timesOf(stored.openedAt),
    orderId,
    fulfillmentId,
    claimed: money(stored.claimed, currency),
    offered: amount(stored.offered),
    awarded: amount(stored.awarded),
    viewerCanAnswer: can('answer'),
    viewerCanAcceptOffer: can('acceptOffer'),
    viewerCanWithdraw: can('withdraw'),
    viewerCanDecide: can('decide'),
    viewerCanAddPhotos: (actor === 'BUYER' || actor === 'SELLER') && isOpen(stored),
  };
}

/** Returns the facts of a fulfillment that decide for which reasons its buyer can open a dispute. */
export function disputedFactsOf(fulfillment: StoredFulfillment): DisputedFulfillment {
  const last = lastStepOf(fulfillment);
  return {
    status: fulfillment.status,
    since: reachedAt(fulfillment),
    isSentBack: fulfillment.returnShipment !== null,
    isBought: fulfillment.items.some(({ purchase }) => purchase !== null),
    isLostForSeller: fulfillment.status === 'LOST' && last?.actorId === fulfillment.sellerId,
    isFound: last?.from === 'LOST',
    movements: movementsOf(fulfillment),
    currency: fulfillment.currency,
    disputes: fulfillment.disputes,
  };
}
