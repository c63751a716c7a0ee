import { paysRentalOnline } from '../../../domain/payments/rentalPayment.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import type { OnlinePayments, Scope } from '../../scope.js';

/** Returns the online payments with which the rentals of an order are paid after it; null if buyer and seller settle them. */
export function paidOnlineLater(
  { payments }: Pick<Scope, 'payments'>,
  { onlinePayment }: Pick<StoredOrder, 'onlinePayment'>,
): OnlinePayments | null {
  const isPaidOnline = onlinePayment?.status === 'PAID';
  return paysRentalOnline(payments?.offer ?? 'NONE', { isPaidOnline }) ? payments : null;
}
