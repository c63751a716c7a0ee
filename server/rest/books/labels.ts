import { BookLanguage } from '../../domain/catalogue/bookFacts.js';
import { BookSort, ListingType, type BookCondition, type Genre } from '../../domain/catalogue/book.js';

/** The genres as the documented paths spell them (docs/marketplace.md, Books and copies). */
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

/** The conditions as the documented paths spell them. */
export const CONDITION_LABELS: Record<BookCondition, string> = {
  NEW: 'New',
  LIKE_NEW: 'Like New',
  VERY_GOOD: 'Very Good',
  GOOD: 'Good',
  ACCEPTABLE: 'Acceptable',
};

/** The sorts as the documented paths spell them. */
export const SORT_NAMES = Object.values(BookSort).map((sort) => sort.toLowerCase());

/** The listing types as the documented paths spell them. */
export const LISTING_TYPES = Object.values(ListingType).map((type) => type.toLowerCase());

/** A language of books as the documented paths spell it: its code in BCP 47, in lower case. */
export function languageCode(language: BookLanguage): string {
  return language.toLowerCase();
}

/** All of them. */
export const LANGUAGE_CODES = Object.values(BookLanguage).map(languageCode);
