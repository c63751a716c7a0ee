import { registerEnumType } from 'type-graphql';
import { BookCondition, BookSort, BookStatus, Genre, ListingType } from '../../domain/catalogue/book.js';

registerEnumType(Genre, {
  name: 'Genre',
  description: 'What a book is about.',
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
    OTHER: { description: 'Anything else.' },
  },
});

registerEnumType(ListingType, {
  name: 'ListingType',
  description: 'How a book is offered. As a filter, SALE and LEASE also find what is offered both ways.',
  valuesConfig: {
    SALE: { description: 'To buy.' },
    LEASE: { description: 'To rent.' },
    BOTH: { description: 'To buy or to rent.' },
  },
});

registerEnumType(BookCondition, {
  name: 'BookCondition',
  description: 'The state of the paper.',
  valuesConfig: {
    NEW: { description: 'Never read.' },
    LIKE_NEW: { description: 'Read, and not to be seen.' },
    VERY_GOOD: { description: 'Small signs of reading.' },
    GOOD: { description: 'Signs of reading, nothing missing.' },
    ACCEPTABLE: { description: 'Worn, but whole and readable.' },
  },
});

registerEnumType(BookStatus, {
  name: 'BookStatus',
  description: 'Whether a book has a copy that is available today.',
  valuesConfig: {
    AVAILABLE: { description: 'A copy is free today.' },
    RENTED: { description: 'All copies are out; `availableFrom` says when one is back.' },
    SOLD: { description: 'No copy is left.' },
    UNLISTED: { description: 'Its seller took it off the market.' },
  },
});

registerEnumType(BookSort, {
  name: 'BookSort',
  description: 'The order of a list of books.',
  valuesConfig: {
    PRICE_ASC: {
      description:
        'Cheapest first: by monthly rent when the list is filtered by LEASE; otherwise by sale price, and what is only for ' +
        'rent follows. What has a free copy comes before everything that has none.',
    },
    PRICE_DESC: {
      description: 'Dearest first, by the same prices. What has a free copy comes first here too.',
    },
    DATE_DESC: { description: 'Newest first.' },
    DATE_ASC: { description: 'Oldest first.' },
    RATING_DESC: { description: 'Books of the best rated sellers first.' },
  },
});

export { BookCondition, BookSort, BookStatus, Genre, ListingType };
