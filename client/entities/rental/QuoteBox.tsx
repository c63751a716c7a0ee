import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShownQuote } from './useQuote';

const Amounts = chakra('dl', { base: { fontVariantNumeric: 'tabular-nums', transition: 'opacity 150ms' } });

type Props = {
  shown: ShownQuote<unknown>;
  /** The amounts and days of the quote, as DefinitionRows. */
  children: ReactNode;
};

/** Shows a quote, dimmed while it is outdated. Shows a message if the quote cannot be loaded. */
export function QuoteBox({ shown: { quote, isStale, isUnreadable }, children }: Props) {
  return (
    <Box aria-live="polite" aria-busy={isStale} bg="primary.subtle" borderRadius="l2" px="4" py="3">
      <Amounts opacity={isStale && quote ? 0.5 : 1}>{children}</Amounts>
      {isUnreadable && (
        <Text textStyle="sm" mt="1">
          <Trans>The amounts could not be loaded. You can continue without them.</Trans>
        </Text>
      )}
    </Box>
  );
}
