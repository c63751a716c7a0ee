import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import TriangleAlert from '~icons/lucide/triangle-alert';

/** Shows why a line cannot be ordered. */
export function LineProblem({ children }: { children: ReactNode }) {
  return (
    <Flex
      role="alert"
      gap="3"
      align="center"
      mb="4"
      px="3"
      py="2.5"
      borderRadius="l2"
      bg="bg.error"
      color="fg.error"
      fontWeight="medium"
      textStyle="sm"
    >
      <TriangleAlert width={18} height={18} aria-hidden style={{ flexShrink: 0 }} />
      {children}
    </Flex>
  );
}
