import { longestRental, type BookPrice } from './book.js';

/**
 * Returns the number of months after which buying is cheaper: the longest rental whose rent does not exceed the sale
 * price; 0 if the shortest rental costs more. Null if the book is not offered both ways, or if even the longest
 * rental does not cost more. Ignores the deposit, because it is returned.
 */
export function cheaperToBuyAfter({ sale, lease }: Pick<BookPrice, 'sale' | 'lease'>): number | null {
  if (!sale || !lease) return null;
  const months = Math.floor(sale.amount / lease.perMonth.amount);
  if (months >= longestRental(lease)) return null;
  return months < lease.minDuration ? 0 : months;
}
