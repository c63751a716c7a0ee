import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { SavedAddressFragment } from '../../../entities/address/SavedAddress.generated';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { onDemand } from '../../../shared/ui/onDemand';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import { SettingsSection } from '../SettingsSection';
import { useSavedAddressesQuery } from './Addresses.generated';
import { AddressRow } from './AddressRow';
import { useAddressSteps } from './useAddressSteps';

const AddressDialog = onDemand(() => import('./AddressDialog'));

/** The viewer's saved addresses, with buttons to add, edit and remove them, and to choose the default. */
export default function SavedAddresses() {
  const { t } = useLingui();
  const { data: current, previousData, error, refetch } = useSavedAddressesQuery();
  const addresses = (current ?? previousData)?.savedAddresses;
  const [open, setOpen] = useState<SavedAddressFragment | 'NEW' | null>(null);
  return (
    <SettingsSection title={t`Saved addresses`}>
      {!addresses && !error && <RowsSkeleton count={1} />}
      {!addresses && error && <LoadFailure onRetry={() => void refetch()} />}
      {addresses && <Addresses addresses={addresses} onEdit={setOpen} />}
      <Button alignSelf="start" variant="outline" colorPalette="gray" onClick={() => setOpen('NEW')}>
        <Trans>Add an address</Trans>
      </Button>
      {open && (
        <AddressDialog
          address={open === 'NEW' ? null : open}
          canBecomeDefault={open === 'NEW' ? Boolean(addresses?.length) : !open.isDefault}
          onClose={() => setOpen(null)}
        />
      )}
    </SettingsSection>
  );
}

type Props = {
  addresses: readonly SavedAddressFragment[];
  onEdit: (address: SavedAddressFragment) => void;
};

function Addresses({ addresses, onEdit }: Props) {
  const { busy, failure, setDefault, remove } = useAddressSteps();
  const list = useRef<HTMLUListElement>(null);
  // A step removes the pressed button or its row, so the list receives the focus.
  const focusList = () => list.current?.focus();
  if (addresses.length === 0)
    return (
      <Text color="fg.muted">
        <Trans>Save an address so that you can select it when you order.</Trans>
      </Text>
    );
  return (
    <>
      <ErrorAlert message={failure} />
      <Stack asChild gap="5" listStyleType="none" outline="none">
        <ul ref={list} tabIndex={-1}>
          {addresses.map((address) => (
            <AddressRow
              key={address.id}
              address={address}
              busy={busy}
              onEdit={() => onEdit(address)}
              onSetDefault={() => void setDefault(address.id).then(focusList)}
              onRemove={() => void remove(address.id).then(focusList)}
            />
          ))}
        </ul>
      </Stack>
    </>
  );
}
