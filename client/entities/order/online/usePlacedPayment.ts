import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { AwaitedPaymentDocument, type OnlinePaymentFragment } from './OnlinePayment.generated';

/** Polling interval until the address of the payment page is known, in milliseconds. */
export const OPENING_MS = 1000;

type Payment = OnlinePaymentFragment['payment'];

/**
 * Returns the payment that a placed order awaits, polling until the address of its page is known. Returns null if the order
 * awaits no payment.
 */
export function usePlacedPayment(orderId: string, placed: Payment): Payment {
  const isAwaited = placed?.status === 'AWAITING';
  const { data, stopPolling } = useQuery(
    AwaitedPaymentDocument,
    isAwaited ? { variables: { id: orderId }, pollInterval: OPENING_MS } : skipToken,
  );
  const payment = data?.order?.payment ?? placed;
  const isOpening = payment?.status === 'AWAITING' && payment.redirectUrl === null;
  useEffect(() => {
    if (!isOpening) stopPolling();
  }, [isOpening, stopPolling]);
  return isAwaited ? payment : null;
}
