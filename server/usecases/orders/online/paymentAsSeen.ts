import type { Money } from '../../../domain/money/money.js';
import type { OnlinePaymentStatus } from '../../../domain/payments/onlinePayment.js';
import type { StoredOnlinePayment } from '../../../persistence/queries/orders/storedOrder.js';
import type { DayPorts } from '../../scope.js';

/** The online payment for an order, or for an extension or purchase of a rental in it. */
export interface OnlinePayment {
  status: OnlinePaymentStatus;
  amount: Money;
  /** The part of an awaited amount that the buyer can have blocked instead of charged; null if there is none. */
  blockableDeposit: Money | null;
  /** The page on which the viewer can pay; null if they cannot pay now. */
  redirectUrl: string | null;
  expiresAt: Date;
  isSimulated: boolean;
}

/** Returns an online payment. Only the buyer sees the payment page, and only until the deadline for the payment. */
export function paymentAsSeen(
  {
    provider,
    status,
    amount,
    blockable,
    pageUrl,
    expiresAt,
  }: Omit<StoredOnlinePayment, 'amount' | 'blockable'> & {
    amount: Money;
    blockable: Money | null;
  },
  isBuyer: boolean,
  { clock }: Pick<DayPorts, 'clock'>,
): OnlinePayment {
  const canPay = isBuyer && status === 'AWAITING' && clock.now() < expiresAt;
  return {
    status,
    amount,
    blockableDeposit: status === 'AWAITING' ? blockable : null,
    redirectUrl: canPay ? pageUrl : null,
    expiresAt,
    isSimulated: provider === 'simulator',
  };
}
