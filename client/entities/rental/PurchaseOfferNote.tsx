import { Trans } from '@lingui/react/macro';
import { Money } from '../money/Money';
import type { PurchaseOfferFragment } from './PurchasableLine.generated';

/**
 * Shows the price at which readers who rent the book can buy it, and the percentage of the rent that counts towards the
 * price.
 */
export function PurchaseOfferNote({ offer }: { offer: PurchaseOfferFragment }) {
  const { price, rentCreditPercent: percent } = offer;
  if (percent === 0)
    return (
      <Trans>
        Readers who rent the book can buy it for <Money value={price} />
      </Trans>
    );
  return (
    <Trans>
      Readers who rent the book can buy it for <Money value={price} />. {percent}% of the rent counts towards
      this price.
    </Trans>
  );
}
