import { Trans, useLingui } from '@lingui/react/macro';
import ReasonDialog from '../../../entities/moderation/ReasonDialog';
import { useMarkRefundFailedMutation } from './StrandedPayouts.generated';

type Props = { refundId: string; onDone: () => void; onClose: () => void };

/** Lets staff record that a stranded refund failed. Asks for the reason, which the buyer reads. */
export default function RefundFailedDialog({ refundId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [markFailed] = useMarkRefundFailedMutation();
  return (
    <ReasonDialog
      title={t`Did this refund fail?`}
      submit={t`Report failure`}
      send={async (reason) =>
        (await markFailed({ variables: { input: { refundId, reason } } })).data?.markRefundFailed
      }
      onDone={onDone}
      onClose={onClose}
    >
      <Trans>
        The buyer will see the reason, and the refund will be retried. If the buyer has a payout link from
        that service, close it there first.
      </Trans>
    </ReasonDialog>
  );
}
