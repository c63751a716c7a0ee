import { useSaveAddressMutation } from '../../entities/address/SavedAddress.generated';
import type { UserErrorPartsFragment } from '../../shared/refusals/UserErrorParts.generated';
import { InvalidAnswer } from '../../shared/send/InvalidAnswer';
import { savedAs, type AddressValues } from './addressValues';
import type { CheckoutQuery } from './Checkout.generated';

/**
 * Returns a function that saves the address of the form, unless it is already saved. It resolves to the refusals,
 * whose `field` is the path in the checkout form.
 */
export function useSaveAddress({ savedAddresses }: Pick<CheckoutQuery, 'savedAddresses'>) {
  const [saveAddress] = useSaveAddressMutation();
  return async (input: AddressValues): Promise<UserErrorPartsFragment[]> => {
    if (savedAs(input, savedAddresses)) return [];
    const payload = (await saveAddress({ variables: { input } })).data?.saveAddress;
    if (!payload) throw new InvalidAnswer('The server has answered nothing');
    return payload.userErrors.map((refusal) => ({
      ...refusal,
      field: refusal.field && ['shippingAddress', ...refusal.field],
    }));
  };
}
