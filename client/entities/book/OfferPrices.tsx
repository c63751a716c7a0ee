import { Trans } from '@lingui/react/macro';
import { Money } from '../money/Money';
import type { OfferPricesFragment } from './OfferPrices.generated';

/** Shows the prices for buying and renting in one line. */
export function OfferPrices({ price: { sale, lease } }: { price: OfferPricesFragment }) {
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
