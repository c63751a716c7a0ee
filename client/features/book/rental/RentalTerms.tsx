import { Trans } from '@lingui/react/macro';
import { ApproximatePrice } from '../../../entities/money/ApproximatePrice';
import { AllowedMonths } from '../../../entities/rental/AllowedMonths';
import { Money } from '../../../entities/money/Money';
import type { LeaseOfferFragment } from '../facts/Book.generated';
import { DefinitionRow } from '../../../shared/ui/DefinitionRow';

/** Shows the terms on which a book can be rented. */
export function RentalTerms({ lease }: { lease: LeaseOfferFragment }) {
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
    </dl>
  );
}
