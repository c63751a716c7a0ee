import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderStateFragment } from '../../../entities/fulfillment/FulfillmentState.generated';
import { MoneyBack } from '../../../entities/money/MoneyBack';
import { StepButton } from '../../../shared/ui/StepButton';
import { useCancelOrderMutation } from './CancelOrder.generated';

/** Lets the buyer cancel all fulfillments of an order at once. */
export function CancelOrderButton({ order: { id: orderId, moneyBack } }: { order: OrderStateFragment }) {
  const { t } = useLingui();
  const [cancelOrder] = useCancelOrderMutation();
  const question = {
    title: t`Cancel the whole order?`,
    body: (
      <>
        <MoneyBack moneyBack={moneyBack} />
        <Trans>This cannot be undone.</Trans>
      </>
    ),
    confirm: t`Cancel the order`,
    dismiss: t`Keep the order`,
    destructive: true,
  };
  return (
    <StepButton
      label={t`Cancel order`}
      variant="outline"
      question={question}
      take={async () => (await cancelOrder({ variables: { input: { orderId } } })).data?.cancelOrder}
    />
  );
}
