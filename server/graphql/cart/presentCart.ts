import { viewCart } from '../../usecases/cart/viewCart.js';
import type { Scope } from '../../usecases/scope.js';
import { userError } from '../schema/payload.js';
import type { CartType } from './CartType.js';

/** The viewer's cart, with the problems of its lines in the form in which mutations present them. */
export async function presentCart(scope: Scope): Promise<CartType> {
  const { items, ...cart } = await viewCart(scope);
  return {
    ...cart,
    items: items.map((item) => ({ ...item, problem: item.problem && userError(item.problem) })),
  };
}
