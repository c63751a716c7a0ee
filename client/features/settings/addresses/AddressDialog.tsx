import { useLingui } from '@lingui/react/macro';
import { AddressFields } from '../../../entities/address/AddressFields';
import { ReceiverFields } from '../../../entities/address/ReceiverFields';
import {
  useSaveAddressMutation,
  type SavedAddressFragment,
} from '../../../entities/address/SavedAddress.generated';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { SwitchField } from '../../../shared/forms/SwitchField';
import { TextField } from '../../../shared/forms/TextField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { useChangeAddressMutation } from './Addresses.generated';

type Props = {
  /** The address to edit; null to add one. */
  address: SavedAddressFragment | null;
  /** True if another address is the default, so that this one can become the default. */
  canBecomeDefault: boolean;
  onClose: () => void;
};

/** Adds or edits a saved address. */
export default function AddressDialog({ address, canBecomeDefault, onClose }: Props) {
  const { t } = useLingui();
  const { form, failure, submit, busy, field } = useAddressForm({ address, onClose });
  return (
    <FormDialog
      open
      wide
      title={address ? t`Edit address` : t`Add an address`}
      submit={t`Save address`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t`Label (optional)`} placeholder={t`Home, office …`} {...field('label')} />
      <ReceiverFields field={field} within="" required />
      <AddressFields form={form} field={field} within="" />
      <TextField label={t`Country`} autoComplete="shipping country-name" {...field('country')} />
      {canBecomeDefault && (
        <SwitchField
          label={t`Default address`}
          helper={t`Selected by default when you order`}
          checked={form.watch('isDefault')}
          onChange={(checked) => form.setValue('isDefault', checked)}
        />
      )}
    </FormDialog>
  );
}

function useAddressForm({ address, onClose }: Pick<Props, 'address' | 'onClose'>) {
  const [saveAddress] = useSaveAddressMutation();
  const [changeAddress] = useChangeAddressMutation();
  const defaultValues = {
    label: address?.label ?? '',
    receiver: address?.receiver ?? '',
    phone: address?.phone ?? '',
    street: address?.street ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    zipcode: address?.zipcode ?? '',
    country: address?.country ?? 'India',
    isDefault: false,
  };
  const send = async (values: typeof defaultValues) => {
    if (!address) return (await saveAddress({ variables: { input: values } })).data?.saveAddress;
    const input = { ...values, id: address.id };
    return (await changeAddress({ variables: { input } })).data?.changeAddress;
  };
  return useServerForm({ defaultValues, send, onAccepted: onClose });
}
