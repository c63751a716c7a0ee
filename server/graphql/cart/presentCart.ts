import type { Cart } from '../../usecases/cart/viewCart.js';
import { userError } from '../schema/userError.js';
import type { CartType } from './CartType.js';

/** Returns a cart in its GraphQL form, with the problems of its lines as user errors. */
export function presentCart({ items, ...cart }: Cart): CartType {
  return {
    ...cart,
    items: items.map((item) => ({ ...item, problem: item.problem && userError(item.problem) })),
  };
}
