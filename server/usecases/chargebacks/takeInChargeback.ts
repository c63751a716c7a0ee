import type { DomainEvent } from '../../domain/events/event.js';
import {
  chargebackAfter,
  CHARGEBACK_LIFECYCLE,
  isChargebackOpen,
  type ChargebackStatus,
} from '../../domain/payments/chargeback.js';
import type { ProviderChargeback } from '../../payments/paymentProvider.js';
import { ChargebackEntity } from '../../persistence/entities/onlinePayments.js';
import { newId } from '../../persistence/ids.js';
import { lockedOrder } from '../../persistence/queries/orders/orders.js';
import type { StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { attemptsByReferences } from '../../persistence/queries/payments/attempts.js';
import {
  chargebackByReference,
  lockedChargeback,
  type StoredChargeback,
} from '../../persistence/queries/payments/chargebacks.js';
import type { Transaction } from '../../persistence/transaction.js';
import { isCopyReserved } from '../orders/copies/moveCopies.js';
import { readPayment } from '../payments/online/checkPayment.js';
import type { PaymentPorts } from '../payments/online/paymentPorts.js';
import { recordAll } from '../record.js';
import { loseChargeback } from './loseChargeback.js';
import { postDeduction } from './postDeduction.js';

const { to: OPENED } = CHARGEBACK_LIFECYCLE.openChargeback;

/**
 * Records the state of a chargeback that a webhook, a job or the response to a call reports. Inserts a new chargeback, posts
 * what the bank has taken or returned, and settles the money of the order if the chargeback is lost. A chargeback that has
 * ended never changes.
 */
export async function takeInChargeback(ports: PaymentPorts, found: ProviderChargeback): Promise<void> {
  const attemptId = await attemptOf(ports, found);
  if (attemptId === null) return;
  const take = (cancelsSent: boolean) =>
    ports.database.transaction(async (tx) => {
      const { chargeback, order, isNew } = await recorded(tx, attemptId, found);
      if (!isChargebackOpen(chargeback)) return;
      const events = isNew && order ? [eventOf(order, chargeback, OPENED)] : [];
      await change(ports, tx, { chargeback, order, found, events, cancelsSent });
    });
  await take(true).catch((error: unknown) => {
    // A copy that is reserved for another order cannot be replaced, so the fulfillment that was sent is not cancelled.
    if (!isCopyReserved(error)) throw error;
    return take(false);
  });
}

/**
 * Returns the id of the payment that the bank questions. If Panna does not know the payment, reads it from the provider first.
 * Returns null if the provider does not know it either.
 */
async function attemptOf(
  ports: PaymentPorts,
  { paymentReference }: ProviderChargeback,
): Promise<string | null> {
  const provider = ports.payments?.provider.name;
  if (provider === undefined) return null;
  const [known] = await attemptsByReferences(ports.database, provider, [paymentReference]);
  if (known) return known.id;
  await readPayment(ports, { reference: paymentReference });
  const [read] = await attemptsByReferences(ports.database, provider, [paymentReference]);
  return read?.id ?? null;
}

interface Recorded {
  chargeback: StoredChargeback;
  /** The order that was paid; null for a payment of unknown origin. */
  order: StoredOrder | null;
  isNew: boolean;
}

/** Returns the chargeback and its order, both locked. Inserts a new chargeback as open, with nothing deducted. */
async function recorded(tx: Transaction, attemptId: string, found: ProviderChargeback): Promise<Recorded> {
  const { reference, phase, reason, amount, currency, respondBy, openedAt } = found;
  const facts = { reference, phase, reason, amount, currency, respondBy, openedAt };
  const row = { ...facts, id: newId('chargeback'), attemptId, status: OPENED, deducted: 0 };
  const isNew = (await tx.insertNew(ChargebackEntity, [row])).length > 0;
  const known = await chargebackByReference(tx, reference);
  // Orders are locked before the rows that belong to them.
  const order = known?.orderId ? await lockedOrder(tx, known.orderId) : null;
  const chargeback = known && (await lockedChargeback(tx, known.id));
  if (!chargeback) throw new Error(`The chargeback ${reference} was not recorded`);
  return { chargeback, order, isNew };
}

interface Changing {
  chargeback: StoredChargeback;
  order: StoredOrder | null;
  found: ProviderChargeback;
  /** Events to record at the end of the transaction. */
  events: DomainEvent[];
  /** True if fulfillments that were sent but have not arrived are cancelled when the chargeback is lost. */
  cancelsSent: boolean;
}

async function change(
  ports: PaymentPorts,
  tx: Transaction,
  { chargeback, order, found, events, cancelsSent }: Changing,
): Promise<void> {
  const { phase, reason, respondBy } = found;
  const status = chargebackAfter(chargeback.status, found.status);
  const hasEnded = !isChargebackOpen({ status });
  const deducted = await postDeduction(ports, tx, chargeback, { ...found, status });
  const endedAt = hasEnded ? ports.clock.now() : null;
  const facts = { status, phase, reason, respondBy, deducted, endedAt };
  await tx.update(ChargebackEntity, { id: chargeback.id }, facts);
  const ended = hasEnded && order ? [...events, eventOf(order, chargeback, status)] : events;
  if (status === 'LOST' && order)
    await loseChargeback(ports, tx, { chargeback, order, events: ended, cancelsSent });
  else await recordAll(ports, tx, ended);
}

function eventOf(
  { id: orderId, buyerId, fulfillments }: StoredOrder,
  { id: chargebackId }: StoredChargeback,
  status: ChargebackStatus,
): DomainEvent {
  const sellerIds = [...new Set(fulfillments.map(({ sellerId }) => sellerId))];
  return { type: 'ChargebackChanged', orderId, buyerId, chargebackId, sellerIds, status };
}
