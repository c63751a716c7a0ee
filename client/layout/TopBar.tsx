import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../shared/navigation/paths';
import { useSession } from '../session/viewer/SessionProvider';
import { ON_SCREEN_ONLY } from '../shared/theme/paper';
import { lazilyInBrowser } from '../shared/ui/lazily';
import { Logo } from './Logo';
import { NavigationMenu } from './NavigationMenu';
import { ownCode } from './ownCode';
import { Part } from './Part';
import { ThemeToggle } from './ThemeToggle';

const OwnButtons = lazilyInBrowser(async () => ({ default: (await ownCode()).OwnButtons }));

/** At 200% zoom on a phone, the bar has two rows and scrolls with the page. */
const IN_TWO_LINES = {
  '@media (max-width: 22.4rem)': {
    position: 'relative',
    height: 'auto',
    minHeight: 'bar',
    marginBottom: '-bar',
    flexWrap: 'wrap',
    justifyContent: 'end',
    padding: '1',
    '& > div > a': { paddingInline: '1' },
  },
};

/** The bar above every screen; `search` is the compact search bar. */
export function TopBar({ search }: { search?: ReactNode }) {
  const { viewer } = useSession();
  return (
    <Flex
      as="header"
      position="fixed"
      top="0"
      insetInline="0"
      height="bar"
      zIndex="sticky"
      align="center"
      gap={{ base: '1', sm: '3' }}
      px={{ base: '2', sm: '5' }}
      bg="bg.panel"
      borderBottomWidth="1px"
      css={IN_TWO_LINES}
      {...ON_SCREEN_ONLY}
    >
      <NavigationMenu />
      <Logo />
      <Flex flex="1" justify="center" minW="10">
        <Part>{search}</Part>
      </Flex>
      <ThemeToggle />
      {viewer ? (
        <Part waiting={<PlaceOfOwnButtons />}>
          <OwnButtons viewer={viewer} />
        </Part>
      ) : (
        <VisitorButtons />
      )}
    </Flex>
  );
}

/** A placeholder as wide as the cart and the avatar, so that nothing moves when they load. */
const PlaceOfOwnButtons = () => <Flex flex="none" width={{ base: '5.25rem', sm: '5.75rem' }} />;

function VisitorButtons() {
  return (
    <Flex gap={{ base: '0.5', sm: '2' }}>
      <Button asChild variant="ghost" size={{ base: 'sm', sm: 'md' }} px={{ base: '2', sm: '4' }}>
        <Link to={paths.logIn}>
          <Trans>Login</Trans>
        </Link>
      </Button>
      <Button asChild size={{ base: 'sm', sm: 'md' }}>
        <Link to={paths.signUp}>
          <Trans>Sign Up</Trans>
        </Link>
      </Button>
    </Flex>
  );
}
