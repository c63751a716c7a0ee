import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { ZOOMED } from '../theme/recipes';

type Props = { term: ReactNode; strong?: boolean; children: ReactNode };

/** A term and its value at opposite ends of a line. */
export function DefinitionRow({ term, strong = false, children }: Props) {
  return (
    <Flex
      justify="space-between"
      gap="4"
      py="1"
      fontWeight={strong ? 'semibold' : 'normal'}
      css={{ [ZOOMED]: { flexWrap: 'wrap', rowGap: '0' } }}
    >
      {/* Breaks a word only if the word alone is wider than the row. */}
      <Box as="dt" overflowWrap="break-word" maxW="full">
        {term}
      </Box>
      {/* Amounts never break across lines. */}
      <Box as="dd" textAlign="end" overflowWrap="normal" css={{ [ZOOMED]: { textAlign: 'start' } }}>
        {children}
      </Box>
    </Flex>
  );
}
