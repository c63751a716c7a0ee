import type { Cart } from '../../usecases/cart/viewCart.js';
import { userError } from '../schema/userError.js';
import type { CartType } from './CartType.js';

/** Returns a cart in its GraphQL form. The problems of its lines become user errors. */
export function presentCart({ items, ...cart }: Cart): CartType {
  return {
    ...cart,
    items: items.map((item) => ({ ...item, problem: item.problem && userError(item.problem) })),
  };
}
