import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/Card';

/** A card with some fields of a long form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Heading as="h2" size="lg" mb="4">
        {title}
      </Heading>
      <Grid gap="5" templateColumns="minmax(0, 1fr)">
        {children}
      </Grid>
    </Card>
  );
}
