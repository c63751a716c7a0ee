import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';

/** Says that the months count from the day on which the book arrives. */
export function Arrival() {
  return (
    <Text textStyle="sm" color="fg.muted">
      <Trans>
        The months count from the day the book arrives. If it comes after the start date, the due date moves.
      </Trans>
    </Text>
  );
}
