import { money, type CurrencyCode } from '../../../domain/money/money.js';
import type { RentalPaymentPurpose } from '../../../domain/payments/rentalPayment.js';
import type { StoredOrderItem } from '../../../persistence/queries/orders/storedItem.js';
import type { DayPorts } from '../../scope.js';
import { paymentAsSeen, type OnlinePayment } from '../online/paymentAsSeen.js';

/** The latest online payment of an extension or of the purchase of rented copies. */
export interface RentalPayment {
  purpose: RentalPaymentPurpose;
  /** The number of months by which the rental is extended; null for a purchase. */
  months: number | null;
  /** The due date (YYYY-MM-DD) after the extension; null for a purchase. */
  endsOn: string | null;
  payment: OnlinePayment;
  viewerCanGiveUp: boolean;
}

/** Returns the latest online payment of an extension or purchase for a line; null if there was none. */
export function rentalPaymentAsSeen(
  { rentalPayment }: StoredOrderItem,
  currency: CurrencyCode,
  isBuyer: boolean,
  time: Pick<DayPorts, 'clock'>,
): RentalPayment | null {
  if (!rentalPayment) return null;
  const { purpose, months, endsOn, amount, ...stored } = rentalPayment;
  return {
    purpose,
    months,
    endsOn,
    payment: paymentAsSeen({ ...stored, amount: money(amount, currency), blockable: null }, isBuyer, time),
    viewerCanGiveUp: isBuyer && stored.status === 'AWAITING',
  };
}
