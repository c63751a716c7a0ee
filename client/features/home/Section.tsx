import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useId, type ReactNode } from 'react';

/** A part of the home page under a heading. */
export function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Box as="section" id={id} aria-labelledby={headingId} mt={{ base: '14', md: '20' }}>
      <Heading as="h2" id={headingId} size="4xl" mb="6">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
