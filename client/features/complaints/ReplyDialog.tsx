import { Trans, useLingui } from '@lingui/react/macro';
import { useReplyToComplaintMutation } from './ComplaintSteps.generated';
import { useAnswerHours } from './useAnswerHours';
import { WordsDialog } from './WordsDialog';

type Props = { complaintId: string; onDone: () => void; onClose: () => void };

/** Lets the complainant add a message to a complaint. */
export default function ReplyDialog({ complaintId, ...ends }: Props) {
  const { t } = useLingui();
  const hours = useAnswerHours();
  const [send] = useReplyToComplaintMutation();
  return (
    <WordsDialog
      title={t`Reply`}
      label={t`Your message`}
      submit={t`Send the reply`}
      send={async (text) =>
        (await send({ variables: { input: { complaintId, text } } })).data?.replyToComplaint
      }
      {...ends}
    >
      {hours && <Trans>Our staff will answer within {hours} hours.</Trans>}
    </WordsDialog>
  );
}
