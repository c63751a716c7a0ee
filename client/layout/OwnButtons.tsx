import { chakra } from '@chakra-ui/react/styled-system';
import { startTransition, Suspense, useState, type ReactNode } from 'react';
import TopBarCart from '../features/cart/TopBarCart';
import { ConfirmIdentity } from '../session/renewal/ConfirmIdentity';
import { LogInAgain } from '../session/renewal/LogInAgain';
import { useSettlingIn } from '../session/settings/arrival';
import type { ViewerFragment } from '../session/viewer/Viewer.generated';
import { lazily } from '../shared/ui/lazily';
import { AvatarButton } from './AvatarButton';
import { ErrorBoundary } from './ErrorBoundary';
import { Part } from './Part';
import ScreenRoot from './ScreenRoot';

const loadMenu = () => import('./AccountMenu');
const AccountMenu = lazily(loadMenu);

const Place = chakra('div', { base: { boxSize: '10', flexShrink: '0' } });

/** The cart and the avatar in the top bar, for viewers who are logged in. Their code is not loaded for visitors. */
export default function OwnButtons({ viewer }: { viewer: ViewerFragment }) {
  useSettlingIn();
  return (
    <>
      <Loaded>
        <TopBarCart />
      </Loaded>
      <Place>
        <Account viewer={viewer} />
      </Place>
      {viewer.contact && !viewer.supportView && (
        <WithServer>
          <LogInAgain email={viewer.contact.email} />
          <ConfirmIdentity />
        </WithServer>
      )}
    </>
  );
}

/** The avatar. The code of its menu is large and therefore loaded on first use. */
function Account({ viewer }: { viewer: ViewerFragment }) {
  const [isWanted, setWanted] = useState(false);
  const preload = () => void loadMenu().catch(() => undefined);
  const button = (
    <AvatarButton
      name={viewer.name}
      aria-haspopup="menu"
      onPointerEnter={preload}
      onFocus={preload}
      // In a transition the button keeps the focus until the menu has loaded.
      onClick={() => startTransition(() => setWanted(true))}
    />
  );
  return (
    <ErrorBoundary fallback={button}>
      <Suspense fallback={button}>
        {isWanted ? (
          <ScreenRoot>
            <AccountMenu viewer={viewer} />
          </ScreenRoot>
        ) : (
          button
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Reserves the space of a button while its code is loading, or if loading fails. */
const Loaded = ({ children }: { children: ReactNode }) => (
  <Place>
    <WithServer>{children}</WithServer>
  </Place>
);

const WithServer = ({ children }: { children: ReactNode }) => (
  <Part>
    <ScreenRoot>{children}</ScreenRoot>
  </Part>
);
