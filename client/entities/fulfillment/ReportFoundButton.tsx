import { Trans, useLingui } from '@lingui/react/macro';
import { StepButton } from '../../shared/ui/StepButton';
import { useReportFoundMutation } from './FulfillmentSteps.generated';

type Props = { fulfillmentId: string; onDone?: () => void };

/** Lets the seller report that lost books are back. */
export function ReportFoundButton({ fulfillmentId, onDone }: Props) {
  const { t } = useLingui();
  const [reportFound] = useReportFoundMutation();
  const take = async () => (await reportFound({ variables: { input: { fulfillmentId } } })).data?.reportFound;
  const question = {
    title: t`Are the lost books back?`,
    body: (
      <Trans>
        They can be ordered again. If the deposit was paid, you have to pay back what was kept for them. This
        cannot be undone.
      </Trans>
    ),
    confirm: t`Yes, they are back`,
  };
  return <StepButton label={t`Report as found`} question={question} take={take} onDone={onDone} />;
}
