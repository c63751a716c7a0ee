import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { PAYMENT_METHOD_LABELS } from '../../entities/order/orderLabels';
import { Card } from '../../shared/ui/Card';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { Form } from '../../shared/forms/Form';
import { SelectField } from '../../shared/forms/SelectField';
import type { CheckoutQuery } from './Checkout.generated';
import { CheckoutSummary } from './CheckoutSummary';
import { DeliveryFields } from './DeliveryFields';
import { LinesInTheWay } from './LinesInTheWay';
import { PaymentChoice } from './PaymentChoice';
import { PickUpChoice } from './PickUpChoice';
import { usePlaceOrder, type CheckoutValues, type PlacedOrder } from './usePlaceOrder';

type Props = {
  checkout: CheckoutQuery;
  /** The ids of the sellers from whom the buyer picks the books up. */
  pickUpFrom: readonly string[];
  onPickUp: (pickUpFrom: readonly string[]) => void;
  /** True while the server calculates the amounts. */
  stale: boolean;
  onPlaced: (order: PlacedOrder) => void;
  /** Called if the order is refused, because the cart may have changed. */
  onRefused: () => void;
};

/** Asks for delivery or pick-up, the address and the payment, beside a summary of the order. */
export function CheckoutForm(props: Props) {
  const { t } = useLingui();
  const { pickUpFrom, onPickUp, stale } = props;
  const { cart, savedAddresses, marketplace } = props.checkout;
  const { onlinePayment } = marketplace;
  const { form, field, payOnline, choosePayOnline, ...order } = usePlaceOrder(props);
  const { failure, refusedLines, submit, busy } = order;
  const isOnline = payOnline || onlinePayment === 'REQUIRED';
  return (
    <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 22rem' }} gap="6" alignItems="start">
      <Card asChild>
        <Form onSubmit={submit}>
          <PickUpChoice deliveries={cart.deliveries} pickUpFrom={pickUpFrom} onChange={onPickUp} />
          <DeliveryFields form={form} field={field} addresses={savedAddresses} />
          <PaymentChoice offer={onlinePayment} isOnline={payOnline} onChoose={choosePayOnline} />
          {/* Online, the buyer chooses on the page of the provider. */}
          {!isOnline && (
            <SelectField
              label={t`Payment Method`}
              choices={PAYMENT_METHOD_LABELS}
              {...field('paymentMethod')}
            />
          )}
          <LinesInTheWay cart={cart} refusals={refusedLines} />
          <ErrorAlert message={refusedLines.length > 0 ? null : failure} />
          <ErrorAlert message={isIncomplete(form) ? t`Please fill in all required fields` : null} />
          <Button type="submit" size="lg" loading={busy}>
            <Trans>Place Order</Trans>
          </Button>
        </Form>
      </Card>
      <Box order={{ base: -1, lg: 0 }}>
        <CheckoutSummary cart={cart} stale={stale} />
      </Box>
    </Grid>
  );
}

/** True if the person has pressed the button to order although the address was incomplete. */
function isIncomplete({ formState }: UseFormReturn<CheckoutValues>): boolean {
  const errors = Object.values(formState.errors.shippingAddress ?? {});
  return formState.isSubmitted && errors.some((error) => isMissing(error));
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'required';
}
