import { Suspense } from 'react';
import { useSession } from '../session/viewer/SessionProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { lazily } from '../shared/ui/lazily';

const ScreenRoot = lazily(async () => ({ default: (await import('./own')).ScreenRoot }));
const CartButton = lazily(() => import('../features/cart/CartButton'));

/** The cart button for viewers who are logged in; visitors load none of its code. */
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
