import { Trans } from '@lingui/react/macro';
import { ApproximatePrice } from '../../currency/ApproximatePrice';
import { LeaseDuration } from '../../ui/LeaseDuration';
import { Money } from '../../ui/Money';
import type { LeaseOfferFragment } from './Book.generated';
import { DefinitionRow } from '../../rental/DefinitionRow';

/** On what conditions a book may be rented. */
export function LeaseConditions({ lease }: { lease: LeaseOfferFragment }) {
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
        <LeaseDuration lease={{ ...lease, maxDuration: lease.longestRental }} />
      </DefinitionRow>
    </dl>
  );
}
