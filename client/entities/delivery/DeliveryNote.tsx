import { Trans } from '@lingui/react/macro';
import { Money } from '../money/Money';
import type { BookDeliveryPartsFragment } from './Delivery.generated';

/** Shows the delivery charge for one copy, and the amount from which delivery is free. */
export function DeliveryNote({ delivery: { charge, freeAbove } }: { delivery: BookDeliveryPartsFragment }) {
  if (Number(charge.amount) === 0) return <Trans>Free delivery</Trans>;
  if (!freeAbove)
    return (
      <Trans>
        plus <Money value={charge} /> delivery
      </Trans>
    );
  return (
    <Trans>
      plus <Money value={charge} /> delivery, free from <Money value={freeAbove} />
    </Trans>
  );
}
