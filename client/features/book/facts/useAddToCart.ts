import type { AddToCartInput } from '../../../shared/contract/schema.generated';
import { useSend } from '../../../shared/send/useSend';
import { useAddToCartMutation } from './AddToCart.generated';

/** Adds a book to the cart. `add` resolves to true on success; otherwise `failure` is the reason. */
export function useAddToCart(fallback: string) {
  const [addToCart] = useAddToCartMutation();
  const { send, busy, failure } = useSend({ fallback });
  const add = async (input: AddToCartInput) => {
    const outcome = await send(async () => (await addToCart({ variables: { input } })).data?.addToCart);
    return outcome.accepted !== null;
  };
  return { add, busy, failure };
}
