import { Trans } from '@lingui/react/macro';
import { Money } from '../money/Money';
import type { MoneyPartsFragment } from '../money/MoneyParts.generated';

type Price = { sale: MoneyPartsFragment | null; lease: { perMonth: MoneyPartsFragment } | null };

/** What a copy costs to buy and to rent, in one line. */
export function OfferPrices({ price: { sale, lease } }: { price: Price }) {
  return (
    <>
      {sale && (
        <Trans>
          Buy <Money value={sale} />
        </Trans>
      )}
      {sale && lease && ' · '}
      {lease && (
        <Trans>
          Rent <Money value={lease.perMonth} />
          /month
        </Trans>
      )}
    </>
  );
}
