import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';

type Props = {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Shown at the bottom of the dialog. */
  buttons: ReactNode;
  /** Returns the element to focus when the dialog opens; by default its first control. */
  initialFocusEl?: () => HTMLElement | null;
  /** Returns the element to focus when the dialog closes. */
  finalFocusEl: () => HTMLElement | null;
  onClose: () => void;
};

/** A dialog with a question or an announcement. It traps the focus. */
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
            <Dialog.Footer flexWrap="wrap">{buttons}</Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
