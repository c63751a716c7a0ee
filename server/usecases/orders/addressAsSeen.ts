import type { ShippingAddress } from '../../domain/addresses/address.js';
import type { StoredOrder } from '../../persistence/queries/orders/storedOrder.js';

/**
 * Returns the address of an order. The buyer receives it unless it names somebody else. The seller of what is picked up sees
 * the receiver only.
 */
export function addressAsSeen(
  { shippingAddress, buyerAsPayee }: StoredOrder,
  { seesReceiver, isSent }: { seesReceiver: boolean; isSent: boolean },
): ShippingAddress {
  const receiver = seesReceiver ? (shippingAddress.receiver ?? buyerAsPayee.name) : null;
  // Whoever hands books over in person needs the name alone.
  if (!isSent) return { street: '', city: '', state: '', zipcode: '', country: '', receiver, phone: null };
  return { ...shippingAddress, receiver, phone: seesReceiver ? shippingAddress.phone : null };
}
