import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LongText } from '../../shared/ui/LongText';

type Props = {
  /** The provider's reason for the failure; null if the provider gave none. */
  reason: string | null;
  /** The next step that the marketplace or its staff takes. */
  children: ReactNode;
};

/** Shows the provider's reason for a failure, and what happens next. */
export function ReasonAndNext({ reason, children }: Props) {
  return (
    <Box textStyle="sm">
      {reason && (
        <Box mb="2">
          <Text color="fg.muted">
            <Trans>Why it failed</Trans>
          </Text>
          <LongText>{reason}</LongText>
        </Box>
      )}
      <Text color="fg.muted">
        <Trans>What happens next</Trans>
      </Text>
      <Text>{children}</Text>
    </Box>
  );
}
