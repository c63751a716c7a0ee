import { linesOfItems } from '../../domain/papers/charges.js';
import type { Evidence, EvidencePart, EvidencePhoto } from '../../domain/papers/evidence.js';
import { paperDay } from '../../domain/papers/financialYear.js';
import { operatorParty, wholeParty } from '../../domain/papers/parties.js';
import { capturedOf } from '../../domain/payments/payment.js';
import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import type { StoredChargeback } from '../../persistence/queries/payments/chargebacks.js';
import { paymentsOf } from '../orders/storedMoney.js';
import { billedItems } from '../papers/billedItems.js';
import type { Ports } from '../scope.js';
import { evidencePhotosOf } from './evidencePhotos.js';

type EvidencePorts = Pick<Ports, 'database' | 'files' | 'clock' | 'operator' | 'payoutTerms'>;

/**
 * Returns the evidence in favour of the seller for a payment that the bank questions; null for a payment of unknown origin.
 * Omits photos if `withPhotos` is false.
 */
export async function evidenceOf(
  ports: EvidencePorts,
  { orderId, reference, paymentReference, reason, explanation }: StoredChargeback,
  { withPhotos }: { withPhotos: boolean },
): Promise<Evidence | null> {
  const { database, clock, operator, payoutTerms } = ports;
  const [order] = orderId ? await ordersByIds(database, [orderId]) : [];
  if (!order) return null;
  const { shippingAddress, buyerAsPayee } = order;
  const parts: EvidencePart[] = [];
  for (const fulfillment of order.fulfillments)
    parts.push(partOf(fulfillment, withPhotos ? await evidencePhotosOf(ports, fulfillment) : []));
  const receiver = shippingAddress.receiver ?? buyerAsPayee.name;
  return {
    chargeback: reference,
    payment: paymentReference,
    reason,
    explanation,
    orderId: order.id,
    orderedOn: paperDay(order.createdAt),
    buyer: wholeParty({ ...shippingAddress, name: receiver, gstin: null }),
    operator: operator && operatorParty(operator, payoutTerms.commissionTax?.gstin ?? null),
    parts,
    drawnOn: paperDay(clock.now()),
  };
}

function partOf(fulfillment: StoredFulfillment, photos: EvidencePhoto[]): EvidencePart {
  const { sellerAsPayee, status, carrier, trackingNumber, timeline, returnShipment, currency, disputes } =
    fulfillment;
  const inWords = (reached: string) => statusInWords(reached, fulfillment.pickUp !== null);
  const online = paymentsOf(fulfillment).filter(({ isOnline }) => isOnline);
  const steps = timeline
    .filter(({ from, to }) => from !== to)
    .map(({ to, reason, occurredAt }) => ({
      day: paperDay(occurredAt),
      happened: reason ? `${inWords(to)}: ${reason}` : inWords(to),
    }));
  const wasSent = timeline.some(({ to }) => to === 'SHIPPED');
  const back = returnShipment
    ? [{ day: paperDay(returnShipment.sentAt), happened: 'The buyer sent the rented copies back' }]
    : [];
  return {
    id: fulfillment.id,
    sellerName: sellerAsPayee.name,
    status: inWords(status),
    lines: linesOfItems(billedItems(fulfillment)),
    shipment: wasSent && !fulfillment.pickUp ? { carrier, trackingNumber } : null,
    steps: [...steps, ...back, ...returnsOf(disputes)].toSorted((a, b) => a.day.localeCompare(b.day)),
    photos,
    paid: capturedOf('PAYMENT', online, currency),
    paidBack: capturedOf('REFUND', online, currency),
  };
}

function returnsOf(disputes: StoredFulfillment['disputes']): EvidencePart['steps'] {
  return disputes.flatMap(({ number, returnOfBooks }) => [
    ...(returnOfBooks?.sentAt
      ? [
          {
            day: paperDay(returnOfBooks.sentAt),
            happened: `Dispute ${number}: the buyer sent the books back`,
          },
        ]
      : []),
    ...(returnOfBooks?.arrivedAt
      ? [
          {
            day: paperDay(returnOfBooks.arrivedAt),
            happened: `Dispute ${number}: the seller has the books back`,
          },
        ]
      : []),
  ]);
}

function statusInWords(status: string, isPickedUp: boolean): string {
  if (isPickedUp && status === 'SHIPPED') return 'Ready for pick-up';
  if (isPickedUp && status === 'DELIVERED') return 'Picked up';
  return status === 'PENDING' ? 'Ordered' : status.charAt(0) + status.slice(1).toLowerCase();
}
