import { Trans, useLingui } from '@lingui/react/macro';
import ReasonDialog from '../../entities/moderation/ReasonDialog';
import { useMarkPayoutFailedMutation } from './PendingPayouts.generated';

type Props = { payoutId: string; onDone: () => void; onClose: () => void };

/** Lets staff record that a payout failed: asks for the reason, which the seller reads. */
export default function FailedDialog({ payoutId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [markFailed] = useMarkPayoutFailedMutation();
  return (
    <ReasonDialog
      title={t`Did this payout fail?`}
      submit={t`Report failure`}
      send={async (reason) =>
        (await markFailed({ variables: { input: { payoutId, reason } } })).data?.markPayoutFailed
      }
      onDone={onDone}
      onClose={onClose}
    >
      <Trans>The seller will see the reason. The amount will be part of the next payout.</Trans>
    </ReasonDialog>
  );
}
