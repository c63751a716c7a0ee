import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureMessage } from '../../shared/refusals/failureMessage';
import { paths } from '../../shared/navigation/paths';
import { Card } from '../../shared/ui/Card';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { Totals } from '../../entities/order/Totals';
import type { CartFragment } from './Cart.generated';

type Props = {
  cart: CartFragment;
  stale: boolean;
  /** Reloads the cart from the server. */
  reread: () => Promise<CartFragment | undefined>;
};

/** Shows the totals of the cart, with a button that reloads the cart and opens the checkout. */
export function CartSummary({ cart, stale, reread }: Props) {
  const { busy, failure, proceed } = useProceed(reread);
  return (
    <Card aria-labelledby="order-summary" position={{ lg: 'sticky' }} top={{ lg: '6rem' }}>
      <Heading as="h2" id="order-summary" size="xl" mb="4">
        <Trans>Order Summary</Trans>
      </Heading>
      <Totals totals={cart} deliveries={cart.deliveries} itemCount={cart.itemCount} stale={stale} />
      <ErrorAlert message={failure} />
      <Button mt="5" width="full" size="lg" loading={busy} onClick={() => void proceed()}>
        <Trans>Proceed to Checkout</Trans>
      </Button>
    </Card>
  );
}

function useProceed(reread: Props['reread']) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const proceed = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const cart = await reread();
      if (cart && cart.items.length > 0) await navigate(paths.checkout);
    } catch (error) {
      setFailure(failureMessage(error, t`Unable to connect to the server. Please try again later.`));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, proceed };
}
