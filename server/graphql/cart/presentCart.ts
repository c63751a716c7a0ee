import type { Cart } from '../../usecases/cart/viewCart.js';
import { userError } from '../schema/userError.js';
import type { CartType } from './CartType.js';

/** Returns a cart whose lines have their problems in the form that mutations use. */
export function presentCart({ items, ...cart }: Cart): CartType {
  return {
    ...cart,
    items: items.map((item) => ({ ...item, problem: item.problem && userError(item.problem) })),
  };
}
