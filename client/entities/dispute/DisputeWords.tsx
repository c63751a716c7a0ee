import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { LongText } from '../../shared/ui/LongText';

type Props = {
  /** The author of the words. */
  by: ReactNode;
  text: string | null;
};

/** Shows the words of a side or of staff in a dispute. Shows nothing without words. */
export function DisputeWords({ by, text }: Props) {
  if (!text) return null;
  return (
    <Box mb="3" textStyle="sm">
      <Text color="fg.muted">{by}</Text>
      <LongText>{text}</LongText>
    </Box>
  );
}
