import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode, Ref } from 'react';
import { Card } from '../../../shared/ui/Card';

type Props = {
  title: string;
  /** Shown at the end of the title's line. */
  aside?: ReactNode;
  /** Ref of the heading, which receives the focus when the focused element disappears. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A card of the overview: a heading, with `aside` at the end of its line, and the content. */
export function Panel({ title, aside, headingRef, children }: Props) {
  return (
    <Card alignSelf="start" width="full">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap" mb="4">
        <Heading ref={headingRef} as="h2" size="xl" tabIndex={-1} outline="none">
          {title}
        </Heading>
        {aside && (
          <Box color="fg.muted" textStyle="sm">
            {aside}
          </Box>
        )}
      </Flex>
      {children}
    </Card>
  );
}
