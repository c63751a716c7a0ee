import { Trans, useLingui } from '@lingui/react/macro';
import { DialogButton } from '../../../entities/fulfillment/DialogButton';
import type { DisputePartsFragment } from '../../../entities/fulfillment/Disputes.generated';
import { Money } from '../../../entities/money/Money';
import { onDemand } from '../../../shared/ui/onDemand';
import { StepButton } from '../../../shared/ui/StepButton';
import { useConfirmDisputeReturnMutation } from './DisputeSteps.generated';

const SendReturnDialog = onDemand(() => import('./SendReturnDialog'));
const ContestReturnDialog = onDemand(() => import('./ContestReturnDialog'));

type Props = { dispute: DisputePartsFragment; onDone: () => void };

/** Shows the steps of a return that the viewer can take now. The server decides which. */
export function ReturnSteps({ dispute, onDone }: Props) {
  const { t } = useLingui();
  return (
    <>
      {dispute.viewerCanSendReturn && (
        <DialogButton
          label={t`Books sent back`}
          onStep={onDone}
          renderDialog={(ends) => <SendReturnDialog disputeId={dispute.id} {...ends} />}
        />
      )}
      {dispute.viewerCanConfirmReturn && <ConfirmReturn dispute={dispute} onDone={onDone} />}
      {dispute.viewerCanContestReturn && (
        <DialogButton
          label={t`Report a problem with the return`}
          variant="outline"
          onStep={onDone}
          renderDialog={(ends) => <ContestReturnDialog disputeId={dispute.id} {...ends} />}
        />
      )}
    </>
  );
}

function ConfirmReturn({ dispute: { id: disputeId, returnOfBooks }, onDone }: Props) {
  const { t } = useLingui();
  const [confirm] = useConfirmDisputeReturnMutation();
  const take = async () =>
    (await confirm({ variables: { input: { disputeId } } })).data?.confirmDisputeReturn;
  const question = {
    title: t`Are the books back?`,
    body: returnOfBooks && (
      <Trans>
        The buyer will get <Money value={returnOfBooks.refund} />, and the copies will return to your stock.
        This cannot be undone.
      </Trans>
    ),
    confirm: t`Yes, they are back`,
  };
  return <StepButton label={t`Confirm the arrival`} question={question} take={take} onDone={onDone} />;
}
