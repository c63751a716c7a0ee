/** Error codes of waiting lists and saved searches, with their English messages; part of ERRORS. */
export const WISH_ERRORS = {
  FREE_ON_THESE_DAYS: 'This book is available on these days. You can rent it now.',
  ALREADY_RENTED: 'You have already rented this book. To keep it longer, extend your rental.',
  ALREADY_WAITING:
    'You are already on the waiting list for this book. To change the dates, leave the list and join it again.',
  WAITING_LIMIT:
    'You can be on the waiting lists of at most {max, plural, one {# book} other {# books}} at a time',
  SEARCH_EMPTY: 'Please enter a search or choose a filter',
  SAVED_SEARCH_LIMIT: 'You can save at most {max, plural, one {# search} other {# searches}}',
} as const;
