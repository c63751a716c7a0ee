import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type Ref } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import PackageCheck from '~icons/lucide/package-check';
import { paths } from '../../shared/navigation/paths';
import { EmptyState } from '../../shared/ui/EmptyState';
import { OrderPlacedDialog } from './OrderPlacedDialog';

/** Time until the success dialog opens the order, in milliseconds (docs/marketplace.md, Screens). */
const REDIRECT_DELAY = 3000;

/** Confirms the order, and opens the order page after a delay unless the dialog is closed. */
export default function OrderPlaced({ orderId }: { orderId: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(true);
  const order = useRef<HTMLAnchorElement>(null);
  useRedirect(paths.order(orderId), isOpen);
  return (
    <>
      <OrderPlacedDialog
        orderId={orderId}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        finalFocusEl={() => order.current}
      />
      <EmptyState
        icon={<PackageCheck />}
        title={t`Thank you for your order`}
        hint={t`The sellers have been notified. They will confirm your order and ship your books.`}
        action={<WaysOn orderId={orderId} order={order} />}
      />
    </>
  );
}

function WaysOn({ orderId, order }: { orderId: string; order: Ref<HTMLAnchorElement> }) {
  return (
    <Flex gap="3" wrap="wrap" justify="center">
      <Button asChild>
        <Link ref={order} to={paths.order(orderId)}>
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

/** Opens a path after REDIRECT_DELAY, unless `isWanted` becomes false before. */
function useRedirect(to: string, isWanted: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => void navigate(to), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [isWanted, to, navigate]);
}
