import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';

type Props = { term: ReactNode; strong?: boolean; children: ReactNode };

/** A term and its value at opposite ends of a line. */
export function DefinitionRow({ term, strong = false, children }: Props) {
  return (
    <Flex justify="space-between" gap="4" py="1" fontWeight={strong ? 'semibold' : 'normal'}>
      <dt>{term}</dt>
      {/* Amounts never break across lines. */}
      <Box as="dd" textAlign="end" overflowWrap="normal">
        {children}
      </Box>
    </Flex>
  );
}
