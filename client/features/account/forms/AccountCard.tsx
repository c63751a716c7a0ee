import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/Card';
import { PageTitle } from '../../../shared/ui/PageTitle';

/** A titled card around the forms for log-in, sign-up and passwords. */
export function AccountCard({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Box maxW="lg" mx="auto" py={{ base: '0', md: '6' }}>
      <Card padding={{ base: '5', sm: '8' }}>
        <PageTitle title={title} lead={lead} />
        {children}
      </Card>
    </Box>
  );
}
