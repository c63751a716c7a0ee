import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../navigation/useDocumentTitle';

type Props = {
  /** The heading of the screen. With the product's name, it is also the title of the browser tab. */
  title: string;
  /** One line under the heading. */
  lead?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
};

export function PageTitle({ title, lead, actions }: Props) {
  useDocumentTitle(title);
  return (
    <Flex as="header" wrap="wrap" gap="4" align="end" justify="space-between" mb="6">
      <Box flex="1 1 12rem" minW="0">
        <Heading as="h1" size="3xl">
          {title}
        </Heading>
        {lead && (
          <Box color="fg.muted" mt="1">
            {lead}
          </Box>
        )}
      </Box>
      {actions}
    </Flex>
  );
}
