import { Trans, useLingui } from '@lingui/react/macro';
import { StepButton } from '../../shared/ui/StepButton';
import { useMarkDeliveredMutation } from './FulfillmentSteps.generated';

type Props = { fulfillmentId: string; isPickedUp: boolean; onDone?: () => void };

/** Lets the buyer confirm that the books have arrived, or were picked up. */
export function MarkDeliveredButton({ fulfillmentId, isPickedUp, onDone }: Props) {
  const { t } = useLingui();
  const [markDelivered] = useMarkDeliveredMutation();
  const take = async () =>
    (await markDelivered({ variables: { input: { fulfillmentId } } })).data?.markDelivered;
  const question = {
    title: isPickedUp ? t`Have you picked the books up?` : t`Have the books arrived?`,
    body: <Trans>The seller will be notified, and you can rate them. This cannot be undone.</Trans>,
    confirm: t`Yes, received`,
  };
  return (
    <StepButton
      label={isPickedUp ? t`Mark as picked up` : t`Mark as delivered`}
      question={question}
      take={take}
      onDone={onDone}
    />
  );
}
