import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { newKey } from '../../shared/apollo/newKey';
import type { PaymentMethod } from '../../shared/contract/schema.generated';
import type { UserErrorPartsFragment } from '../../shared/refusals/UserErrorParts.generated';
import { InvalidAnswer } from '../../shared/send/InvalidAnswer';
import { useServerForm } from '../../shared/forms/useServerForm';
import type { CheckoutQuery } from './Checkout.generated';
import { usePlaceOrderMutation, type PlaceOrderMutation } from './PlaceOrder.generated';

const EMPTY = {
  shippingAddress: { street: '', city: '', state: '', zipcode: '' },
  paymentMethod: 'UPI' as PaymentMethod,
};

export type CheckoutValues = typeof EMPTY;

type Options = {
  cart: CheckoutQuery['cart'];
  onPlaced: (orderId: string) => void;
  onRefused: () => void;
};

type Payload = PlaceOrderMutation['placeOrder'];

/**
 * Manages the checkout form. Each checkout has one idempotency key, so that submitting the form again creates no
 * second order. `refusedLines` are refusals of single lines; their `field` contains the id of the line.
 */
export function usePlaceOrder({ cart, onPlaced, onRefused }: Options) {
  const { t } = useLingui();
  const [idempotencyKey] = useState(newKey);
  const [refusedLines, setRefusedLines] = useState<ReadonlyArray<UserErrorPartsFragment>>([]);
  const [placeOrder] = usePlaceOrderMutation();

  const send = async (values: CheckoutValues): Promise<Payload | undefined> => {
    setRefusedLines([]);
    const input = { ...values, idempotencyKey, expectedAmountDue: cart.amountDue.amount };
    const payload = (await placeOrder({ variables: { input } })).data?.placeOrder;
    const refusals = payload?.userErrors ?? [];
    setRefusedLines(refusals.filter(({ field }) => field?.[0] === 'items'));
    if (refusals.length > 0) onRefused();
    return payload;
  };

  const onAccepted = ({ order }: Payload) => {
    if (!order) throw new InvalidAnswer('The server has accepted but given no order');
    onPlaced(order.id);
  };

  const form = useServerForm({
    defaultValues: EMPTY,
    send,
    onAccepted,
    fallback: t`Failed to create order`,
    invalidAnswer: t`Invalid response from server`,
    offline: t`No connection. Nothing was ordered.`,
  });
  return { ...form, refusedLines };
}
