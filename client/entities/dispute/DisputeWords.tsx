import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { LongText } from '../../shared/ui/LongText';

type Props = {
  /** The author of the text, or a label such as the decision of staff. */
  by: ReactNode;
  text: string | null;
};

/** Shows a statement by a side or by staff in a dispute, below its author. Renders nothing if there is no text. */
export function DisputeWords({ by, text }: Props) {
  if (!text) return null;
  return (
    <Box mb="3" textStyle="sm">
      <Text color="fg.muted">{by}</Text>
      <LongText>{text}</LongText>
    </Box>
  );
}
