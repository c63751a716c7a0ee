import { Flex } from '@chakra-ui/react/flex';
import { Trans, useLingui } from '@lingui/react/macro';
import { DialogButton } from '../../entities/fulfillment/DialogButton';
import { onDemand } from '../../shared/ui/onDemand';
import { StepButton } from '../../shared/ui/StepButton';
import type { ComplaintDetailsFragment } from './Complaints.generated';
import { useWithdrawComplaintMutation } from './ComplaintSteps.generated';

// The dialogs are loaded on demand, because they include the code of forms.
const AnswerComplaintDialog = onDemand(() => import('./AnswerComplaintDialog'));
const ReplyDialog = onDemand(() => import('./ReplyDialog'));
const SettleComplaintDialog = onDemand(() => import('./SettleComplaintDialog'));

type Props = {
  complaint: ComplaintDetailsFragment;
  /** Called with the text that announces the step. */
  onDone: (message: string) => void;
};

/** Shows the steps of a complaint that the viewer can take now. The server decides which. */
export function ComplaintSteps({ complaint, onDone }: Props) {
  const { t } = useLingui();
  const { id, viewerCanReply, viewerCanAnswer, viewerCanSettle, viewerCanWithdraw } = complaint;
  return (
    <Flex gap="3" wrap="wrap" _empty={{ display: 'none' }}>
      {viewerCanReply && (
        <DialogButton
          label={t`Reply`}
          onStep={() => onDone(t`Your reply was added.`)}
          renderDialog={(ends) => <ReplyDialog complaintId={id} {...ends} />}
        />
      )}
      {viewerCanAnswer && (
        <DialogButton
          label={t`Answer`}
          onStep={() => onDone(t`Your answer was sent.`)}
          renderDialog={(ends) => <AnswerComplaintDialog complaintId={id} {...ends} />}
        />
      )}
      {viewerCanSettle && (
        <DialogButton
          label={t`Settle the complaint`}
          variant="outline"
          onStep={() => onDone(t`The complaint was settled.`)}
          renderDialog={(ends) => <SettleComplaintDialog complaintId={id} {...ends} />}
        />
      )}
      {viewerCanWithdraw && (
        <Withdraw complaintId={id} onDone={() => onDone(t`The complaint was withdrawn.`)} />
      )}
    </Flex>
  );
}

function Withdraw({ complaintId, onDone }: { complaintId: string; onDone: () => void }) {
  const { t } = useLingui();
  const [withdraw] = useWithdrawComplaintMutation();
  const take = async () =>
    (await withdraw({ variables: { input: { complaintId } } })).data?.withdrawComplaint;
  const question = {
    title: t`Withdraw this complaint?`,
    body: <Trans>This closes the complaint. You can make a new one at any time.</Trans>,
    confirm: t`Yes, withdraw it`,
    dismiss: t`Keep the complaint`,
  };
  return (
    <StepButton
      label={t`Withdraw the complaint`}
      variant="outline"
      question={question}
      take={take}
      onDone={onDone}
    />
  );
}
