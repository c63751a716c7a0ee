import { BookLanguage } from '../../domain/catalogue/bookFacts.js';
import { BookSort, ListingType, type BookCondition, type Genre } from '../../domain/catalogue/book.js';

/** Names of genres in REST (docs/marketplace.md, Books and copies). */
export const GENRE_LABELS: Record<Genre, string> = {
  FICTION: 'Fiction',
  NON_FICTION: 'Non-Fiction',
  SCIENCE_FICTION: 'Science Fiction',
  FANTASY: 'Fantasy',
  MYSTERY: 'Mystery',
  THRILLER: 'Thriller',
  ROMANCE: 'Romance',
  HORROR: 'Horror',
  BIOGRAPHY: 'Biography',
  HISTORY: 'History',
  SCIENCE: 'Science',
  TECHNOLOGY: 'Technology',
  SELF_HELP: 'Self-Help',
  CHILDREN: 'Children',
  OTHER: 'Other',
};

/** Names of conditions in REST. */
export const CONDITION_LABELS: Record<BookCondition, string> = {
  NEW: 'New',
  LIKE_NEW: 'Like New',
  VERY_GOOD: 'Very Good',
  GOOD: 'Good',
  ACCEPTABLE: 'Acceptable',
};

/** Names of sort orders in REST. */
export const SORT_NAMES = Object.values(BookSort).map((sort) => sort.toLowerCase());

/** Names of listing types in REST. */
export const LISTING_TYPES = Object.values(ListingType).map((type) => type.toLowerCase());

/** Returns the BCP 47 code of a book's language, in lower case. */
export function languageCode(language: BookLanguage): string {
  return language.toLowerCase();
}

/** Codes of all languages that a book can have. */
export const LANGUAGE_CODES = Object.values(BookLanguage).map(languageCode);
