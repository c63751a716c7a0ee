import { Button } from '@chakra-ui/react/button';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AlertDialog } from './AlertDialog';
import { useReturnFocus } from './useReturnFocus';

type Props = {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** The text of the button that confirms. */
  confirm: string;
  /** The text of the button that closes the dialog; 'Cancel' by default. */
  dismiss?: string;
  /** True for actions that cannot be undone; the button is red. */
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation. The dialog traps the focus while open, and returns the focus when closed. */
export function ConfirmDialog({ open, title, children, onClose, ...buttons }: Props) {
  const returnFocus = useReturnFocus(open);
  return (
    <AlertDialog
      open={open}
      title={title}
      finalFocusEl={returnFocus}
      buttons={<Buttons onClose={onClose} {...buttons} />}
      onClose={onClose}
    >
      {children}
    </AlertDialog>
  );
}

type ButtonsProps = Omit<Props, 'open' | 'title' | 'children'>;

function Buttons({ confirm, dismiss, destructive = false, busy = false, onConfirm, onClose }: ButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button variant="ghost" onClick={onClose}>
        {dismiss ?? t`Cancel`}
      </Button>
      <Button colorPalette={destructive ? 'red' : 'primary'} loading={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
}
