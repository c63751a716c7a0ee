import type { AddToCartInput } from '../../../shared/contract/schema.generated';
import { useStep } from '../../../shared/ui/useStep';
import { useAddToCartMutation } from './AddToCart.generated';

/** Puts a book into the cart. `add` answers whether it is in now; if not, `failure` says why. */
export function useAddToCart(fallback: string) {
  const [addToCart] = useAddToCartMutation();
  const { take, busy, failure } = useStep(fallback);
  const add = (input: AddToCartInput) =>
    take(async () => (await addToCart({ variables: { input } })).data?.addToCart);
  return { add, busy, failure };
}
