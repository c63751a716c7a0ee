import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useReturnFocus } from './useReturnFocus';

type Props = {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** The text of the button that does it. */
  confirm: string;
  /** The text of the button that does not; 'Cancel' when left out. */
  dismiss?: string;
  /** Red, for what cannot be undone. */
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once more before something is done. Traps the focus and gives it back. */
export function ConfirmDialog(props: Props) {
  const {
    open,
    title,
    children,
    confirm,
    dismiss,
    destructive = false,
    busy = false,
    onConfirm,
    onClose,
  } = props;
  const { t } = useLingui();
  const returnFocus = useReturnFocus(open);
  return (
    <Dialog.Root
      role="alertdialog"
      placement="center"
      open={open}
      finalFocusEl={returnFocus}
      onOpenChange={(details) => !details.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">{title}</Dialog.Title>
            </Dialog.Header>
            {children && <Dialog.Body>{children}</Dialog.Body>}
            <Dialog.Footer>
              <Button variant="ghost" onClick={onClose}>
                {dismiss ?? t`Cancel`}
              </Button>
              <Button colorPalette={destructive ? 'red' : 'primary'} loading={busy} onClick={onConfirm}>
                {confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
