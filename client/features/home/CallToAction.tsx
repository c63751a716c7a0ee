import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionProvider';
import { TextLink } from '../../ui/TextLink';

/** The last word of the home page. */
export function CallToAction() {
  const { viewer } = useSession();
  return (
    <Box as="section" mt={{ base: '14', md: '20' }}>
      <Flex
        bg="primary.subtle"
        borderRadius="2xl"
        px={{ base: '6', md: '12' }}
        py={{ base: '10', md: '14' }}
        gap="6"
        wrap="wrap"
        align="center"
        justify="space-between"
      >
        <Box flex="1" minW="15rem">
          <Heading as="h2" size="4xl">
            <Trans>There is a book on your shelf that someone is looking for.</Trans>
          </Heading>
          <Text mt="2" textStyle="lg" color="fg.muted">
            <Trans>Offer it today, and find your next one.</Trans>
          </Text>
        </Box>
        <Button asChild size="xl">
          {viewer ? (
            <Link to={paths.listBook}>
              <Trans>Rent Your Book</Trans>
            </Link>
          ) : (
            <Link to={paths.signUp}>
              <Trans>Sign Up Now</Trans>
            </Link>
          )}
        </Button>
      </Flex>
      {!viewer && (
        <Text mt="6" textAlign="center" color="fg.muted" textStyle="sm">
          <Trans>
            You publish books? <TextLink to={paths.signUpPublisher}>Register as a publisher</TextLink>
          </Trans>
        </Text>
      )}
    </Box>
  );
}
