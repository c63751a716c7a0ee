import { chakra } from '@chakra-ui/react/styled-system';
import { Trans } from '@lingui/react/macro';
import { Suspense, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../session/viewer/SessionProvider';
import { ON_SCREEN_ONLY } from '../shared/theme/paper';
import { ScreenSkeleton } from '../shared/ui/ScreenSkeleton';
import { lazily } from '../shared/ui/lazily';
import { ErrorBoundary } from './ErrorBoundary';
import { Shown } from './missed';
import { OfflineNote } from './OfflineNote';
import { Part } from './Part';
import { SideDrawer } from './SideDrawer';
import { TopBar } from './TopBar';
import { useScreenFocus } from './place/useScreenFocus';
import { useScrollMemory } from './place/useScrollMemory';

const SupportViewBanner = lazily(() => import('../features/staff/SupportViewBanner'));

const MAIN_ID = 'content';

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skipNav',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'l2',
    bg: 'primary.solid',
    color: 'primary.contrast',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    ...ON_SCREEN_ONLY,
  },
});

const Main = chakra('main', {
  base: {
    paddingTop: 'bar',
    paddingInlineStart: { base: '0', sm: 'drawer' },
    minHeight: 'dvh',
    outline: 'none',
    _print: { padding: '0' },
    // The heading receives the focus after navigation but is not a control, so it shows no outline.
    '& h1:focus': { outline: 'none' },
  },
});

const Page = chakra('div', {
  base: {
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '8' },
    paddingBlock: { base: '5', md: '8' },
    _print: { padding: '0' },
  },
});

/** The frame of every screen: top bar, side drawer, and content about 1200 px wide. */
export function Layout({ search }: { search?: ReactNode }) {
  const { pathname } = useLocation();
  const { viewer } = useSession();
  const main = useRef<HTMLElement>(null);
  useScrollMemory();
  useScreenFocus(main, pathname);
  return (
    <>
      <ToContent main={main} />
      <TopBar search={search} />
      <SideDrawer />
      <Main ref={main} id={MAIN_ID} tabIndex={-1}>
        {viewer?.supportView && (
          <Part>
            <SupportViewBanner />
          </Part>
        )}
        <Page>
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<ScreenSkeleton />}>
              <Outlet />
              <Shown />
            </Suspense>
          </ErrorBoundary>
        </Page>
      </Main>
      <OfflineNote />
    </>
  );
}

function ToContent({ main }: { main: RefObject<HTMLElement | null> }) {
  const skip = (event: MouseEvent) => {
    // The default action would add a history entry without the state of this screen.
    event.preventDefault();
    main.current?.focus();
    main.current?.scrollIntoView();
  };
  return (
    <SkipLink href={`#${MAIN_ID}`} onClick={skip}>
      <Trans>Skip to the content</Trans>
    </SkipLink>
  );
}
