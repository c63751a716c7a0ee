import type { CurrencyCode } from '../../domain/money/money.js';
import type { Asking, CartItemType } from '../../domain/orders/cart.js';
import { refuse, type Problem } from '../../domain/shared/errors.js';
import type { Money } from '../../domain/money/money.js';
import { totalsOf, type Totals } from '../../domain/orders/pricing.js';
import type { RentalPeriod } from '../../domain/rental/rentalPeriod.js';
import { cartOf, type StoredCart } from '../../persistence/queries/orders/carts.js';
import { presentBook, type Book } from '../catalogue/book.js';
import { principalWith, requireAbility } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';
import { checkLines, pricedLines, type CheckedLine, type PricedLine } from './checkLines.js';

/** A line of the viewer's cart, at the listing's current price. */
export interface CartItem {
  id: string;
  book: Book;
  type: CartItemType;
  quantity: number;
  rentalPeriod: RentalPeriod | null;
  unitPrice: Money;
  lineTotal: Money;
  deposit: Money;
  /** The problem that prevents ordering the line now; null if there is none. */
  problem: Problem | null;
}

/** The viewer's cart. A cart reserves no copies. */
export interface Cart extends Totals {
  id: string;
  items: CartItem[];
  /** Number of copies in all lines. */
  itemCount: number;
}

/** Returns the viewer's cart, with the problem of each line that cannot be ordered now. */
export async function viewCart(scope: Scope): Promise<Cart> {
  const viewer = await requireAbility(scope, 'cart:read');
  const cart = (await cartOf(scope.database, viewer.id)) ?? refuse('NOT_FOUND');
  const asking = { buyerId: viewer.id, today: today(scope) };
  return presentLines(cart, await pricedLines(scope.database, cart.items, asking), asking, scope.currency);
}

/** Returns the viewer's cart; null for visitors and for viewers without the ability to read it. */
export async function findCart(scope: Scope): Promise<Cart | null> {
  return (await principalWith(scope, 'cart:read')) && viewCart(scope);
}

/** Checks these lines and returns the cart in the form that its owner sees. */
export function presentLines(
  { id }: Pick<StoredCart, 'id'>,
  lines: readonly PricedLine[],
  asking: Asking,
  currency: CurrencyCode,
): Cart {
  const checked = checkLines(lines, asking);
  const itemCount = checked.reduce((count, { item }) => count + item.quantity, 0);
  return { id, items: checked.map(cartItem), itemCount, ...totalsOf(checked, currency) };
}

function cartItem({
  item,
  book,
  problem,
  rentalPeriod,
  unitPrice,
  lineTotal,
  deposit,
}: CheckedLine): CartItem {
  const { id, type, quantity } = item;
  return {
    id,
    book: presentBook(book),
    type,
    quantity,
    rentalPeriod,
    unitPrice,
    lineTotal,
    deposit,
    problem: problem && { ...problem, field: ['items', id] },
  };
}
