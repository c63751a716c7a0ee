import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { LongText } from '../../shared/ui/LongText';

type Props = {
  /** Names the author or the kind of the text. */
  by: ReactNode;
  text: string | null;
};

/** Shows a statement of a side or of staff in a dispute, under its author. Renders nothing without a text. */
export function DisputeWords({ by, text }: Props) {
  if (!text) return null;
  return (
    <Box mb="3" textStyle="sm">
      <Text color="fg.muted">{by}</Text>
      <LongText>{text}</LongText>
    </Box>
  );
}
