import { deliveriesOf, totalCharge, type SellerDelivery } from '../../domain/delivery/charge.js';
import type { Asking, CartItemType } from '../../domain/orders/cart.js';
import type { PickUpOffer } from '../../domain/delivery/deliveryTerms.js';
import { pickUpFromField } from '../../domain/orders/checkout.js';
import { refuse, type Problem } from '../../domain/shared/errors.js';
import { money, type CurrencyCode, type Money } from '../../domain/money/money.js';
import { totalsOf, type Totals } from '../../domain/orders/pricing.js';
import type { RentalPeriod } from '../../domain/rental/rentalPeriod.js';
import { cartOf, type StoredCart } from '../../persistence/queries/orders/carts.js';
import { presentBook, type Book } from '../catalogue/book.js';
import { readInput, type Lazy } from '../readInput.js';
import { principalWith, requireAbility } from '../requireAbility.js';
import { planning, type Scope } from '../scope.js';
import { checkLines, deliveredLine, pricedLines, type CheckedLine, type PricedLine } from './checkLines.js';

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

/** A seller's charge for delivering their part of the cart. */
export interface CartDelivery {
  sellerId: string;
  charge: Money;
  /** The weight of all copies, in grams. */
  weightGrams: number;
  /**
   * The amount that is missing for free delivery; null if delivery is already free or never becomes free, or if the books are
   * picked up.
   */
  shortOfFree: Money | null;
  /** The place where the buyer can pick up the books; null if the seller does not offer pick-up. */
  pickUp: PickUpOffer | null;
  /** True if the buyer chose to pick up the books, so that delivery is not charged. */
  isPickedUp: boolean;
}

/** The viewer's cart. A cart reserves no copies. */
export interface Cart extends Totals {
  id: string;
  items: CartItem[];
  /** Each seller's charge for delivery, in the order of the lines. */
  deliveries: CartDelivery[];
  /** Number of copies in all lines. */
  itemCount: number;
}

/**
 * Returns the viewer's cart, with the problem of each line that cannot be ordered now. `pickUpFrom` lists the sellers from whom
 * the buyer would pick up the books; sellers who do not offer pick-up deliver the books.
 */
export async function viewCart(scope: Scope, pickUpFrom: Lazy<unknown> = null): Promise<Cart> {
  const viewer = await requireAbility(scope, 'cart:read');
  const chosen = await readInput(pickUpFromField, pickUpFrom);
  const cart = (await cartOf(scope.database, viewer.id)) ?? refuse('NOT_FOUND');
  const asking = { buyerId: viewer.id, ...planning(scope) };
  const lines = await pricedLines(scope.database, cart.items, asking);
  return presentLines(cart, lines, asking, { currency: scope.currency, pickUpFrom: chosen });
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
  { currency, pickUpFrom }: { currency: CurrencyCode; pickUpFrom?: readonly string[] },
): Cart {
  const checked = checkLines(lines, asking);
  const itemCount = checked.reduce((count, { item }) => count + item.quantity, 0);
  const deliveries = deliveriesOf(checked.map(deliveredLine), currency, pickUpFrom);
  const totals = totalsOf(checked, totalCharge(deliveries, currency), currency);
  return { id, items: checked.map(cartItem), deliveries: deliveries.map(cartDelivery), itemCount, ...totals };
}

function cartDelivery({ sellerId, charge, grams, books, terms, isPickedUp }: SellerDelivery): CartDelivery {
  const left = terms.freeAbove === null || isPickedUp ? 0 : terms.freeAbove - books.amount;
  const shortOfFree = left > 0 ? money(left, terms.currency) : null;
  return { sellerId, charge, weightGrams: grams, shortOfFree, pickUp: terms.pickUp, isPickedUp };
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
