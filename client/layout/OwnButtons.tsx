import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, type ReactNode } from 'react';
import type { ViewerFragment } from '../session/viewer/Viewer.generated';
import { lazily } from '../shared/ui/lazily';
import { ErrorBoundary } from './ErrorBoundary';

const ScreenRoot = lazily(() => import('./ScreenRoot'));
const TopBarCart = lazily(() => import('../features/cart/TopBarCart'));
const AccountMenu = lazily(() => import('./AccountMenu'));

const Place = chakra('div', { base: { boxSize: '10', flexShrink: '0' } });

/** The end of the top bar for people who are signed in: cart and avatar. Visitors load nothing of it. */
export function OwnButtons({ viewer }: { viewer: ViewerFragment }) {
  return (
    <>
      <Loaded>
        <TopBarCart />
      </Loaded>
      <Loaded>
        <AccountMenu viewer={viewer} />
      </Loaded>
    </>
  );
}

/** Keeps the place of a button whose code is on its way, or does not arrive. */
function Loaded({ children }: { children: ReactNode }) {
  return (
    <Place>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <ScreenRoot>{children}</ScreenRoot>
        </Suspense>
      </ErrorBoundary>
    </Place>
  );
}
