import { useSend } from '../../../shared/send/useSend';
import { useRemoveAddressMutation, useSetDefaultAddressMutation } from './Addresses.generated';

/** Manages the steps that need no form: choosing the default address, and removing one. */
export function useAddressSteps() {
  const { send, busy, failure } = useSend();
  const [setDefaultAddress] = useSetDefaultAddressMutation();
  const [removeAddress] = useRemoveAddressMutation();
  const setDefault = (id: string) =>
    send(async () => (await setDefaultAddress({ variables: { input: { id } } })).data?.setDefaultAddress);
  const remove = (id: string) =>
    send(async () => (await removeAddress({ variables: { input: { id } } })).data?.removeAddress);
  return { busy, failure, setDefault, remove };
}
