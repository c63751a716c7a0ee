import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { useRef, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { PayNow } from '../../entities/order/online/PayNow';
import { formatTime } from '../../shared/i18n/formatTime';
import { paths } from '../../shared/navigation/paths';
import { AlertDialog } from '../../shared/ui/AlertDialog';
import { TextLink } from '../../shared/navigation/TextLink';
import type { PlacedOrder } from './usePlaceOrder';

type Props = {
  orderId: string;
  /** The payment that the order awaits; null if there is none. */
  payment: PlacedOrder['payment'];
  open: boolean;
  onClose: () => void;
  /** Returns the element to focus when the dialog closes. */
  finalFocusEl: () => HTMLElement | null;
};

/** Confirms the order with its number, and tells the buyer where to find it. */
export function OrderPlacedDialog({ orderId, payment, open, onClose, finalFocusEl }: Props) {
  const done = useRef<HTMLAnchorElement>(null);
  return (
    <AlertDialog
      open={open}
      title={<Trans>Order Placed Successfully!</Trans>}
      initialFocusEl={() => done.current}
      finalFocusEl={finalFocusEl}
      buttons={<Buttons orderId={orderId} payment={payment} done={done} onClose={onClose} />}
      onClose={onClose}
    >
      <Grid gap="3">
        <Text overflowWrap="anywhere">
          <Trans>
            Order ID: <strong>{orderId}</strong>
          </Trans>
        </Text>
        {payment && <ToPay payment={payment} />}
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

function ToPay({ payment }: { payment: NonNullable<Props['payment']> }) {
  const time = formatTime(payment.expiresAt);
  return (
    <>
      <Text>
        <Trans>The books are kept for you until {time}. Please pay before then.</Trans>
      </Text>
      <Box aria-live="polite">
        <PayNow url={payment.redirectUrl} />
      </Box>
    </>
  );
}

type ButtonsProps = Pick<Props, 'orderId' | 'payment' | 'onClose'> & { done: Ref<HTMLAnchorElement> };

function Buttons({ orderId, payment, done, onClose }: ButtonsProps) {
  return (
    <>
      <Button variant="ghost" colorPalette="gray" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
      <Button asChild variant={payment ? 'outline' : 'solid'}>
        <Link ref={done} to={paths.order(orderId)}>
          <Trans>Done</Trans>
        </Link>
      </Button>
    </>
  );
}
