import { NetworkStatus } from '@apollo/client';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLoggedError } from '../../shared/refusals/useLoggedError';
import { EmptyCart } from '../../entities/cart/EmptyCart';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { onDemand } from '../../shared/ui/onDemand';
import { PageTitle } from '../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { useCheckoutQuery } from './Checkout.generated';
import { CheckoutForm } from './CheckoutForm';
import { useHealthCheck } from './useHealthCheck';
import type { PlacedOrder } from './usePlaceOrder';

const loadOrderPlaced = () => import('./OrderPlaced');
const OrderPlaced = onDemand(loadOrderPlaced);

/** The screen at /checkout: orders everything in the cart. */
export default function CheckoutScreen() {
  const { t } = useLingui();
  const [placed, setPlaced] = useState<PlacedOrder>();
  return (
    <>
      <PageTitle title={t`Checkout`} />
      {placed ? (
        <OrderPlaced order={placed} />
      ) : (
        <>
          <ServerHealth />
          <Checkout onPlaced={setPlaced} />
        </>
      )}
    </>
  );
}

/** Shows a warning if the server cannot take orders when the checkout is opened. */
function ServerHealth() {
  const { t } = useLingui();
  const isUnreachable = useHealthCheck();
  const failure = t`Unable to connect to the server. Please try again later.`;
  return <ErrorAlert message={isUnreachable ? failure : null} />;
}

function Checkout({ onPlaced }: { onPlaced: (order: PlacedOrder) => void }) {
  const [pickUpFrom, setPickUpFrom] = useState<readonly string[]>([]);
  const {
    data: current,
    previousData,
    error,
    networkStatus,
    refetch,
  } = useCheckoutQuery({ variables: { pickUpFrom: [...pickUpFrom] }, fetchPolicy: 'cache-and-network' });
  // Placing the order changes the cart, but the form keeps showing what was ordered.
  const data = current ?? previousData;
  useLoggedError('The cart could not be read', error);
  const reread = () => void refetch();
  // Loads the confirmation while the form is filled in, so that it appears at once.
  useEffect(() => {
    loadOrderPlaced().catch(() => undefined);
  }, []);
  if (!data) return error ? <LoadFailure onRetry={reread} /> : <RowsSkeleton height="24" />;
  if (data.cart.items.length === 0) return <EmptyCart />;
  const pickUp = { pickUpFrom, onPickUp: setPickUpFrom, stale: networkStatus === NetworkStatus.setVariables };
  return <CheckoutForm checkout={data} {...pickUp} onPlaced={onPlaced} onRefused={reread} />;
}
