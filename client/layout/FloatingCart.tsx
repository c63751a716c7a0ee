import { Suspense } from 'react';
import { useSession } from '../session/SessionProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyScreen } from '../ui/lazyScreen';

const ScreenRoot = lazyScreen(() => import('./ScreenRoot'));
const CartButton = lazyScreen(() => import('../features/cart/CartButton'));

/** The cart button, for people who are signed in; visitors load nothing of it. */
export function FloatingCart() {
  const { viewer } = useSession();
  if (!viewer) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ScreenRoot>
          <CartButton />
        </ScreenRoot>
      </Suspense>
    </ErrorBoundary>
  );
}
