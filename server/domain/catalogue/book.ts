import type { CurrencyCode, Money } from '../money/money.js';

/** The fifteen genres (docs/marketplace.md, Books and copies). */
export const Genre = {
  FICTION: 'FICTION',
  NON_FICTION: 'NON_FICTION',
  SCIENCE_FICTION: 'SCIENCE_FICTION',
  FANTASY: 'FANTASY',
  MYSTERY: 'MYSTERY',
  THRILLER: 'THRILLER',
  ROMANCE: 'ROMANCE',
  HORROR: 'HORROR',
  BIOGRAPHY: 'BIOGRAPHY',
  HISTORY: 'HISTORY',
  SCIENCE: 'SCIENCE',
  TECHNOLOGY: 'TECHNOLOGY',
  SELF_HELP: 'SELF_HELP',
  CHILDREN: 'CHILDREN',
  OTHER: 'OTHER',
} as const;
export type Genre = keyof typeof Genre;

/** Whether a book is sold, rented out, or both. */
export const ListingType = { SALE: 'SALE', LEASE: 'LEASE', BOTH: 'BOTH' } as const;
export type ListingType = keyof typeof ListingType;

/** The state of the paper, best first. */
export const BookCondition = {
  NEW: 'NEW',
  LIKE_NEW: 'LIKE_NEW',
  VERY_GOOD: 'VERY_GOOD',
  GOOD: 'GOOD',
  ACCEPTABLE: 'ACCEPTABLE',
} as const;
export type BookCondition = keyof typeof BookCondition;

/** AVAILABLE: a copy is free today. RENTED: one will be. SOLD: none is left. UNLISTED: taken off the market. */
export const BookStatus = {
  AVAILABLE: 'AVAILABLE',
  RENTED: 'RENTED',
  SOLD: 'SOLD',
  UNLISTED: 'UNLISTED',
} as const;
export type BookStatus = keyof typeof BookStatus;

/** The orders in which books are listed; RATING_DESC by the seller's score. */
export const BookSort = {
  PRICE_ASC: 'PRICE_ASC',
  PRICE_DESC: 'PRICE_DESC',
  DATE_DESC: 'DATE_DESC',
  DATE_ASC: 'DATE_ASC',
  RATING_DESC: 'RATING_DESC',
  RENT_ASC: 'RENT_ASC',
} as const;
export type BookSort = keyof typeof BookSort;

/** What a rental costs a month, what is held meanwhile, and for how many months it may be. */
export interface LeasePrice {
  perMonth: Money;
  deposit: Money;
  /** For each day that a copy comes back late; zero when that costs nothing. */
  lateFeePerDay: Money;
  minDuration: number;
  maxDuration: number | null;
}

/** What a book costs: null for the way in which it is not offered. */
export interface BookPrice {
  currency: CurrencyCode;
  sale: Money | null;
  lease: LeasePrice | null;
}

/** Copies that are not sold, and what becomes of them. */
export interface CopyCounts {
  total: number;
  /** Free today. */
  available: number;
  /** Free today and for good, so that they can be sold. */
  sellable: number;
  /** Whether one of them is free on some day to come: one that is overdue may never be. */
  canBeRented: boolean;
}

/** What decides whether somebody can have a book. `availableFrom` (a date) is set when it is RENTED. */
export interface OfferedBook {
  sellerId: string;
  status: BookStatus;
  availableFrom: string | null;
  price: BookPrice;
  copies: CopyCounts;
}

/** The most months that one rental takes when the listing names no maximum (docs/marketplace.md, Rentals). */
const DEFAULT_LONGEST_RENTAL = 30;

/** The most months that one rental of the book may take. */
export function longestRental(lease: Pick<LeasePrice, 'maxDuration'>): number {
  return lease.maxDuration ?? DEFAULT_LONGEST_RENTAL;
}
