import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../../shared/forms/SelectField';
import type { CheckoutQuery } from './Checkout.generated';

type SavedAddress = CheckoutQuery['savedAddresses'][number];

type Props = {
  addresses: readonly SavedAddress[];
  /** The address that the form shows; undefined if it is not saved. */
  chosen: SavedAddress | undefined;
  /** Called with the chosen address; undefined for a new one. */
  onChoose: (address: SavedAddress | undefined) => void;
};

const NEW = 'new';

/** Lets the buyer choose a saved address, the default first, or a new one. Renders nothing without saved addresses. */
export function DeliverTo({ addresses, chosen, onChoose }: Props) {
  const { t } = useLingui();
  if (addresses.length === 0) return null;
  const choices = Object.fromEntries(addresses.map((address) => [address.id, textOf(address)]));
  return (
    <SelectField
      label={t`Deliver to`}
      choices={{ ...choices, [NEW]: t`A new address` }}
      value={chosen?.id ?? NEW}
      onChange={({ currentTarget: { value } }) => onChoose(addresses.find(({ id }) => id === value))}
    />
  );
}

function textOf({ label, receiver, street, city }: SavedAddress): string {
  return `${label ?? receiver}: ${street}, ${city}`;
}
