import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { useSession } from '../../session/viewer/SessionProvider';
import { TextLink } from '../../shared/navigation/TextLink';
import { Cover } from './Cover';
import { SHELF } from './shelf';

const Sheet = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '6',
    overflow: 'hidden',
    bg: 'primary.subtle',
    borderRadius: '2xl',
    paddingInline: { base: 'min(1.5rem, 7vw)', md: '12' },
    paddingBlock: { base: '10', md: '14' },
  },
});

/** The closing call to action of the home page. */
export function CallToAction() {
  const { viewer } = useSession();
  return (
    <Box as="section" mt={{ base: '14', md: '20' }}>
      <Sheet>
        <Box maxW={{ lg: 'calc(100% - 28rem)' }}>
          <Heading as="h2" size="4xl">
            <Trans>There is a book on your shelf that someone is looking for.</Trans>
          </Heading>
          <Text mt="2" textStyle="lg" color="fg.muted">
            <Trans>List a book today, and find your next read.</Trans>
          </Text>
        </Box>
        <WayIn isVisitor={!viewer} />
        <Fan />
      </Sheet>
      {!viewer && <ForPublishers />}
    </Box>
  );
}

function WayIn({ isVisitor }: { isVisitor: boolean }) {
  return (
    <Button asChild size="xl">
      {isVisitor ? (
        <Link to={paths.signUp}>
          <Trans>Sign Up Now</Trans>
        </Link>
      ) : (
        <Link to={paths.listBook}>
          <Trans>Rent Your Book</Trans>
        </Link>
      )}
    </Button>
  );
}

const ForPublishers = () => (
  <Text mt="6" textAlign="center" color="fg.muted" textStyle="sm">
    <Trans>
      Do you publish books? <TextLink to={paths.signUpPublisher}>Register as a publisher</TextLink>
    </Trans>
  </Text>
);

const FANNED = SHELF.slice(3, 6);

/** Three covers, shown if there is enough room. */
const Fan = () => (
  <Flex hideBelow="lg" position="absolute" insetEnd="12" top="12" gap="4" aria-hidden>
    {FANNED.map((cover, index) => (
      <Box key={cover} width="32" rotate={`${(index - 1) * 7}deg`} mt={index === 1 ? '0' : '4'}>
        <Cover src={cover} />
      </Box>
    ))}
  </Flex>
);
