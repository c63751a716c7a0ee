import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SelectField } from '../../shared/forms/SelectField';
import type { CheckoutQuery } from './Checkout.generated';

type SavedAddress = CheckoutQuery['savedAddresses'][number];

type Props = {
  addresses: readonly SavedAddress[];
  /** Called with the chosen address; undefined for a new one. */
  onChoose: (address: SavedAddress | undefined) => void;
};

const NEW = 'new';

/** Offers the saved addresses, the default first. Renders nothing if there are none. */
export function DeliverTo({ addresses, onChoose }: Props) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(addresses[0]?.id ?? NEW);
  if (addresses.length === 0) return null;
  const choices = Object.fromEntries(addresses.map((address) => [address.id, textOf(address)]));
  return (
    <SelectField
      label={t`Deliver to`}
      choices={{ ...choices, [NEW]: t`A new address` }}
      value={chosen}
      onChange={({ currentTarget: { value } }) => {
        setChosen(value);
        onChoose(addresses.find(({ id }) => id === value));
      }}
    />
  );
}

function textOf({ label, receiver, street, city }: SavedAddress): string {
  return `${label ?? receiver}: ${street}, ${city}`;
}
