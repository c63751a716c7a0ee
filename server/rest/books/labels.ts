import { BookBinding, BookLanguage } from '../../domain/catalogue/bookFacts.js';
import { BookSort, ListingType, type BookCondition, type Genre } from '../../domain/catalogue/book.js';

/** The documented REST name of each genre (docs/marketplace.md, Books and copies). */
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

/** The documented REST name of each condition of a copy. */
export const CONDITION_LABELS: Record<BookCondition, string> = {
  NEW: 'New',
  LIKE_NEW: 'Like New',
  VERY_GOOD: 'Very Good',
  GOOD: 'Good',
  ACCEPTABLE: 'Acceptable',
};

/** The sort orders as REST spells them: in lower case. */
export const SORT_NAMES = Object.values(BookSort).map((sort) => sort.toLowerCase());

/** The listing types as REST spells them: in lower case. */
export const LISTING_TYPES = Object.values(ListingType).map((type) => type.toLowerCase());

/** The bindings as REST spells them: in lower case. */
export const BINDINGS = Object.values(BookBinding).map((binding) => binding.toLowerCase());

/** Returns the BCP 47 code of a book's language, in lower case. */
export function languageCode(language: BookLanguage): string {
  return language.toLowerCase();
}

/** The codes of books' languages in REST, in lower case. */
export const LANGUAGE_CODES = Object.values(BookLanguage).map(languageCode);
