import type { Handlers, Payload } from '../../shared/send/outcomeOf';
import { useSend } from '../../shared/send/useSend';
import type { CartFragment, CartLineFragment } from './Cart.generated';
import { useRemoveFromCartMutation } from './RemoveFromCart.generated';
import { useUpdateCartItemMutation } from './UpdateCartItem.generated';

/** The changes that the cart screen can make. */
export type CartChanges = {
  /** Changes the quantity of a line. Resolves to the text of the refusal; null on success. */
  changeQuantity: (line: CartLineFragment, quantity: number) => Promise<string | null>;
  /** Removes a line. Resolves to true on success. If the server refuses, the line is shown again. */
  remove: (line: CartLineFragment) => Promise<boolean>;
  /** True while the server has not confirmed the shown amounts. */
  busy: boolean;
};

/**
 * Changes the cart. Lines change immediately, but amounts always come from the server. Calls `reread` if the server's
 * cart differs from the cart on the screen.
 */
export function useCartChanges(cart: CartFragment, reread: () => void): CartChanges {
  const { changeQuantity, isUpdating } = useQuantityChange();
  const { remove, isRemoving } = useRemoval(cart, reread);
  return { changeQuantity, remove, busy: isUpdating || isRemoving };
}

function useQuantityChange() {
  const [update] = useUpdateCartItemMutation();
  const { send, busy } = useSend({ overlapping: true });
  const changeQuantity: CartChanges['changeQuantity'] = async (line, quantity) => {
    const variables = { input: { cartItemId: line.id, quantity } };
    return (await send(async () => (await update({ variables })).data?.updateCartItem)).failure;
  };
  return { changeQuantity, isUpdating: busy };
}

function useRemoval(cart: CartFragment, reread: () => void) {
  const [removeFromCart] = useRemoveFromCartMutation();
  const { send, busy } = useSend({ overlapping: true });
  const onRefused: NonNullable<Handlers<Payload>['onRefused']> = ([refusal]) => {
    console.error('A line could not be removed from the cart:', refusal?.message);
    reread();
    return null;
  };
  const remove: CartChanges['remove'] = async (line) => {
    const payload = {
      __typename: 'RemoveFromCartPayload',
      cart: without(line, cart),
      userErrors: [],
    } as const;
    const request = async () => {
      const { data } = await removeFromCart({
        variables: { input: { cartItemId: line.id } },
        optimisticResponse: { removeFromCart: payload },
      });
      return data?.removeFromCart;
    };
    return (await send(request, { onRefused })).accepted !== null;
  };
  return { remove, isRemoving: busy };
}

function without(line: CartLineFragment, cart: CartFragment): CartFragment {
  const items = cart.items.filter(({ id }) => id !== line.id);
  return { ...cart, items, itemCount: cart.itemCount - line.quantity };
}
