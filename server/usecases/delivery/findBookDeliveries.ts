import { deliveryCharge } from '../../domain/delivery/charge.js';
import { freeDelivery, type DeliveryTerms } from '../../domain/delivery/deliveryTerms.js';
import { weightOf } from '../../domain/delivery/weight.js';
import { money, type Money } from '../../domain/money/money.js';
import { deliveryTermsOf } from '../../persistence/queries/delivery/deliveryTerms.js';
import type { Book } from '../catalogue/book.js';
import type { Scope } from '../scope.js';

/** The seller's delivery charge for one copy of a listing that is ordered alone. */
export interface BookDelivery {
  charge: Money;
  /** The amount from which delivery of this seller's books is free; null if it never becomes free. */
  freeAbove: Money | null;
}

/** Returns the delivery charges of these books, in the same order. One statement reads the terms of all their sellers. */
export async function findBookDeliveries(scope: Scope, books: readonly Book[]): Promise<BookDelivery[]> {
  const sellerIds = [...new Set(books.map(({ sellerId }) => sellerId))];
  const terms = await deliveryTermsOf(scope.database, sellerIds);
  return books.map((book) => deliveryOf(book, terms.get(book.sellerId) ?? freeDelivery(scope.currency)));
}

function deliveryOf(book: Book, terms: DeliveryTerms): BookDelivery {
  const books = book.price.sale ?? book.price.lease?.perMonth ?? money(0, terms.currency);
  return {
    charge: deliveryCharge({ books, grams: weightOf(book) }, terms),
    freeAbove: terms.freeAbove === null ? null : money(terms.freeAbove, terms.currency),
  };
}
