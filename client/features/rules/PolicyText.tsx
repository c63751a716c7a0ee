import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { blocksOf, type Block } from './policyBlocks';

/** Shows the text of a policy with its headings, paragraphs and lists. Everything else is shown as it is written. */
export function PolicyText({ text }: { text: string }) {
  return (
    <Box maxW="prose" overflowWrap="anywhere">
      {blocksOf(text).map((block, index) => (
        // The index is the key, because the blocks of a text never change.
        <PolicyBlock key={index} block={block} />
      ))}
    </Box>
  );
}

function PolicyBlock({ block }: { block: Block }) {
  if (block.kind === 'HEADING') {
    return (
      <Heading as="h3" size="lg" mt="5" mb="2">
        {block.text}
      </Heading>
    );
  }
  if (block.kind === 'PARAGRAPH') return <Text mb="3">{block.text}</Text>;
  return (
    <Box as="ul" listStyleType="disc" ps="5" mb="3">
      {block.items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </Box>
  );
}
