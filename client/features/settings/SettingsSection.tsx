import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/Card';

/** A card with a heading and related settings. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card asChild padding={{ base: '5', sm: '8' }}>
      <section>
        <Heading as="h2" size="xl" mb="5">
          {title}
        </Heading>
        <Stack gap="5">{children}</Stack>
      </section>
    </Card>
  );
}
