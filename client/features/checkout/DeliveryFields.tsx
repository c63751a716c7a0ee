import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { AddressFields } from '../../entities/address/AddressFields';
import { ReceiverFields } from '../../entities/address/ReceiverFields';
import type { FieldOf } from '../../shared/forms/fieldOf';
import { SwitchField } from '../../shared/forms/SwitchField';
import { addressValues, savedAs, type AddressValues } from './addressValues';
import type { CheckoutQuery } from './Checkout.generated';
import { DeliverTo } from './DeliverTo';
import type { CheckoutValues } from './usePlaceOrder';

type Props = {
  form: UseFormReturn<CheckoutValues>;
  field: FieldOf<`shippingAddress.${keyof AddressValues}`>;
  addresses: CheckoutQuery['savedAddresses'];
};

const WITHIN = 'shippingAddress.';

/** The fields of the delivery address. The buyer can choose a saved address, or save the typed address. */
export function DeliveryFields({ form, field, addresses }: Props) {
  const { t } = useLingui();
  const [shown, saves] = form.watch(['shippingAddress', 'saves']);
  const chosen = savedAs(shown, addresses);
  const choose = (address: Props['addresses'][number] | undefined) =>
    form.reset({ ...form.getValues(), shippingAddress: addressValues(address), saves: false });
  return (
    <>
      <DeliverTo addresses={addresses} chosen={chosen} onChoose={choose} />
      <ReceiverFields field={field} within={WITHIN} required={saves && !chosen} />
      <AddressFields form={form} field={field} within={WITHIN} />
      {!chosen && (
        <SwitchField
          label={t`Save this address`}
          helper={t`You can choose it in your next order`}
          checked={saves}
          onChange={(checked) => form.setValue('saves', checked)}
        />
      )}
    </>
  );
}
