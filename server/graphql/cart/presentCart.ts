import type { Cart } from '../../usecases/cart/viewCart.js';
import { userError } from '../schema/userError.js';
import type { CartType } from './CartType.js';

/** A cart with the problems of its lines in the form in which mutations present them. */
export function presentCart({ items, ...cart }: Cart): CartType {
  return {
    ...cart,
    items: items.map((item) => ({ ...item, problem: item.problem && userError(item.problem) })),
  };
}
