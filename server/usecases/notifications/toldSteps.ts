import type { OrderStatus, ReachedStatus } from '../../domain/orders/orderStatus.js';
import { CHARGED_BACK } from '../../domain/payments/chargeback.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import { lastStepOf } from '../orders/lastStep.js';

/** Returns the name of the text that explains an automatic step. */
export function automaticTextOf(
  last: ReturnType<typeof lastStepOf>,
): 'expired' | 'unsent' | 'assumed' | 'assumedReturned' | 'chargedBack' {
  const from: OrderStatus | null | undefined = last?.from;
  if (last?.reason === CHARGED_BACK) return 'chargedBack';
  if (from === 'DELIVERED') return 'assumedReturned';
  if (from === 'SHIPPED') return 'assumed';
  return from === 'CONFIRMED' ? 'unsent' : 'expired';
}

/** Returns the name of the text about a step to this status. */
export function toldOf(
  fulfillment: StoredFulfillment,
  status: ReachedStatus,
): ReachedStatus | 'FOUND' | 'READY' | 'HANDED_OVER' {
  const last = lastStepOf(fulfillment);
  if (last?.from === 'LOST') return 'FOUND';
  if (fulfillment.pickUp && status === 'SHIPPED') return 'READY';
  const isHandedOver = status === 'DELIVERED' && last?.actorId === fulfillment.sellerId;
  return isHandedOver ? 'HANDED_OVER' : status;
}
