import { Trans } from '@lingui/react/macro';
import { Money } from '../../entities/money/Money';
import type { PublicOfferFragment } from './PublicPages.generated';

/** What a copy costs. */
export function Prices({ price: { sale, lease } }: Pick<PublicOfferFragment, 'price'>) {
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
