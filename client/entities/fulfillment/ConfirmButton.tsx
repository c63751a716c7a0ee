import { useLingui } from '@lingui/react/macro';
import { StepButton } from '../../shared/ui/StepButton';
import { useConfirmFulfillmentMutation } from './FulfillmentSteps.generated';

type Props = { fulfillmentId: string; onDone: () => void };

/** Lets the seller confirm a fulfillment. */
export function ConfirmButton({ fulfillmentId, onDone }: Props) {
  const { t } = useLingui();
  const [confirm] = useConfirmFulfillmentMutation();
  const take = async () =>
    (await confirm({ variables: { input: { fulfillmentId } } })).data?.confirmFulfillment;
  return <StepButton label={t`Confirm`} take={take} onDone={onDone} />;
}
