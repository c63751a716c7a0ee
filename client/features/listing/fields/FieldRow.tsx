import { Grid } from '@chakra-ui/react/grid';
import type { ReactNode } from 'react';

/** Two fields side by side if there is room, otherwise one below the other. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5" alignItems="start">
      {children}
    </Grid>
  );
}
