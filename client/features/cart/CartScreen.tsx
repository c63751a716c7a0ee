import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLoggedError } from '../../apollo/useLoggedError';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { LoadFailure } from '../../ui/LoadFailure';
import { PageTitle } from '../../ui/PageTitle';
import { RowsSkeleton } from '../../ui/Skeletons';
import { useCartQuery, type CartFragment } from './Cart.generated';
import { CartLines } from './CartLines';
import { CartSummary } from './CartSummary';
import { useCartChanges } from './useCartChanges';

/** /cart */
export default function CartScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useCartQuery({ fetchPolicy: 'cache-and-network' });
  useLoggedError('The cart could not be read', error);
  const count = data?.cart.itemCount ?? 0;
  return (
    <>
      <PageTitle
        title={
          data ? t`Shopping Cart (${plural(count, { one: '# item', other: '# items' })})` : t`Shopping Cart`
        }
      />
      {data && <Cart cart={data.cart} reread={async () => (await refetch()).data?.cart} />}
      {!data && !error && <RowsSkeleton count={3} height="32" />}
      {!data && error && <LoadFailure onRetry={() => void refetch()} />}
    </>
  );
}

type CartProps = { cart: CartFragment; reread: () => Promise<CartFragment | undefined> };

function Cart({ cart, reread }: CartProps) {
  const changes = useCartChanges(cart);
  if (cart.items.length === 0) return <EmptyCart />;
  return (
    <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }} gap="6" alignItems="start">
      <CartLines lines={cart.items} changes={changes} />
      <CartSummary cart={cart} stale={changes.busy} reread={reread} />
    </Grid>
  );
}

function EmptyCart() {
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
