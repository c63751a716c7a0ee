import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';

type Props = {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** At the foot of the dialog. */
  buttons: ReactNode;
  /** What gets the focus when the dialog opens; its first control if it is left out. */
  initialFocusEl?: () => HTMLElement | null;
  /** What gets the focus once the dialog is closed. */
  finalFocusEl: () => HTMLElement | null;
  onClose: () => void;
};

/** A dialog that wants an answer, or tells what has happened. Traps the focus and gives it back. */
export function AlertDialog({ title, children, buttons, onClose, ...dialog }: Props) {
  return (
    <Dialog.Root
      role="alertdialog"
      placement="center"
      onOpenChange={(details) => !details.open && onClose()}
      {...dialog}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">{title}</Dialog.Title>
            </Dialog.Header>
            {children && <Dialog.Body>{children}</Dialog.Body>}
            <Dialog.Footer>{buttons}</Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
