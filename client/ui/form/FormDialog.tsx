import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Trans } from '@lingui/react/macro';
import type { ReactNode, SyntheticEvent } from 'react';
import { ErrorAlert } from '../ErrorAlert';
import { useReturnFocus } from '../useReturnFocus';
import { Form } from './Form';

type Props = {
  open: boolean;
  title: string;
  /** The fields. */
  children: ReactNode;
  /** The text of the button that sends. */
  submit: string;
  /** The text of the button that does not; 'Cancel' when left out. */
  dismiss?: string;
  /** Room for two columns. */
  wide?: boolean;
  /** Red, for what cannot be undone. */
  destructive?: boolean;
  disabled?: boolean;
  busy: boolean;
  failure: string | null;
  onSubmit: (event: SyntheticEvent) => void;
  onClose: () => void;
};

/** A few fields in a dialog. Traps the focus and gives it back. */
export function FormDialog(props: Props) {
  const {
    open,
    title,
    children,
    submit,
    dismiss,
    wide,
    destructive = false,
    disabled,
    busy,
    failure,
  } = props;
  const returnFocus = useReturnFocus(open);
  return (
    <Dialog.Root
      placement="center"
      size={wide ? 'lg' : 'md'}
      lazyMount
      unmountOnExit
      open={open}
      finalFocusEl={returnFocus}
      onOpenChange={(to) => !to.open && props.onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Form onSubmit={props.onSubmit} gap="0">
              <Dialog.Header>
                <Dialog.Title fontFamily="heading">{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body display="grid" gap="4">
                <ErrorAlert message={failure} />
                {children}
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="ghost" colorPalette="gray" onClick={props.onClose}>
                  {dismiss ?? <Trans>Cancel</Trans>}
                </Button>
                <Button
                  type="submit"
                  colorPalette={destructive ? 'red' : 'primary'}
                  loading={busy}
                  disabled={disabled}
                >
                  {submit}
                </Button>
              </Dialog.Footer>
            </Form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
