import { registerEnumType } from 'type-graphql';
import { BookBinding, BookLanguage } from '../../domain/catalogue/bookFacts.js';
import { BookCondition, BookSort, BookStatus, Genre, ListingType } from '../../domain/catalogue/book.js';
import { UnavailableReason } from '../../domain/catalogue/unavailable.js';

registerEnumType(Genre, {
  name: 'Genre',
  description: 'The genre of a book.',
  valuesConfig: {
    FICTION: { description: 'Fiction.' },
    NON_FICTION: { description: 'Non-fiction.' },
    SCIENCE_FICTION: { description: 'Science fiction.' },
    FANTASY: { description: 'Fantasy.' },
    MYSTERY: { description: 'Mystery.' },
    THRILLER: { description: 'Thriller.' },
    ROMANCE: { description: 'Romance.' },
    HORROR: { description: 'Horror.' },
    BIOGRAPHY: { description: 'Biography.' },
    HISTORY: { description: 'History.' },
    SCIENCE: { description: 'Science.' },
    TECHNOLOGY: { description: 'Technology.' },
    SELF_HELP: { description: 'Self-help.' },
    CHILDREN: { description: 'Books for children.' },
    OTHER: { description: 'Any other genre.' },
  },
});

registerEnumType(ListingType, {
  name: 'ListingType',
  description: 'The way a book is offered. As a filter, SALE and LEASE also match books offered both ways.',
  valuesConfig: {
    SALE: { description: 'For sale.' },
    LEASE: { description: 'For rent.' },
    BOTH: { description: 'For sale and for rent.' },
  },
});

registerEnumType(BookCondition, {
  name: 'BookCondition',
  description: 'The physical condition of the copies of a book.',
  valuesConfig: {
    NEW: { description: 'Unread.' },
    LIKE_NEW: { description: 'Read, without visible wear.' },
    VERY_GOOD: { description: 'Read, with small signs of wear.' },
    GOOD: { description: 'Complete, with visible signs of wear.' },
    ACCEPTABLE: { description: 'Heavily worn, but complete and readable.' },
  },
});

registerEnumType(BookBinding, {
  name: 'BookBinding',
  description: 'The binding of a book: paperback or hardcover.',
  valuesConfig: {
    PAPERBACK: { description: 'A book with a flexible paper cover.' },
    HARDCOVER: { description: 'A book with a rigid cover.' },
  },
});

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

registerEnumType(BookLanguage, {
  name: 'BookLanguage',
  description: 'The language of a book, as its BCP 47 primary language code.',
  valuesConfig: Object.fromEntries(
    Object.keys(BookLanguage).map((code) => [
      code,
      { description: code === 'OTHER' ? 'Any other language.' : `${LANGUAGE_NAMES.of(code.toLowerCase())}.` },
    ]),
  ),
});

registerEnumType(BookStatus, {
  name: 'BookStatus',
  description: 'The availability of a book today.',
  valuesConfig: {
    AVAILABLE: { description: 'At least one copy is available today.' },
    RENTED: { description: 'All copies are rented out until `availableFrom`.' },
    SOLD: { description: 'No copies are left.' },
    UNLISTED: { description: 'Off the market: taken off by the seller, or removed by a moderator.' },
  },
});

registerEnumType(UnavailableReason, {
  name: 'UnavailableReason',
  description: 'The reasons why a book is not available today, or cannot be bought although it is for sale.',
  valuesConfig: {
    SOLD_OUT: { description: 'No copies are left.' },
    REMOVED: { description: 'A moderator removed the listing; `removalReason` contains the reason.' },
    UNLISTED: { description: 'The seller took the listing off the market.' },
    RENTED_OUT: { description: 'All copies are rented out until `availableFrom`.' },
    RESERVED: { description: 'The book is for sale, but all copies are reserved for later rentals.' },
  },
});

registerEnumType(BookSort, {
  name: 'BookSort',
  description: 'The order of a list of books.',
  valuesConfig: {
    PRICE_ASC: {
      description:
        'Lowest price first. If the list is filtered by LEASE, the price is the monthly rent; if not, it is the sale ' +
        'price, and books that are only for rent come last. Books with an available copy come before all others.',
    },
    PRICE_DESC: {
      description:
        'Highest price first, by the same prices as PRICE_ASC. Books with an available copy come before all others.',
    },
    DATE_DESC: { description: 'Newest listing first.' },
    DATE_ASC: { description: 'Oldest listing first.' },
    RATING_DESC: { description: 'Books of the highest-rated sellers first.' },
    RENT_ASC: {
      description:
        'Lowest monthly rent first. Books that are only for sale come last, the cheapest of them first. Books ' +
        'with an available copy come before all others.',
    },
  },
});

export {
  BookBinding,
  BookCondition,
  BookLanguage,
  BookSort,
  BookStatus,
  Genre,
  ListingType,
  UnavailableReason,
};
