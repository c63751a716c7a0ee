import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { useRef, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { AlertDialog } from '../../shared/ui/AlertDialog';
import { TextLink } from '../../shared/navigation/TextLink';

type Props = {
  orderId: string;
  open: boolean;
  onClose: () => void;
  /** Returns the element to focus when the dialog closes. */
  finalFocusEl: () => HTMLElement | null;
};

/** Confirms the order with its number and tells where to find it. */
export function OrderPlacedDialog({ orderId, open, onClose, finalFocusEl }: Props) {
  const done = useRef<HTMLAnchorElement>(null);
  return (
    <AlertDialog
      open={open}
      title={<Trans>Order Placed Successfully!</Trans>}
      initialFocusEl={() => done.current}
      finalFocusEl={finalFocusEl}
      buttons={<Buttons orderId={orderId} done={done} onClose={onClose} />}
      onClose={onClose}
    >
      <Grid gap="3">
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
      </Grid>
    </AlertDialog>
  );
}

type ButtonsProps = Pick<Props, 'orderId' | 'onClose'> & { done: Ref<HTMLAnchorElement> };

function Buttons({ orderId, done, onClose }: ButtonsProps) {
  return (
    <>
      <Button variant="ghost" colorPalette="gray" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
      <Button asChild>
        <Link ref={done} to={paths.order(orderId)}>
          <Trans>Done</Trans>
        </Link>
      </Button>
    </>
  );
}
