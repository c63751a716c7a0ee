import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { ShownQuote } from '../../../entities/rental/useQuote';
import { formatDate } from '../../../shared/i18n/formatDate';
import type { RentalQuote } from './rentalQuote';

/** Says from when the months count, and by when the book is expected. */
export function Arrival({ shown: { quote } }: { shown: ShownQuote<RentalQuote> }) {
  if (!quote) return null;
  const date = formatDate(quote.expectedArrivalBy);
  return (
    <Text textStyle="sm" color="fg.muted">
      <Trans>
        The months count from the day the book arrives. It is expected by {date}; if it comes after the start
        date, the due date moves.
      </Trans>
    </Text>
  );
}
