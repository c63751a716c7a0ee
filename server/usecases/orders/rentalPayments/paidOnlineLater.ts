import { paysRentalOnline } from '../../../domain/payments/rentalPayment.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import type { OnlinePayments, Scope } from '../../scope.js';

/**
 * Returns the configured online payments if later charges of the order's rentals are paid online; null if they are paid
 * directly.
 */
export function paidOnlineLater(
  { payments }: Pick<Scope, 'payments'>,
  { onlinePayment }: Pick<StoredOrder, 'onlinePayment'>,
): OnlinePayments | null {
  const isPaidOnline = onlinePayment?.status === 'PAID';
  return paysRentalOnline(payments?.offer ?? 'NONE', { isPaidOnline }) ? payments : null;
}
