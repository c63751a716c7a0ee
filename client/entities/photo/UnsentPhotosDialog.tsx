import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';

type Props = { onLeave: () => void; onStay: () => void };

/** Asks before the person leaves photos that are not uploaded. */
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
