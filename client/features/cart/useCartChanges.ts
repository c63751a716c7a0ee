import { useLingui } from '@lingui/react/macro';
import { failureMessage } from '../../shared/refusals/failureMessage';
import { translateError } from '../../shared/refusals/translateError';
import type { CartFragment, CartLineFragment } from './Cart.generated';
import { useRemoveFromCartMutation } from './RemoveFromCart.generated';
import { useUpdateCartItemMutation } from './UpdateCartItem.generated';

/** What can be done to a cart on its screen. */
export type CartChanges = {
  /** Asks for another quantity; answers why not, or null when it is so. */
  changeQuantity: (line: CartLineFragment, quantity: number) => Promise<string | null>;
  /** Takes a line out; answers whether the server agreed. If it does not, the line comes back by itself. */
  remove: (line: CartLineFragment) => Promise<boolean>;
  /** True while the amounts shown are not the server's last word. */
  busy: boolean;
};

/**
 * Changes to the cart. Lines change at once; amounts are only ever those of the server. `reread` is called when the
 * server knows another cart than the one that is shown.
 */
export function useCartChanges(cart: CartFragment, reread: () => void): CartChanges {
  const { t } = useLingui();
  const [update, updating] = useUpdateCartItemMutation();
  const [removeFromCart, removing] = useRemoveFromCartMutation();
  return {
    busy: updating.loading || removing.loading,
    changeQuantity: async (line, quantity) => {
      try {
        const { data } = await update({ variables: { input: { cartItemId: line.id, quantity } } });
        const refusal = data?.updateCartItem.userErrors[0];
        return refusal ? translateError(refusal) : null;
      } catch (error) {
        return failureMessage(error, t`Something went wrong. Please try again.`);
      }
    },
    remove: async (line) => {
      const items = cart.items.filter(({ id }) => id !== line.id);
      const without = { ...cart, items, itemCount: cart.itemCount - line.quantity };
      const payload = { __typename: 'RemoveFromCartPayload', cart: without, userErrors: [] };
      try {
        const { data } = await removeFromCart({
          variables: { input: { cartItemId: line.id } },
          optimisticResponse: { removeFromCart: payload },
        });
        const refusal = data?.removeFromCart.userErrors[0];
        if (!refusal) return true;
        console.error('A line could not be removed from the cart:', refusal.message);
        reread();
      } catch (error) {
        console.error('A line could not be removed from the cart:', error);
      }
      return false;
    },
  };
}
