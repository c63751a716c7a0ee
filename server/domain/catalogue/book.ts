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

/** The ways a book is offered. */
export const ListingType = { SALE: 'SALE', LEASE: 'LEASE', BOTH: 'BOTH' } as const;
export type ListingType = keyof typeof ListingType;

/** The condition of the copies, best first. */
export const BookCondition = {
  NEW: 'NEW',
  LIKE_NEW: 'LIKE_NEW',
  VERY_GOOD: 'VERY_GOOD',
  GOOD: 'GOOD',
  ACCEPTABLE: 'ACCEPTABLE',
} as const;
export type BookCondition = keyof typeof BookCondition;

/**
 * AVAILABLE: a copy is free today. RENTED: a copy will be free later. SOLD: no copy is left. UNLISTED: off the
 * market.
 */
export const BookStatus = {
  AVAILABLE: 'AVAILABLE',
  RENTED: 'RENTED',
  SOLD: 'SOLD',
  UNLISTED: 'UNLISTED',
} as const;
export type BookStatus = keyof typeof BookStatus;

/** The sort orders of lists of books; RATING_DESC sorts by the seller's score. */
export const BookSort = {
  PRICE_ASC: 'PRICE_ASC',
  PRICE_DESC: 'PRICE_DESC',
  DATE_DESC: 'DATE_DESC',
  DATE_ASC: 'DATE_ASC',
  RATING_DESC: 'RATING_DESC',
  RENT_ASC: 'RENT_ASC',
} as const;
export type BookSort = keyof typeof BookSort;

/** Monthly rent and deposit, with the shortest and longest rental in months. */
export interface LeasePrice {
  perMonth: Money;
  deposit: Money;
  /** Fee for each day that a copy is late; zero without a late fee. */
  lateFeePerDay: Money;
  minDuration: number;
  maxDuration: number | null;
  /** The price of a lost copy. If null, the sale price applies or, without a sale price, the deposit. */
  replacementPrice: Money | null;
  /** Percentage of the rent that counts toward the price if the buyer buys the copies; null if they cannot be bought. */
  rentCreditPercent: number | null;
}

/** The prices of a book. `sale` or `lease` is null if the book is not offered that way. */
export interface BookPrice {
  currency: CurrencyCode;
  sale: Money | null;
  lease: LeasePrice | null;
}

/** The number of unsold copies of a listing, by availability. */
export interface CopyCounts {
  total: number;
  /** Copies that are free today. */
  available: number;
  /** Copies that are free today and on every later day, and so can be sold. */
  sellable: number;
  /** True if a copy is free today or on a later day. An overdue copy does not count, because it may never come back. */
  canBeRented: boolean;
}

/**
 * The facts that decide whether a book can be bought or rented. `availableFrom` is a date, set only if the status is
 * RENTED.
 */
export interface OfferedBook {
  sellerId: string;
  status: BookStatus;
  availableFrom: string | null;
  price: BookPrice;
  copies: CopyCounts;
}

/** Longest rental in months of a listing without a maximum (docs/marketplace.md, Rentals). */
const DEFAULT_LONGEST_RENTAL = 30;

/** Returns the longest rental of the book in months: the seller's maximum, or DEFAULT_LONGEST_RENTAL. */
export function longestRental(lease: Pick<LeasePrice, 'maxDuration'>): number {
  return lease.maxDuration ?? DEFAULT_LONGEST_RENTAL;
}
