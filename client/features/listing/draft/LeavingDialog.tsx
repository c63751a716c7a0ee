import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';

type Props = { onLeave: () => void; onStay: () => void };

/** Asks for confirmation before the person leaves a form that has not been sent. */
export default function LeavingDialog({ onLeave, onStay }: Props) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      title={t`Leave this form?`}
      confirm={t`Leave`}
      dismiss={t`Stay`}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <Trans>
        The form has not been sent. Your text is kept on this device until you log out, but the photo is not.
      </Trans>
    </ConfirmDialog>
  );
}
