import { refuse, type Problem } from '../../domain/errors.js';
import { totalsOf, type Totals } from '../../domain/pricing.js';
import type { RentalPeriod } from '../../domain/rentalPeriod.js';
import type { CartItemType } from '../../domain/cart.js';
import type { Money } from '../../domain/money.js';
import { cartOf } from '../../persistence/queries/carts.js';
import { presentBook, type Book } from '../catalogue/book.js';
import { requireViewer, today, type Scope } from '../scope.js';
import { checkLines, linesWithBooks, type CheckedLine } from './checkLines.js';

/** A line of the viewer's cart, at the listing's price of now. */
export interface CartItem {
  id: string;
  book: Book;
  type: CartItemType;
  quantity: number;
  rentalPeriod: RentalPeriod | null;
  unitPrice: Money;
  lineTotal: Money;
  deposit: Money;
  /** What would keep the line from being ordered now; null when nothing would. */
  problem: Problem | null;
}

/** The viewer's cart. It reserves nothing. */
export interface Cart extends Totals {
  id: string;
  items: CartItem[];
  /** How many lines there are. */
  itemCount: number;
}

/** The viewer's cart with what stands in the way of each line. */
export async function viewCart(scope: Scope): Promise<Cart> {
  const viewer = await requireViewer(scope);
  const cart = (await cartOf(scope.database, viewer.id)) ?? refuse('NOT_FOUND');
  const asking = { buyerId: viewer.id, today: today(scope) };
  const lines = await linesWithBooks(scope.database, cart.items, asking.today);
  const checked = await checkLines(scope.database, lines, asking);
  return { id: cart.id, items: checked.map(cartItem), itemCount: checked.length, ...totalsOf(checked) };
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
