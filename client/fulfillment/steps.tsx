import { Trans, useLingui } from '@lingui/react/macro';
import { useConfirmFulfillmentMutation, useMarkDeliveredMutation } from './FulfillmentSteps.generated';
import { StepButton } from '../ui/StepButton';

type Props = { fulfillmentId: string };

/** The seller agrees to send the books. */
export function ConfirmButton({ fulfillmentId, onDone }: Props & { onDone: () => void }) {
  const { t } = useLingui();
  const [confirm] = useConfirmFulfillmentMutation();
  const take = async () =>
    (await confirm({ variables: { input: { fulfillmentId } } })).data?.confirmFulfillment;
  return <StepButton label={t`Confirm`} take={take} onDone={onDone} />;
}

/** The buyer has received the books. */
export function MarkDeliveredButton({ fulfillmentId, onDone }: Props & { onDone?: () => void }) {
  const { t } = useLingui();
  const [markDelivered] = useMarkDeliveredMutation();
  const take = async () =>
    (await markDelivered({ variables: { input: { fulfillmentId } } })).data?.markDelivered;
  const question = {
    title: t`Have the books arrived?`,
    body: <Trans>The seller is told, and you can rate them. This cannot be undone.</Trans>,
    confirm: t`Yes, they are here`,
  };
  return <StepButton label={t`Mark as delivered`} question={question} take={take} onDone={onDone} />;
}
