import { useLingui } from '@lingui/react/macro';
import { DialogButton } from '../../../entities/fulfillment/DialogButton';
import type { FulfillmentStateFragment } from '../../../entities/fulfillment/FulfillmentState.generated';
import { onDemand } from '../../../shared/ui/onDemand';

const OpenDisputeDialog = onDemand(() => import('./OpenDisputeDialog'));

type Props = { fulfillment: Pick<FulfillmentStateFragment, 'id' | 'viewerPossibleDisputes'> };

/** Lets the buyer open a dispute. The server decides which reasons are possible. Renders nothing if there are none. */
export function ReportProblem({ fulfillment: { id, viewerPossibleDisputes: possible } }: Props) {
  const { t } = useLingui();
  if (possible.length === 0) return null;
  return (
    <DialogButton
      label={t`Report a problem`}
      variant="outline"
      renderDialog={(ends) => <OpenDisputeDialog fulfillmentId={id} possible={possible} {...ends} />}
    />
  );
}
