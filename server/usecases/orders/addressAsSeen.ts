import type { ShippingAddress } from '../../domain/addresses/address.js';
import type { StoredOrder } from '../../persistence/queries/orders/storedOrder.js';

/**
 * Returns the address of an order as the viewer may see it. Without a named receiver, the buyer is the receiver. A seller whose
 * books are picked up sees only the receiver.
 */
export function addressAsSeen(
  { shippingAddress, buyerAsPayee }: StoredOrder,
  { seesReceiver, isSent }: { seesReceiver: boolean; isSent: boolean },
): ShippingAddress {
  const receiver = seesReceiver ? (shippingAddress.receiver ?? buyerAsPayee.name) : null;
  // A seller who hands books over in person needs only the receiver's name.
  if (!isSent) return { street: '', city: '', state: '', zipcode: '', country: '', receiver, phone: null };
  return { ...shippingAddress, receiver, phone: seesReceiver ? shippingAddress.phone : null };
}
