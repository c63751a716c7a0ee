import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Trans } from '@lingui/react/macro';
import type { ReactNode, SyntheticEvent } from 'react';
import { ErrorAlert } from '../ui/ErrorAlert';
import { useReturnFocus } from '../ui/useReturnFocus';
import { Form } from './Form';

type Props = {
  open: boolean;
  title: string;
  children: ReactNode;
  /** A summary of the fields, which stays visible above the buttons. */
  summary?: ReactNode;
  /** The text of the submit button. */
  submit: string;
  /** The text of the button that closes the dialog; 'Cancel' by default. */
  dismiss?: string;
  /** True to make room for two columns. */
  wide?: boolean;
  /** True for actions that cannot be undone; the button is red. */
  destructive?: boolean;
  disabled?: boolean;
  busy: boolean;
  failure: string | null;
  onSubmit: (event: SyntheticEvent) => void;
  onClose: () => void;
};

// On tall screens, only the fields scroll; title and buttons stay visible.
const SCROLLING = {
  '@media (min-height: 30rem)': {
    '&': { maxHeight: 'calc(100dvh - 2rem)' },
    '& > form': { display: 'flex', flexDirection: 'column', minHeight: '0' },
    '& > form > .fields': { overflowY: 'auto' },
  },
};

/** A dialog with a few fields. It traps the focus while open, and returns the focus when closed. */
export function FormDialog(props: Props) {
  const { open, wide, onClose } = props;
  const returnFocus = useReturnFocus(open);
  return (
    <Dialog.Root
      placement="center"
      size={wide ? 'lg' : 'md'}
      lazyMount
      unmountOnExit
      open={open}
      finalFocusEl={returnFocus}
      onOpenChange={(to) => !to.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4" css={SCROLLING}>
            <Fields {...props} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Fields(props: Props) {
  const { title, children, summary, failure, onSubmit } = props;
  return (
    <Form onSubmit={onSubmit} gap="0">
      <Dialog.Header>
        <Dialog.Title fontFamily="heading">{title}</Dialog.Title>
      </Dialog.Header>
      <Box px="6">
        <ErrorAlert message={failure} />
      </Box>
      <Dialog.Body
        className="fields"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        pb={summary ? '4' : '6'}
      >
        {children}
      </Dialog.Body>
      {summary && (
        <Box px="6" pb={{ base: '2', sm: '6' }}>
          {summary}
        </Box>
      )}
      <Buttons {...props} />
    </Form>
  );
}

function Buttons({ submit, dismiss, destructive = false, disabled, busy, onClose }: Props) {
  return (
    <Dialog.Footer flexWrap="wrap">
      <Button variant="ghost" colorPalette="gray" onClick={onClose}>
        {dismiss ?? <Trans>Cancel</Trans>}
      </Button>
      <Button type="submit" colorPalette={destructive ? 'red' : 'primary'} loading={busy} disabled={disabled}>
        {submit}
      </Button>
    </Dialog.Footer>
  );
}
