import { skipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { OPENING_MS } from '../../../entities/order/online/usePlacedPayment';
import type { OnlinePaymentFragment } from '../../../entities/order/online/OnlinePayment.generated';

/** Polling interval while the payment is about to arrive or to expire, in milliseconds. */
const ENDING_MS = 3000;

type Awaited = {
  payment: Pick<NonNullable<OnlinePaymentFragment['payment']>, 'status' | 'redirectUrl'>;
  isChecking: boolean;
  /** True if the time to pay is over by the clock of this device. */
  isOver: boolean;
};

/** Polls the payment of an order while a change of the payment is expected, in addition to the live updates of the order. */
export function usePaymentPolling<Data>(
  orderId: string,
  awaited: Awaited,
  document: TypedDocumentNode<Data, { id: string }>,
): void {
  const pollInterval = intervalOf(awaited);
  useQuery(document, pollInterval > 0 ? { variables: { id: orderId }, pollInterval } : skipToken);
}

function intervalOf({ payment: { status, redirectUrl }, isChecking, isOver }: Awaited): number {
  if (status !== 'AWAITING') return 0;
  if (isChecking || isOver) return ENDING_MS;
  return redirectUrl === null ? OPENING_MS : 0;
}
