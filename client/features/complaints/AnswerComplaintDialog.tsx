import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswerComplaintMutation } from './ComplaintSteps.generated';
import { WordsDialog } from './WordsDialog';

type Props = { complaintId: string; onDone: () => void; onClose: () => void };

/** Lets staff answer a complaint. */
export default function AnswerComplaintDialog({ complaintId, ...ends }: Props) {
  const { t } = useLingui();
  const [send] = useAnswerComplaintMutation();
  return (
    <WordsDialog
      title={t`Answer this complaint`}
      label={t`Your answer`}
      submit={t`Send the answer`}
      send={async (text) =>
        (await send({ variables: { input: { complaintId, text } } })).data?.answerComplaint
      }
      {...ends}
    >
      <Trans>The complainant will be notified, and can reply until the complaint is settled.</Trans>
    </WordsDialog>
  );
}
