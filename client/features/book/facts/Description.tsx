import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';

export function Description({ text }: { text: string }) {
  return (
    <Box as="section" mt="10">
      <Heading as="h2" size="xl" mb="3">
        <Trans>Description</Trans>
      </Heading>
      <Text maxW="prose" whiteSpace="pre-line" color={text ? 'fg' : 'fg.muted'}>
        {text || <Trans>No description available</Trans>}
      </Text>
    </Box>
  );
}
