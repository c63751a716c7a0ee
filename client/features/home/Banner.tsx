import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { PRODUCT_NAME } from '../../shared/contract/product.generated';
import { useSession } from '../../session/viewer/SessionProvider';
import { ShopWindow } from './ShopWindow';

const Frame = chakra('section', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: { base: 'none', md: '2xl' },
    marginInline: { base: '-4', md: '0' },
    marginTop: { base: '-5', md: '0' },
    bg: 'bg.panel',
    boxShadow: { md: 'md' },
    minHeight: { base: 'auto', md: '31rem' },
  },
});

/** The welcome text with book covers beside it. */
export function Banner() {
  return (
    <Frame>
      <Flex
        position="relative"
        zIndex="1"
        direction="column"
        justify="center"
        gap="5"
        maxW={{ base: 'full', md: '50%' }}
        minH={{ base: 'auto', md: '31rem' }}
        px={{ base: '5', md: '12' }}
        pt={{ base: '10', md: '12' }}
        pb={{ base: '4', md: '12' }}
      >
        <Welcome />
        <WaysIn />
      </Flex>
      <ShopWindow />
    </Frame>
  );
}

const Welcome = () => (
  <>
    <Text textStyle="sm" fontWeight="semibold" color="secondary.fg">
      <Trans>Welcome to {PRODUCT_NAME}</Trans>
    </Text>
    <Heading as="h1" textStyle="display" letterSpacing="-0.03em">
      <Trans>Good books keep moving.</Trans>
    </Heading>
    <Text textStyle="lg" color="fg.muted" maxW="md">
      <Trans>
        Buy and rent books from other readers, and sell or rent out the books on your own shelf at home.
      </Trans>
    </Text>
  </>
);

function WaysIn() {
  const { viewer } = useSession();
  return (
    <Flex gap="3" wrap="wrap" pt="2">
      <Button asChild size="xl">
        {viewer ? (
          <Link to={paths.books}>
            <Trans>Browse Books</Trans>
          </Link>
        ) : (
          <Link to={paths.signUp}>
            <Trans>Join Now</Trans>
          </Link>
        )}
      </Button>
      <Button asChild size="xl" variant="ghost">
        <a href="#how-it-works">
          <Trans>How It Works</Trans>
        </a>
      </Button>
    </Flex>
  );
}
