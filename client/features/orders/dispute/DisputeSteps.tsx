import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { DialogButton } from '../../../entities/fulfillment/DialogButton';
import type { DisputePartsFragment } from '../../../entities/fulfillment/Disputes.generated';
import { Money } from '../../../entities/money/Money';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { onDemand } from '../../../shared/ui/onDemand';
import { StepButton } from '../../../shared/ui/StepButton';
import { ReturnSteps } from './ReturnSteps';
import { useAcceptDisputeOfferMutation, useWithdrawDisputeMutation } from './DisputeSteps.generated';

// The dialogs are loaded on demand, because they include the code of forms.
const AnswerDialog = onDemand(() => import('./AnswerDialog'));
const DecideDialog = onDemand(() => import('../../../entities/dispute/DecideDialog'));

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    mt: '4',
    _empty: { display: 'none' },
    ...ON_SCREEN_ONLY,
  },
});

type Props = { dispute: DisputePartsFragment; onDone: () => void };

/** Shows the steps of a dispute that the viewer can take now. The server decides which. */
export function DisputeSteps({ dispute, onDone }: Props) {
  const { t } = useLingui();
  return (
    <Row>
      {dispute.viewerCanAcceptOffer && <AcceptOffer dispute={dispute} onDone={onDone} />}
      {dispute.viewerCanAnswer && (
        <DialogButton
          label={dispute.answer === null ? t`Answer` : t`Change your answer`}
          variant={dispute.answer === null ? undefined : 'outline'}
          onStep={onDone}
          renderDialog={(ends) => <AnswerDialog dispute={dispute} {...ends} />}
        />
      )}
      {dispute.viewerCanDecide && (
        <DialogButton
          label={t`Decide`}
          onStep={onDone}
          renderDialog={(ends) => <DecideDialog dispute={dispute} {...ends} />}
        />
      )}
      <ReturnSteps dispute={dispute} onDone={onDone} />
      {dispute.viewerCanWithdraw && <Withdraw dispute={dispute} onDone={onDone} />}
    </Row>
  );
}

function AcceptOffer({ dispute: { id: disputeId, offered, offersReturn }, onDone }: Props) {
  const { t } = useLingui();
  const [accept] = useAcceptDisputeOfferMutation();
  const take = async () => (await accept({ variables: { input: { disputeId } } })).data?.acceptDisputeOffer;
  const question = {
    title: t`Accept this offer?`,
    body:
      offered &&
      (offersReturn ? (
        <Trans>
          You must send the books back first. You will get <Money value={offered} /> when they have arrived.
          This cannot be undone.
        </Trans>
      ) : (
        <Trans>
          You will get <Money value={offered} />. This ends the dispute and cannot be undone.
        </Trans>
      )),
    confirm: t`Yes, accept`,
  };
  return <StepButton label={t`Accept the offer`} question={question} take={take} onDone={onDone} />;
}

function Withdraw({ dispute: { id: disputeId }, onDone }: Props) {
  const { t } = useLingui();
  const [withdraw] = useWithdrawDisputeMutation();
  const take = async () => (await withdraw({ variables: { input: { disputeId } } })).data?.withdrawDispute;
  const question = {
    title: t`Withdraw this dispute?`,
    body: <Trans>You will get nothing back, and the deadlines of the order will resume.</Trans>,
    confirm: t`Yes, withdraw`,
    dismiss: t`Keep the dispute`,
  };
  return (
    <StepButton
      label={t`Withdraw the dispute`}
      variant="outline"
      question={question}
      take={take}
      onDone={onDone}
    />
  );
}
