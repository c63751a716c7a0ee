import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type Ref } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import PackageCheck from '~icons/lucide/package-check';
import { paths } from '../../shared/navigation/paths';
import { usePlacedPayment } from '../../entities/order/online/usePlacedPayment';
import { EmptyState } from '../../shared/ui/EmptyState';
import { OrderPlacedDialog } from './OrderPlacedDialog';
import type { PlacedOrder } from './usePlaceOrder';

/** Time until the success dialog opens the order, in milliseconds (docs/marketplace.md, Screens). */
const REDIRECT_DELAY = 3000;

/** Confirms the order, and opens the order page after a delay unless the dialog is closed. */
export default function OrderPlaced({ order }: { order: PlacedOrder }) {
  const { t } = useLingui();
  const payment = usePlacedPayment(order.id, order.payment);
  const [isOpen, setIsOpen] = useState(true);
  const seeOrder = useRef<HTMLAnchorElement>(null);
  useRedirect(paths.order(order.id), isOpen);
  return (
    <>
      <OrderPlacedDialog
        orderId={order.id}
        payment={payment}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        finalFocusEl={() => seeOrder.current}
      />
      <EmptyState
        icon={<PackageCheck />}
        title={t`Thank you for your order`}
        hint={
          payment
            ? t`The sellers will be notified when your payment has arrived. You can pay on the order page.`
            : t`The sellers have been notified. They will confirm your order and ship your books.`
        }
        action={<WaysOn orderId={order.id} seeOrder={seeOrder} />}
      />
    </>
  );
}

function WaysOn({ orderId, seeOrder }: { orderId: string; seeOrder: Ref<HTMLAnchorElement> }) {
  return (
    <Flex gap="3" wrap="wrap" justify="center">
      <Button asChild>
        <Link ref={seeOrder} to={paths.order(orderId)}>
          <Trans>See the order</Trans>
        </Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={paths.books}>
          <Trans>Browse Books</Trans>
        </Link>
      </Button>
    </Flex>
  );
}

/** Opens a path after REDIRECT_DELAY, unless `isWanted` becomes false before that. */
function useRedirect(to: string, isWanted: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => void navigate(to), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [isWanted, to, navigate]);
}
