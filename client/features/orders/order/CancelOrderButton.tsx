import { Trans, useLingui } from '@lingui/react/macro';
import { StepButton } from '../../../shared/ui/StepButton';
import { useCancelOrderMutation } from './CancelOrder.generated';

/** Lets the buyer cancel all fulfillments of an order at once. */
export function CancelOrderButton({ orderId }: { orderId: string }) {
  const { t } = useLingui();
  const [cancelOrder] = useCancelOrderMutation();
  const question = {
    title: t`Cancel the whole order?`,
    body: (
      <Trans>
        If anything was paid for this order, it is to be paid back, deposits included. This cannot be undone.
      </Trans>
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
