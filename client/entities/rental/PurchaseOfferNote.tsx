import { Trans } from '@lingui/react/macro';
import { Money } from '../money/Money';
import type { PurchaseOfferFragment } from './PurchasableLine.generated';

/** Tells the reader that they can buy a rented book, and how much of the rent counts. */
export function PurchaseOfferNote({ offer }: { offer: PurchaseOfferFragment }) {
  const { price, rentCreditPercent: percent } = offer;
  if (percent === 0)
    return (
      <Trans>
        Renters can buy the book for <Money value={price} />
      </Trans>
    );
  return (
    <Trans>
      Renters can buy the book: {percent}% of the rent counts towards <Money value={price} />
    </Trans>
  );
}
