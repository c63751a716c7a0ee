import { Trans, useLingui } from '@lingui/react/macro';
import { useSettleComplaintMutation } from './ComplaintSteps.generated';
import { WordsDialog } from './WordsDialog';

type Props = { complaintId: string; onDone: () => void; onClose: () => void };

/** Lets staff settle a complaint with an outcome. */
export default function SettleComplaintDialog({ complaintId, ...ends }: Props) {
  const { t } = useLingui();
  const [send] = useSettleComplaintMutation();
  return (
    <WordsDialog
      title={t`Settle this complaint`}
      label={t`Outcome for the complainant`}
      submit={t`Settle the complaint`}
      send={async (text) =>
        (await send({ variables: { input: { complaintId, text } } })).data?.settleComplaint
      }
      {...ends}
    >
      <Trans>This closes the complaint and cannot be undone. The complainant will be notified.</Trans>
    </WordsDialog>
  );
}
