import type { Ability } from '../../../domain/accounts/abilities.js';
import { fulfillmentStepSchema, type FulfillmentStep } from '../../../domain/orders/fulfillment.js';
import type { FulfillmentAction } from '../../../domain/orders/orderStatus.js';
import { assertNoParcel, cancelStepOf } from '../../../domain/orders/pickUp.js';
import { isTakenAlready, transitionOf } from '../../../domain/orders/steps.js';
import type { StoredFulfillment } from '../../../persistence/queries/orders/storedOrder.js';
import { readInput } from '../../readInput.js';
import { requireAbility } from '../../requireAbility.js';
import type { Scope } from '../../scope.js';
import { lockedFulfillment } from '../lockedFulfillment.js';
import { factsOf } from '../factsOf.js';
import { lastStepFactsOf } from '../lastStep.js';
import { recordStep } from '../recordStep.js';

/**
 * Abilities that allow each step; the viewer needs one of them. Sellers need `sales:write` and buyers `orders:write`.
 */
const ABILITIES_FOR: Record<FulfillmentAction, readonly [Ability, ...Ability[]]> = {
  confirm: ['sales:write'],
  ship: ['sales:write'],
  handOver: ['sales:write'],
  takeBack: ['sales:write'],
  markDelivered: ['orders:write'],
  declareLost: ['orders:write', 'sales:write'],
  reportFound: ['sales:write'],
  cancel: ['orders:write', 'sales:write'],
  cancelUncollected: ['orders:write', 'sales:write'],
  expireUncollected: ['orders:expire'],
  assumeDelivered: ['orders:expire'],
  assumeLost: ['orders:expire'],
  assumeReturned: ['orders:expire'],
  cancelMissing: ['disputes:expire'],
  cancelUnpaid: ['orders:write'],
  expireUnpaid: ['payments:follow'],
  expire: ['orders:expire'],
};

/**
 * Takes a step of a fulfillment and returns the ids of the order and the fulfillment. A step that the viewer has already taken
 * succeeds again and changes nothing. Throws FULFILLMENT_NOT_FOUND if the viewer is neither the buyer nor the seller, what
 * transitionOf throws if the step is not possible, and PICK_UP_HAS_NO_PARCEL if a carrier is named for a pick-up.
 */
export async function takeStep(
  scope: Scope,
  asked: FulfillmentAction,
  input: unknown,
): Promise<{ orderId: string; fulfillmentId: string }> {
  const viewer = await requireAbility(scope, ...ABILITIES_FOR[asked]);
  const said = await readInput(fulfillmentStepSchema, input);
  const { fulfillmentId, reason, withhold, ...shipment } = said;
  return scope.database.transaction(async (tx) => {
    const { order, fulfillment, party } = await lockedFulfillment(tx, fulfillmentId, viewer);
    const facts = factsOf(fulfillment, scope);
    const action = asked === 'cancel' ? cancelStepOf(facts) : asked;
    const reached = { status: fulfillment.status, ...lastStepFactsOf(fulfillment) };
    if (
      sameSteps(asked).some((each) => isTakenAlready(each, reached, viewer.id)) &&
      saysTheSame(said, fulfillment)
    )
      return { orderId: order.id, fulfillmentId };
    const { to } = transitionOf(action, facts, { party, reason });
    if (action === 'ship' && fulfillment.pickUp) assertNoParcel(shipment);
    const step = { action, to, actorId: viewer.id, reason, withhold, ...(action === 'ship' && { shipment }) };
    await recordStep(scope, tx, [{ order, fulfillment }], step);
    return { orderId: order.id, fulfillmentId };
  });
}

/** Returns the steps that this request may have taken earlier. A cancellation can be either of two steps. */
function sameSteps(asked: FulfillmentAction): FulfillmentAction[] {
  return asked === 'cancel' ? ['cancel', 'cancelUncollected'] : [asked];
}

/**
 * True if a repeated step names the recorded carrier, tracking number and withheld amount, or leaves them out. A
 * repeated step with other details is refused, because those details would be lost.
 */
function saysTheSame(
  { carrier, trackingNumber, withhold }: FulfillmentStep,
  fulfillment: StoredFulfillment,
): boolean {
  const withheld = fulfillment.ledger.find(({ kind }) => kind === 'DEPOSIT_WITHHELD');
  return (
    (carrier === null || carrier === fulfillment.carrier) &&
    (trackingNumber === null || trackingNumber === fulfillment.trackingNumber) &&
    (withhold === null || (withhold.amount === withheld?.amount && withhold.reason === withheld.note))
  );
}
