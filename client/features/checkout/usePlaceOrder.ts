import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { newKey } from '../../shared/apollo/newKey';
import type { PaymentMethod } from '../../shared/contract/schema.generated';
import type { UserErrorPartsFragment } from '../../shared/refusals/UserErrorParts.generated';
import { InvalidAnswer } from '../../shared/send/InvalidAnswer';
import { useServerForm } from '../../shared/forms/useServerForm';
import { addressValues, countryOf, type AddressValues } from './addressValues';
import type { CheckoutQuery } from './Checkout.generated';
import { usePlaceOrderMutation, type PlaceOrderMutation } from './PlaceOrder.generated';
import { useSaveAddress } from './useSaveAddress';

export type CheckoutValues = {
  shippingAddress: AddressValues;
  /** True if the buyer chose to save the address. */
  saves: boolean;
  paymentMethod: PaymentMethod;
};

type Options = {
  checkout: CheckoutQuery;
  pickUpFrom: readonly string[];
  onPlaced: (order: PlacedOrder) => void;
  onRefused: () => void;
};

export type PlacedOrder = NonNullable<PlaceOrderMutation['placeOrder']['order']>;

type Payload = PlaceOrderMutation['placeOrder'];

/**
 * Manages the checkout form. Each checkout has one idempotency key, so that submitting the form again creates no
 * second order. `refusedLines` are refusals of single lines; their `field` contains the id of the line.
 */
export function usePlaceOrder({ checkout, pickUpFrom, onPlaced, onRefused }: Options) {
  const { t } = useLingui();
  const [idempotencyKey] = useState(newKey);
  const [refusedLines, setRefusedLines] = useState<ReadonlyArray<UserErrorPartsFragment>>([]);
  // The payment choice is not a field of the form, because a refusal of it concerns the whole order.
  const [payOnline, choosePayOnline] = useState(false);
  const [placeOrder] = usePlaceOrderMutation();
  const saveAddress = useSaveAddress(checkout);

  const send = async ({ saves, ...values }: CheckoutValues): Promise<Payload | undefined> => {
    setRefusedLines([]);
    const notSaved = saves ? await saveAddress(values.shippingAddress) : [];
    if (notSaved.length > 0) return { order: null, userErrors: notSaved };
    const shippingAddress = {
      ...values.shippingAddress,
      country: countryOf(values.shippingAddress, checkout),
    };
    const expectedAmountDue = checkout.cart.amountDue.amount;
    const hasChoice = checkout.marketplace.onlinePayment === 'OFFERED';
    const input = {
      ...values,
      shippingAddress,
      idempotencyKey,
      expectedAmountDue,
      ...(hasChoice && { payOnline }),
      ...(pickUpFrom.length > 0 && { pickUpFrom: [...pickUpFrom] }),
    };
    const payload = (await placeOrder({ variables: { input } })).data?.placeOrder;
    const refusals = payload?.userErrors ?? [];
    setRefusedLines(refusals.filter(({ field }) => field?.[0] === 'items'));
    if (refusals.length > 0) onRefused();
    return payload;
  };

  const onAccepted = ({ order }: Payload) => {
    if (!order) throw new InvalidAnswer('The server has accepted but given no order');
    onPlaced(order);
  };

  const form = useServerForm({
    defaultValues: {
      shippingAddress: addressValues(checkout.checkoutAddress),
      saves: false,
      paymentMethod: 'UPI',
    },
    send,
    onAccepted,
    fallback: t`Failed to create order`,
    invalidAnswer: t`Invalid response from server`,
    offline: t`No connection. Nothing was ordered.`,
  });
  return { ...form, refusedLines, payOnline, choosePayOnline };
}
