import type { Language } from '../domain/accounts/account.js';
import type { BookPrice } from '../domain/catalogue/book.js';
import { formatMoney } from '../domain/money/format.js';
import type { Money } from '../domain/money/money.js';
import type { Reputation } from '../domain/reviews/reputation.js';
import { COUNT_LIMIT } from '../domain/shared/page.js';
import { voiceOf, type Voice } from '../languages/voice.js';
import { LABELS } from './labels.js';
import { TEXTS } from './texts.js';

type Label = keyof (typeof LABELS)['EN'];
type Text = keyof (typeof TEXTS)['EN'];

/** The texts and formats of public pages in one language. */
export interface Words {
  text: Voice<Text | Label>['text'];
  money(amount: Money): string;
  /** Formats the month of a day: 'January 2026' for '2026-01-15'. */
  month(day: string): string;
  /** Formats the prices of a book: 'Buy for ₹249 · Rent for ₹49 a month'. */
  price(price: Pick<BookPrice, 'sale' | 'lease'>): string;
  /** Formats a score from 0 to 100 as stars: '3.5 of 5 stars' for 70. */
  stars(score: number): string;
  /** Formats a mean score and the number of ratings: '3.5 of 5 stars (2 ratings)'. */
  rating(score: number, count: number): string;
  /**
   * Formats how many entries of a list are shown: '3 of 41 shown'. Totals are counted up to 10,000: '3 of 10,000+
   * shown'.
   */
  shown(shown: number, total: number): string;
  /** Returns the public figures of a seller, one per line; empty if the seller has too few orders. */
  record(reputation: Reputation | null): string[];
}

/** Returns the texts and formats of the public pages in a language. */
export function wordsOf(language: Language): Words {
  const { text, locale } = voiceOf<Text | Label>(language, { ...TEXTS[language], ...LABELS[language] });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(locale);
  const money = (amount: Money) => formatMoney(amount, { locale, isShort: true });
  return {
    text,
    money,
    month: (day) => months.format(new Date(day)),
    price: ({ sale, lease }) =>
      [
        ...(sale ? [text('buy', { price: money(sale) })] : []),
        ...(lease ? [text('rent', { price: money(lease.perMonth) })] : []),
      ].join(' · '),
    stars: (score) => text('stars', { stars: starsOf(score) }),
    rating: (score, count) =>
      count === 0 ? text('noRatings') : text('ratings', { stars: starsOf(score), count }),
    shown: (shown, total) => {
      const counted = numbers.format(Math.min(total, COUNT_LIMIT));
      return text('shown', {
        shown: numbers.format(shown),
        total: total > COUNT_LIMIT ? `${counted}+` : counted,
      });
    },
    record: (reputation) => (reputation ? recordIn(text, reputation) : []),
  };
}

function recordIn(
  text: Words['text'],
  { shipsWithinDays, returnsOnTimePercent, cancelledPercent }: Reputation,
): string[] {
  return [
    ...(shipsWithinDays === null ? [] : [text('shipsWithin', { days: shipsWithinDays })]),
    ...(returnsOnTimePercent === null ? [] : [text('returnsOnTime', { percent: returnsOnTimePercent })]),
    text('cancelled', { percent: cancelledPercent }),
  ];
}

const starsOf = (score: number) => (score / 20).toFixed(1);

/** Returns a text as one line. If it has more than `most` characters, cuts it after a word and adds an ellipsis. */
export function shortened(text: string, most: number): string {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim());
  if (letters.length <= most) return letters.join('');
  return `${letters
    .slice(0, most)
    .join('')
    .replace(/\s\S*$/, '')}…`;
}
