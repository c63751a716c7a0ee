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
  const { data, error, refetch } = useCheckoutQuery({
    fetchPolicy: 'cache-and-network',
    skip: orderId !== undefined,
  });
  useLoggedError('The cart could not be read', error);
  const cart = data?.cart;
  if (orderId) return <OrderPlaced orderId={orderId} />;
  return (
    <>
      <PageTitle title={t`Checkout`} />
      {!cart && (error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton height="24" />)}
      {cart?.items.length === 0 && <NothingToOrder />}
      {cart && cart.items.length > 0 && (
        <CheckoutForm cart={cart} onPlaced={setOrderId} onRefused={() => void refetch()} />
      )}
    </>
  );
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
