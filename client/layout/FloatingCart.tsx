import { lazy, Suspense } from 'react';
import { useSession } from '../session/SessionProvider';

const ScreenRoot = lazy(() => import('./ScreenRoot'));
const CartButton = lazy(() => import('../features/cart/CartButton'));

/** The cart button, for people who are signed in; visitors load nothing of it. */
export function FloatingCart() {
  const { viewer } = useSession();
  if (!viewer) return null;
  return (
    <Suspense>
      <ScreenRoot>
        <CartButton />
      </ScreenRoot>
    </Suspense>
  );
}
