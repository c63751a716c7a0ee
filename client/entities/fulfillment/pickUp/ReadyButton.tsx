import { useLingui } from '@lingui/react/macro';
import { StepButton } from '../../../shared/ui/StepButton';
import { useShipFulfillmentMutation } from '../FulfillmentSteps.generated';

type Props = { fulfillmentId: string; onDone?: () => void };

/** Lets the seller mark the books as ready for pick-up. */
export function ReadyButton({ fulfillmentId, onDone }: Props) {
  const { t } = useLingui();
  const [ship] = useShipFulfillmentMutation();
  const take = async () => (await ship({ variables: { input: { fulfillmentId } } })).data?.shipFulfillment;
  return <StepButton label={t`Mark as ready for pick-up`} take={take} onDone={onDone} />;
}
