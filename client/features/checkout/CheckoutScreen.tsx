import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoggedError } from '../../apollo/useLoggedError';
import { EmptyCart } from '../../ui/EmptyCart';
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
  if (data.cart.items.length === 0) return <EmptyCart />;
  return <CheckoutForm cart={data.cart} onPlaced={onPlaced} onRefused={reread} />;
}
