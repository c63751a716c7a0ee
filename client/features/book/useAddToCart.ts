import { useState } from 'react';
import { failureMessage } from '../../apollo/failureMessage';
import type { AddToCartInput } from '../../apollo/schema.generated';
import { translateError } from '../../i18n/translateError';
import { useAddToCartMutation } from './AddToCart.generated';

/** Puts a book into the cart. `add` answers whether it is in now; if not, `failure` says why. */
export function useAddToCart(fallback: string) {
  const [addToCart, { loading }] = useAddToCartMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const add = async (input: AddToCartInput): Promise<boolean> => {
    setFailure(null);
    try {
      const { data } = await addToCart({ variables: { input } });
      const [refusal] = data?.addToCart.userErrors ?? [];
      if (refusal) setFailure(translateError(refusal));
      return data !== undefined && !refusal;
    } catch (error) {
      setFailure(failureMessage(error, fallback));
      return false;
    }
  };
  return { add, busy: loading, failure };
}
