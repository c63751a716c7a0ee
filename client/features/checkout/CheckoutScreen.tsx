import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLoggedError } from '../../apollo/useLoggedError';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { LoadFailure } from '../../ui/LoadFailure';
import { PageTitle } from '../../ui/PageTitle';
import { RowsSkeleton } from '../../ui/Skeletons';
import { useCheckoutQuery } from './Checkout.generated';
import { CheckoutForm } from './CheckoutForm';
import { OrderPlaced } from './OrderPlaced';

/** /checkout */
export default function CheckoutScreen() {
  const { t } = useLingui();
  const [orderId, setOrderId] = useState<string>();
  return (
    <>
      <PageTitle title={t`Checkout`} />
      {orderId ? <OrderPlaced orderId={orderId} /> : <Checkout onPlaced={setOrderId} />}
    </>
  );
}

function Checkout({ onPlaced }: { onPlaced: (orderId: string) => void }) {
  const { data, error, refetch } = useCheckoutQuery({ fetchPolicy: 'cache-and-network' });
  useLoggedError('The cart could not be read', error);
  const reread = () => void refetch();
  if (!data) return error ? <LoadFailure onRetry={reread} /> : <RowsSkeleton height="24" />;
  if (data.cart.items.length === 0) return <NothingToOrder />;
  return <CheckoutForm cart={data.cart} onPlaced={onPlaced} onRefused={reread} />;
}

function NothingToOrder() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<ShoppingCart />}
      title={t`Your cart is empty`}
      hint={t`Looks like you haven't added any books to your cart yet.`}
      action={
        <Button asChild>
          <Link to={paths.books}>
            <Trans>Browse Books</Trans>
          </Link>
        </Button>
      }
    />
  );
}
