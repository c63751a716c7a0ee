import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useId, useState, type ReactNode } from 'react';
import { useOnApproach } from '../../../shared/paging/useOnApproach';

type WhenNearProps = { id: string; height: string; children: ReactNode };

/** A part of the page that is loaded when it is about to become visible. Its space is reserved. */
export function WhenNear({ id, height, children }: WhenNearProps) {
  const [nearId, setNearId] = useState<string | null>(null);
  const element = useOnApproach(id, () => setNearId(id));
  const isNear = nearId === id;
  return (
    <Box ref={element} minHeight={isNear ? undefined : height}>
      {isNear && children}
    </Box>
  );
}

/** A part of the page under a heading. */
export function Beside({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId} mt="10" _print={{ display: 'none' }}>
      <Heading as="h2" id={headingId} size="xl" mb="4" overflowWrap="anywhere">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
