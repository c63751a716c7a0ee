import { Trans } from '@lingui/react/macro';
import type { CartDeliveryPartsFragment } from '../../entities/order/CartDelivery.generated';
import { Option, OptionGroup } from './OptionGroup';

type Props = {
  deliveries: readonly CartDeliveryPartsFragment[];
  /** The ids of the sellers from whom the buyer picks up. */
  pickUpFrom: readonly string[];
  onChange: (pickUpFrom: readonly string[]) => void;
};

/** Lets the buyer choose delivery or pick-up for each seller who offers it. */
export function PickUpChoice({ deliveries, pickUpFrom, onChange }: Props) {
  return deliveries.map(({ seller, pickUp }) => {
    if (!seller || !pickUp) return null;
    const { place, city } = pickUp;
    const { name } = seller;
    const others = pickUpFrom.filter((id) => id !== seller.id);
    const isPickedUp = pickUpFrom.includes(seller.id);
    const group = `delivery-${seller.id}`;
    return (
      <OptionGroup key={seller.id}>
        <legend>
          <Trans>How do you want to receive the books from {name}?</Trans>
        </legend>
        <Option
          name={group}
          title={<Trans>Delivery</Trans>}
          checked={!isPickedUp}
          onChoose={() => onChange(others)}
        >
          <Trans>The seller sends them to your address.</Trans>
        </Option>
        <Option
          name={group}
          title={<Trans>Pick-up in {city}</Trans>}
          checked={isPickedUp}
          onChoose={() => onChange([...others, seller.id])}
        >
          <Trans>
            {place}. Free of charge. When the books are ready, you get a code to show to the seller.
          </Trans>
        </Option>
      </OptionGroup>
    );
  });
}
