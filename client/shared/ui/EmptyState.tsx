import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';

type Props = {
  icon?: ReactNode;
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  /** Level of the heading: 'h1' if the screen has no other content, 'h3' inside a part of it. */
  heading?: 'h1' | 'h2' | 'h3';
};

/** Explains why a list is empty and offers an action, such as a link. */
export function EmptyState({ icon, title, hint, action, heading = 'h2' }: Props) {
  return (
    <Flex direction="column" align="center" textAlign="center" gap="3" py={{ base: '12', md: '16' }} px="4">
      <Flex
        boxSize="16"
        borderRadius="full"
        bg="primary.subtle"
        color="primary.fg"
        align="center"
        justify="center"
        aria-hidden
      >
        {icon ?? '✦'}
      </Flex>
      <Heading as={heading} size="xl">
        {title}
      </Heading>
      {hint && (
        <Text color="fg.muted" maxW="prose">
          {hint}
        </Text>
      )}
      {action}
    </Flex>
  );
}
