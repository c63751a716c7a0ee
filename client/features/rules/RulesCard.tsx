import { Heading } from '@chakra-ui/react/heading';
import { useId, type ReactNode } from 'react';
import { Card } from '../../shared/ui/Card';

/** A card of the screen, with a heading. `id` makes it the target of links. */
export function RulesCard({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card id={id} aria-labelledby={headingId} scrollMarginTop="20" padding={{ base: '5', sm: '8' }}>
      <Heading as="h2" id={headingId} size="xl" mb="3">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
