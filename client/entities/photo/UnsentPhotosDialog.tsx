import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';

type Props = { onLeave: () => void; onStay: () => void };

/** Asks whether to leave photos that were not sent. */
export default function UnsentPhotosDialog({ onLeave, onStay }: Props) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      title={t`Leave without uploading the photos?`}
      confirm={t`Leave`}
      dismiss={t`Stay`}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
