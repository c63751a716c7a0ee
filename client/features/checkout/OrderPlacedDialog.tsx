import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { TextLink } from '../../shared/navigation/TextLink';

type Props = {
  orderId: string;
  open: boolean;
  onClose: () => void;
  /** What gets the focus once the dialog is closed. */
  finalFocusEl: () => HTMLElement | null;
};

/** Says that the order is placed, under which id, and where to find it. */
export function OrderPlacedDialog({ orderId, open, onClose, finalFocusEl }: Props) {
  const done = useRef<HTMLAnchorElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      placement="center"
      open={open}
      initialFocusEl={() => done.current}
      finalFocusEl={finalFocusEl}
      onOpenChange={(details) => !details.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">
                <Trans>Order Placed Successfully!</Trans>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body display="grid" gap="3">
              <Text overflowWrap="anywhere">
                <Trans>
                  Order ID: <strong>{orderId}</strong>
                </Trans>
              </Text>
              <Text color="fg.muted">
                <Trans>
                  You will be taken to your order in a moment. You can find it at any time in your{' '}
                  <TextLink to={paths.transactions}>Transaction History</TextLink>.
                </Trans>
              </Text>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="ghost" colorPalette="gray" onClick={onClose}>
                <Trans>Close</Trans>
              </Button>
              <Button asChild>
                <Link ref={done} to={paths.order(orderId)}>
                  <Trans>Done</Trans>
                </Link>
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
