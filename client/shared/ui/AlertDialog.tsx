import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';

type Props = {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Shown at the foot of the dialog. */
  buttons: ReactNode;
  /** Receives the focus when the dialog opens; by default its first control. */
  initialFocusEl?: () => HTMLElement | null;
  /** Receives the focus when the dialog closes. */
  finalFocusEl: () => HTMLElement | null;
  onClose: () => void;
};

/** A dialog that asks or announces something. Traps the focus and returns it. */
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
