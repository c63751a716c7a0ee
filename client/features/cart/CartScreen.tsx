import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useLoggedError } from '../../shared/refusals/useLoggedError';
import { EmptyCart } from '../../entities/cart/EmptyCart';
import { LiveRegion } from '../../shared/ui/LiveRegion';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { PageTitle } from '../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { useCartQuery, type CartFragment, type CartLineFragment } from './Cart.generated';
import { CartLines } from './CartLines';
import { CartSummary } from './CartSummary';
import { useCartChanges } from './useCartChanges';

/** The screen at /cart: the lines of the cart and their totals. */
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

const Room = chakra('div', { base: { outline: 'none' } });

type CartProps = { cart: CartFragment; reread: () => Promise<CartFragment | undefined> };

function Cart({ cart, reread }: CartProps) {
  const { t } = useLingui();
  const changes = useCartChanges(cart, () => void reread().catch(() => undefined));
  const room = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  const remove = async (line: CartLineFragment) => {
    // Removing a line removes its button, so the area around the lines receives the focus.
    room.current?.focus();
    setNews('');
    if (await changes.remove(line)) setNews(t`${line.book.title} was removed from your cart`);
  };
  return (
    <Room ref={room} tabIndex={-1}>
      <LiveRegion>{news}</LiveRegion>
      {cart.items.length === 0 ? (
        <EmptyCart />
      ) : (
        <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }} gap="6" alignItems="start">
          <CartLines
            lines={cart.items}
            onQuantity={changes.changeQuantity}
            onRemove={(line) => void remove(line)}
          />
          <CartSummary cart={cart} stale={changes.busy} reread={reread} />
        </Grid>
      )}
    </Room>
  );
}
