import { In, IsNull } from 'typeorm';
import type { CartItemType } from '../../domain/cart.js';
import { entriesAtCancel, entriesAtTakeBack, type LedgerEntry } from '../../domain/ledger.js';
import { money } from '../../domain/money.js';
import type { FulfillmentAction, OrderStatus } from '../../domain/orderStatus.js';
import {
  AllocationEntity,
  FulfillmentEntity,
  FulfillmentEventEntity,
} from '../../persistence/entities/orders.js';
import { newId } from '../../persistence/ids.js';
import type { StoredFulfillment } from '../../persistence/queries/orders.js';
import type { Transaction } from '../../persistence/transaction.js';
import { recordMovements } from './recordMovements.js';

/** An action that the lifecycle has allowed: who takes it, when and why. */
export interface Step {
  action: FulfillmentAction;
  to: OrderStatus;
  actorId: string;
  reason: string | null;
  shipment?: { carrier: string | null; trackingNumber: string | null };
  now: Date;
}

/** What an action does beside changing the status: whose copies are free again, and which money moves. */
interface Effect {
  frees: readonly CartItemType[];
  moves(past: readonly LedgerEntry[]): LedgerEntry[];
}

/** What was bought does not come back with what was rented. */
const EFFECTS: Partial<Record<FulfillmentAction, Effect>> = {
  cancel: { frees: ['PURCHASE', 'RENTAL'], moves: entriesAtCancel },
  takeBack: { frees: ['RENTAL'], moves: entriesAtTakeBack },
};

/** Records a step of a fulfillment whose row the transaction has locked: status, timeline, copies and money. */
export async function recordStep(
  tx: Transaction,
  orderId: string,
  part: StoredFulfillment,
  step: Step,
): Promise<void> {
  const { action, to, actorId, reason, shipment, now } = step;
  await tx.update(FulfillmentEntity, { id: part.id }, { status: to, ...shipment });
  await tx.insert(FulfillmentEventEntity, {
    id: newId('event'),
    fulfillmentId: part.id,
    fromStatus: part.status,
    toStatus: to,
    actorId,
    reason,
    occurredAt: now,
  });
  const effect = EFFECTS[action];
  if (!effect) return;
  const items = part.items.filter(({ type }) => effect.frees.includes(type)).map(({ id }) => id);
  await tx.update(AllocationEntity, { orderItemId: In(items), releasedAt: IsNull() }, { releasedAt: now });
  const past = part.ledger.map(({ kind, amount }) => ({ kind, amount: money(amount) }));
  await recordMovements(tx, { id: part.id, orderId }, effect.moves(past), now);
}
