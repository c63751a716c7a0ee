import { longestRental, type BookPrice } from './book.js';

/**
 * After how many months a copy is cheaper to buy: the most months whose rent is not above the sale price; 0 when the shortest
 * rental costs more already. Null for what is not offered both ways, and where no rental may last that long. The deposit
 * does not count: it comes back.
 */
export function cheaperToBuyAfter({ sale, lease }: Pick<BookPrice, 'sale' | 'lease'>): number | null {
  if (!sale || !lease) return null;
  const months = Math.floor(sale.amount / lease.perMonth.amount);
  if (months >= longestRental(lease)) return null;
  return months < lease.minDuration ? 0 : months;
}
