import { Box } from '@chakra-ui/react/box';
import { Trans } from '@lingui/react/macro';
import { ApproximatePrice } from '../../../entities/money/ApproximatePrice';
import { formatDate } from '../../../shared/i18n/formatDate';
import { Money } from '../../../entities/money/Money';
import type { LeaseOfferFragment } from '../facts/Book.generated';
import { DefinitionRow } from '../../../shared/ui/DefinitionRow';
import { dueDate, rentFor } from '../../../entities/rental/rentalQuote';

type Props = {
  lease: LeaseOfferFragment;
  /** Null while the number of months is not one that is allowed. */
  months: number | null;
  startsOn: string;
};

/** What the rental comes to, what is held meanwhile, and when the book is due back. */
export function RentalCost({ lease, months, startsOn }: Props) {
  const rent = months === null ? null : rentFor(lease.perMonth, months);
  return (
    <Box as="dl" aria-live="polite" bg="primary.subtle" borderRadius="l2" px="4" py="3">
      <DefinitionRow strong term={<Trans>Total rental cost</Trans>}>
        {rent ? <Money value={rent} /> : '–'}
        {rent && <ApproximatePrice value={rent} />}
      </DefinitionRow>
      <DefinitionRow term={<Trans>Deposit, given back on return</Trans>}>
        <Money value={lease.deposit} />
      </DefinitionRow>
      <DefinitionRow term={<Trans>Due back on</Trans>}>
        {months === null || !startsOn ? '–' : formatDate(dueDate(startsOn, months))}
      </DefinitionRow>
    </Box>
  );
}
