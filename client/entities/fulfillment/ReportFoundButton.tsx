import { Trans, useLingui } from '@lingui/react/macro';
import { StepButton } from '../../shared/ui/StepButton';
import type { SellerStepsFragment } from './FulfillmentState.generated';
import { useReportFoundMutation } from './FulfillmentSteps.generated';
import { MoneyBack } from '../money/MoneyBack';

type Props = { fulfillment: SellerStepsFragment; onDone?: () => void };

/** Lets the seller report that lost books are back. */
export function ReportFoundButton({ fulfillment: { id: fulfillmentId, moneyBack }, onDone }: Props) {
  const { t } = useLingui();
  const [reportFound] = useReportFoundMutation();
  const take = async () => (await reportFound({ variables: { input: { fulfillmentId } } })).data?.reportFound;
  const question = {
    title: t`Are the lost books back?`,
    body: (
      <>
        <Trans>The books can then be ordered again.</Trans> <MoneyBack moneyBack={moneyBack} />
        <Trans>This cannot be undone.</Trans>
      </>
    ),
    confirm: t`Yes, they are back`,
  };
  return <StepButton label={t`Report as found`} question={question} take={take} onDone={onDone} />;
}
