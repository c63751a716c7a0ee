import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';

type Props = { onLeave: () => void; onStay: () => void };

/** Asks for confirmation before the person leaves without uploading the chosen photos. */
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
