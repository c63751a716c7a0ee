import type { BookPrice } from '../domain/catalogue/book.js';
import { formatMoney } from '../domain/money/format.js';
import type { Reputation } from '../domain/reviews/reputation.js';

/** 'LIKE_NEW' as 'Like new'. */
export function labelOf(value: string): string {
  const words = value.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a copy costs: 'Buy for ₹249 · Rent for ₹49 a month'. */
export function priceInWords({ sale, lease }: Pick<BookPrice, 'sale' | 'lease'>): string {
  const ways = [
    sale && `Buy for ${formatMoney(sale)}`,
    lease && `Rent for ${formatMoney(lease.perMonth)} a month`,
  ];
  return ways.filter(Boolean).join(' · ');
}

/** Whether a copy is available, in words. */
export const AVAILABILITY = {
  AVAILABLE: 'Available now',
  RENTED: 'Rented out at the moment',
  SOLD: 'Sold out',
  UNLISTED: 'Not on the market',
} as const;

/** What happened with a seller's last orders, line by line. */
export function recordInWords(reputation: Reputation | null): string[] {
  if (!reputation) return [];
  const { shipsWithinDays, returnsOnTimePercent, cancelledPercent } = reputation;
  return [
    ...(shipsWithinDays === null ? [] : [`Ships within ${shipsWithinDays} ${days(shipsWithinDays)}`]),
    ...(returnsOnTimePercent === null ? [] : [`${returnsOnTimePercent}% of returns accepted on time`]),
    `${cancelledPercent}% of orders cancelled by the seller`,
  ];
}

const days = (count: number) => (count === 1 ? 'day' : 'days');

/** A score of 0 to 100, as stars to one decimal. */
export function starsInWords(score: number, count: number): string {
  return count === 0
    ? 'No ratings yet'
    : `${starsOf(score)} (${count} ${count === 1 ? 'rating' : 'ratings'})`;
}

/** 70 as '3.5 of 5 stars'. */
export const starsOf = (score: number) => `${(score / 20).toFixed(1)} of 5 stars`;

/** The text in one line, cut after a word when it has more characters. */
export function shortened(text: string, most: number): string {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim());
  if (letters.length <= most) return letters.join('');
  return `${letters
    .slice(0, most)
    .join('')
    .replace(/\s\S*$/, '')}…`;
}
