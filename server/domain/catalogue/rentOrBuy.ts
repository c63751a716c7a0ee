import { longestRental, type BookPrice } from './book.js';

/**
 * Returns the maximum number of months for which renting costs no more than buying; 0 if even the shortest rental
 * costs more. Null if the longest rental costs no more, or if the book is not offered both ways. Ignores the deposit,
 * because it is returned.
 */
export function cheaperToBuyAfter({ sale, lease }: Pick<BookPrice, 'sale' | 'lease'>): number | null {
  if (!sale || !lease) return null;
  const months = Math.floor(sale.amount / lease.perMonth.amount);
  if (months >= longestRental(lease)) return null;
  return months < lease.minDuration ? 0 : months;
}
