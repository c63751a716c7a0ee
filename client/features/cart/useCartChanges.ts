import type { Handlers, Payload } from '../../shared/send/outcomeOf';
import { useSend } from '../../shared/send/useSend';
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

/** The cart as it will be once the line is out of it. */
function without(line: CartLineFragment, cart: CartFragment): CartFragment {
  const items = cart.items.filter(({ id }) => id !== line.id);
  return { ...cart, items, itemCount: cart.itemCount - line.quantity };
}
