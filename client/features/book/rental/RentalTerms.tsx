import { Trans } from '@lingui/react/macro';
import { ApproximatePrice } from '../../../entities/money/ApproximatePrice';
import { AllowedMonths } from '../../../entities/rental/AllowedMonths';
import { Money } from '../../../entities/money/Money';
import type { ShownQuote } from '../../../entities/rental/useQuote';
import { formatDate } from '../../../shared/i18n/formatDate';
import type { LeaseOfferFragment } from '../facts/Book.generated';
import { DefinitionRow } from '../../../shared/ui/DefinitionRow';
import type { RentalQuote } from './rentalQuote';

type Props = { lease: LeaseOfferFragment; shown: ShownQuote<RentalQuote> };

/** Shows the terms on which a book can be rented, and the date by which it is expected to arrive. */
export function RentalTerms({ lease, shown: { quote } }: Props) {
  return (
    <dl>
      <DefinitionRow term={<Trans>Price per month</Trans>}>
        <Money value={lease.perMonth} />
        <ApproximatePrice value={lease.perMonth} />
      </DefinitionRow>
      <DefinitionRow term={<Trans>Security deposit</Trans>}>
        <Money value={lease.deposit} />
      </DefinitionRow>
      {Number(lease.lateFeePerDay.amount) > 0 && (
        <DefinitionRow term={<Trans>Late fee per day</Trans>}>
          <Money value={lease.lateFeePerDay} />
        </DefinitionRow>
      )}
      <DefinitionRow term={<Trans>Allowed duration</Trans>}>
        <AllowedMonths lease={{ ...lease, maxDuration: lease.longestRental }} />
      </DefinitionRow>
      <DefinitionRow term={<Trans>Expected to arrive by</Trans>}>
        {quote ? formatDate(quote.expectedArrivalBy) : '–'}
      </DefinitionRow>
    </dl>
  );
}
