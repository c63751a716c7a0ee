import { money, plus, sum, zero, type CurrencyCode, type Money } from '../money/money.js';
import { refuse } from '../shared/errors.js';
import type { DeliveryRate, DeliveryTerms } from './deliveryTerms.js';
import { weightOf, type WeighedBook } from './weight.js';

/** The books that one seller sends in one order. */
export interface Consignment {
  /** Prices and rents, without deposits. */
  books: Money;
  grams: number;
}

/** A line of a cart, with the facts that decide the charge for its delivery. */
export interface DeliveredLine {
  book: WeighedBook & { sellerId: string };
  quantity: number;
  lineTotal: Money;
  terms: DeliveryTerms;
}

/** The delivery of one seller's part of a cart, with its charge. */
export interface SellerDelivery extends Consignment {
  sellerId: string;
  charge: Money;
  terms: DeliveryTerms;
  /** True if the buyer picks the books up, which costs nothing. */
  isPickedUp: boolean;
}

/** Returns the delivery charge for these books by the seller's terms; zero if they cost `freeAbove` or more. */
export function deliveryCharge({ books, grams }: Consignment, terms: DeliveryTerms): Money {
  const { kind, currency, charge, rates, freeAbove } = terms;
  if (kind === 'FREE' || (freeAbove !== null && books.amount >= freeAbove)) return zero(currency);
  return money(kind === 'FLAT' ? (charge ?? 0) : chargeByWeight(grams, rates), currency);
}

/**
 * Returns the charge of the first row that covers this weight. A weight beyond the last row is divided into several parcels: as
 * many full ones as needed, and one for the rest.
 */
function chargeByWeight(grams: number, rates: readonly DeliveryRate[]): number {
  const heaviest = rates.at(-1);
  if (!heaviest) return 0;
  const full = Math.max(0, Math.ceil(grams / heaviest.upToGrams) - 1);
  const rest = grams - full * heaviest.upToGrams;
  const row = rates.find(({ upToGrams }) => upToGrams >= rest) ?? heaviest;
  return full * heaviest.charge + row.charge;
}

/**
 * Returns the delivery of each seller's books, with its charge, in the order of the lines. The buyer picks the books up
 * from the sellers in `pickUpFrom` who offer pick-up.
 */
export function deliveriesOf(
  lines: readonly DeliveredLine[],
  currency: CurrencyCode,
  pickUpFrom: readonly string[] = [],
): SellerDelivery[] {
  const sellers = new Map<string, Omit<SellerDelivery, 'charge' | 'isPickedUp'>>();
  for (const { book, quantity, lineTotal, terms } of lines) {
    const { sellerId } = book;
    const { books, grams } = sellers.get(sellerId) ?? { books: zero(currency), grams: 0 };
    const added = { books: plus(books, lineTotal), grams: grams + weightOf(book) * quantity };
    sellers.set(sellerId, { sellerId, terms, ...added });
  }
  return [...sellers.values()].map((each) => {
    const isPickedUp = each.terms.pickUp !== null && pickUpFrom.includes(each.sellerId);
    return { ...each, isPickedUp, charge: isPickedUp ? zero(currency) : deliveryCharge(each, each.terms) };
  });
}

/** Returns the sum of these charges. */
export function totalCharge(
  deliveries: readonly Pick<SellerDelivery, 'charge'>[],
  currency: CurrencyCode,
): Money {
  return sum(
    deliveries.map(({ charge }) => charge),
    currency,
  );
}

/** Throws PICK_UP_NOT_OFFERED unless every seller in `pickUpFrom` is in the order and offers pick-up. */
export function assertPickUpOffered(
  deliveries: readonly Pick<SellerDelivery, 'sellerId' | 'isPickedUp'>[],
  pickUpFrom: readonly string[],
): void {
  const isOffered = pickUpFrom.every((id) =>
    deliveries.some(({ sellerId, isPickedUp }) => isPickedUp && sellerId === id),
  );
  if (!isOffered) refuse('PICK_UP_NOT_OFFERED', { field: ['pickUpFrom'] });
}
